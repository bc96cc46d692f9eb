@_exported import AppleAVFoundation
@_exported import SwiftUI
