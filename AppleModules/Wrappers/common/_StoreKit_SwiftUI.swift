@_exported import AppleStoreKit
@_exported import Foundation
@_exported import SwiftUI
