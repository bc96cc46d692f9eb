// The interface of `import Easel`: the views and the types that code with views needs.
@_exported import Views

@_exported import struct Display.Pixmap
@_exported import enum PixelComparison.PixelComparison
@_exported import struct Stepping.TimedEvent
