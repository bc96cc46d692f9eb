// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Metal.

import AppleMetal
import AppleUIKit

/// A view of the graphics processor. It isn't drawn.
open class MTKView: UIView {
    open var device: (any MTLDevice)?
    open weak var delegate: (any MTKViewDelegate)?
    open var clearColor = MTLClearColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
    open var depthStencilPixelFormat = MTLPixelFormat.invalid
    open var sampleCount = 1
    open var framebufferOnly = true
    open var enableSetNeedsDisplay = false
    open var isPaused = false
    open var preferredFramesPerSecond = 60
    open var autoResizeDrawable = true
    open var drawableSize = CGSize.zero
    open var currentDrawable: (any MTLDrawable)? { nil }
    open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }
    nonisolated public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init(frame: CGRect, device: (any MTLDevice)?) {
        self.init(frame: frame)
        self.device = device
    }
    nonisolated public required init?(coder: NSCoder) { nil }
    open func draw() {}
}
/// Draws a view.
@MainActor @preconcurrency
public protocol MTKViewDelegate: AnyObject {
    func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
    func draw(in view: MTKView)
}
