@_exported import AppleSwiftData
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUI
