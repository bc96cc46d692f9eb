import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation

/// A tool for drawing.
public protocol PKTool: Sendable {}

/// A pen, a marker, or a pencil.
public struct PKInkingTool: PKTool, Equatable, @unchecked Sendable {
    /// The kind of a tool.
    public enum InkType: String, Sendable, CaseIterable, Codable { case pen, pencil, marker, monoline, fountainPen, watercolor, crayon }
    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) { (inkType, self.color, self.width) = (type, color, width ?? 5) }
    public var ink: PKInk { PKInk(inkType, color: color) }
}
/// The ink of a line.
public struct PKInk: @unchecked Sendable {
    public typealias InkType = PKInkingTool.InkType
    public var inkType: InkType
    public var color: UIColor
    public init(_ type: InkType, color: UIColor = .black) { (inkType, self.color) = (type, color) }
}
/// An eraser.
public struct PKEraserTool: PKTool, Equatable {
    /// The kind of an eraser.
    public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }
    public var eraserType: EraserType
    public var width: CGFloat
    public init(_ eraserType: EraserType, width: CGFloat = 20) { (self.eraserType, self.width) = (eraserType, width) }
}
/// A tool for selecting.
public struct PKLassoTool: PKTool, Equatable { public init() {} }

/// The inputs that draw.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A canvas with its drawing.
open class PKCanvasView: UIScrollView, DrawnView {
    open var drawing = PKDrawing()
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var allowsFingerDrawing = true
    open var isRulerActive = false
    open var drawingGestureRecognizer: UIGestureRecognizer { UIGestureRecognizer(target: nil, action: nil) }
    package var ownPicture: AnyView? { type(of: self) == PKCanvasView.self ? AnyView(drawn) : nil }
    private var drawn: some View {
        let drawing = drawing
        return Canvas { context, _ in drawing.draw(in: &context) }.background(Color(uiColor: backgroundColor ?? .systemBackground))
    }
}
/// Reacts to drawing.
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
}
/// Reacts to the choice of a tool.
@MainActor @preconcurrency public protocol PKToolPickerObserver: AnyObject {}

/// The palette of tools. It isn't drawn.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
    private var isShown = false
    nonisolated public override init() {}
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isVisible: Bool { isShown }
    open var isRulerActive = false
    open var showsDrawingPolicyControls = true
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) { isShown = visible }
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
extension PKCanvasView: PKToolPickerObserver {}
