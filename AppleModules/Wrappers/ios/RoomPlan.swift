@_exported import AppleRoomPlan
@_exported import AppleSIMD
@_exported import Foundation
@_exported import Glibc
