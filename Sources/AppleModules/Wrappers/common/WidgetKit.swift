@_exported import AppleWidgetKit
@_exported import Foundation
@_exported import SwiftUI
