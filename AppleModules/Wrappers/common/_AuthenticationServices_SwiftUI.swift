@_exported import AppleAuthenticationServices
@_exported import SwiftUI
