// What `import Easel` brings: the views with everything that their code names.
@_exported import Views

@_exported import struct Display.Pixmap
@_exported import enum PixelComparison.PixelComparison
@_exported import struct Stepping.TimedEvent
