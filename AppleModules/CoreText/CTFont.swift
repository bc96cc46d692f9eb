// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CoreText.

import AppleCoreGraphics
import AppleFoundation
import AppleUIKit
import Easel
import Foundation

/// A font.
public typealias CTFont = UIFont
/// The scope in which a font is registered.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }
/// Answers true: fonts of an app's folder are known without registration.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
/// Answers true: fonts of an app's folder are known without registration.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(_ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> Bool { true }
/// Calls the closure at the end: fonts of an app's folder are known without registration.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: (([Any], Bool) -> Bool)?
) { _ = registrationHandler?([], true) }
/// A font in a file.
public final class CGFont: Sendable {
    public init?(_ provider: CGDataProvider) {}
    public init?(_ name: CFString) {}
    public var postScriptName: CFString? { nil }
}
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
