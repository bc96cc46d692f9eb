// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AppleUIKit
import Easel
import Views

/// A drag that moves the window, which never moves.
public struct WindowDragGesture: Gesture {
    public init() {}
    public var body: some Gesture<DragGesture.Value> { DragGesture() }
}
