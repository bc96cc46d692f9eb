@_exported import AppleAuthenticationServices
@_exported import Foundation
@_exported import SwiftUI
