// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

// On Apple's systems, these values are bridged to objects, so code writes `id as CVarArg` for the argument of a format or of a predicate.

private func described(_ value: Any) -> any CVarArg { NSString(string: "\(value)") }

extension Date: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { described(self) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension UUID: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { described(self) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension URL: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { described(self) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension NSNumber: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { described(self) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}
extension NSDate: @retroactive _CVarArgObject {
    public var _cVarArgObject: any CVarArg { described(self) }
    public var _cVarArgEncoding: [Int] { _cVarArgObject._cVarArgEncoding }
}

extension Data.WritingOptions {
    /// The older name of `atomic`.
    public static let atomicWrite = Data.WritingOptions.atomic
}
