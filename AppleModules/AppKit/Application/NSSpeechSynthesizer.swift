// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
// The names are those of AppKit.

import AppleUIKit
import Easel

/// Speaks texts, which aren't heard.
@MainActor @preconcurrency
public final class NSSpeechSynthesizer: NSObject {
    nonisolated public override init() {}
    public var rate: Float = 175
    public var volume: Float = 1
    public var isSpeaking: Bool { false }
    @discardableResult public func startSpeaking(_ string: String) -> Bool { false }
    public func stopSpeaking() {}
}
