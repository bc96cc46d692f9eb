// Every file of the scene language names positions, diagnostics, and limits, and so do its clients.
@_exported import Inputs
@_exported import Stepping
