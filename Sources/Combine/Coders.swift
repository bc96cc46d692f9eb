// swift-format-ignore-file: AvoidRetroactiveConformances
// Combine itself declares these conformances on Apple's systems, and here this module is Combine.

import Foundation
import OpenCombine

extension JSONDecoder: @retroactive TopLevelDecoder {}
extension JSONEncoder: @retroactive TopLevelEncoder {}
extension PropertyListDecoder: @retroactive TopLevelDecoder {}
extension PropertyListEncoder: @retroactive TopLevelEncoder {}
