@_exported import AppleSwiftData
@_exported import SwiftUI
