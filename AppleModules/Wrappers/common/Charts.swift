@_exported import AppleCharts
@_exported import Foundation
@_exported import SwiftUI
