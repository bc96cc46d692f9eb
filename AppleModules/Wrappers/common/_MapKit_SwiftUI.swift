@_exported import AppleCoreLocation
@_exported import AppleMapKit
@_exported import Foundation
@_exported import SwiftUI
