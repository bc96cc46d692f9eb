@_exported import AppleWebKit
@_exported import SwiftUI
