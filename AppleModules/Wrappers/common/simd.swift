@_exported import AppleSIMD
@_exported import Glibc
