@_exported import AppleCoreGraphics
