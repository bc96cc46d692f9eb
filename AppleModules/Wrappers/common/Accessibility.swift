@_exported import AppleAccessibility
@_exported import Foundation
@_exported import SwiftUI
