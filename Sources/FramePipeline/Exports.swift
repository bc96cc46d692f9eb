// The code that writes files starts programs for some of them.
@_exported import Programs
