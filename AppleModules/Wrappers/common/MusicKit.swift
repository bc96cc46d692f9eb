@_exported import AppleMusicKit
@_exported import Foundation
