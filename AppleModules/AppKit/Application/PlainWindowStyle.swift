// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Easel
import Views

/// A window without a title bar and a background.
public struct PlainWindowStyle: WindowStyle { nonisolated public init() {} }
extension WindowStyle where Self == PlainWindowStyle {
    nonisolated public static var plain: PlainWindowStyle { PlainWindowStyle() }
}
