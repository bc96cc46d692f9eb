import Easel
import Foundation

// Drawing has no pointer, pencil, or edit menu, so these interactions never happen.

/// A key that is pressed. Drawing has no keyboard.
@MainActor @preconcurrency
open class UIPress: NSObject {
    /// The button of a remote control.
    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        case pageUp = 30
        case pageDown
    }
    /// The phase of a press.
    public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
    nonisolated override init() {}
    open var key: UIKey? { nil }
    open var type: PressType { .select }
    open var phase: Phase { .began }
    open var timestamp: TimeInterval { 0 }
}

/// A change of pressed keys.
open class UIPressesEvent: UIEvent { open var allPresses: Set<UIPress> { [] } }

/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: NSObject {
    nonisolated override init() {}
    open var characters: String { "" }
    open var charactersIgnoringModifiers: String { "" }
    open var modifierFlags: UIKeyModifierFlags { [] }
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
}

/// The number of a key.
public enum UIKeyboardHIDUsage: Int, Sendable {
    case keyboardErrorRollOver = 1
    case keyboardA = 4
    case keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN,
        keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ, keyboard1,
        keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape,
        keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar, keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket,
        keyboardBackslash
    case keyboardSemicolon = 51
    case keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma, keyboardPeriod, keyboardSlash
    case keyboardRightArrow = 79
    case keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
    case keyboardLeftControl = 224
    case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI, keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI
}
