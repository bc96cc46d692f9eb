@_exported import AppleAppIntents
@_exported import Foundation
@_exported import SwiftUI
