import AppleCoreGraphics
import Easel

/// The alignment of a label's lines.
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The position of a text that was made smaller.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
