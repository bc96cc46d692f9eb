@_exported import AppleServices
@_exported import Foundation
@_exported import SwiftUI
