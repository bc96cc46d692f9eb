@_exported import AppleSIMD
@_exported import AppleSpatial
@_exported import Glibc
