@_exported import AppleWebKit
@_exported import Foundation
@_exported import SwiftUI
