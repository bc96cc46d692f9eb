@_exported import AppleUIKit
@_exported import Foundation
@_exported import SwiftUI
