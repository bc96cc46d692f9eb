// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Metal.

import Foundation

/// A graphics processor, which doesn't exist here.
public protocol MTLDevice: AnyObject {
    var name: String { get }
    func makeCommandQueue() -> (any MTLCommandQueue)?
    func makeDefaultLibrary() -> (any MTLLibrary)?
    func makeRenderPipelineState(descriptor: MTLRenderPipelineDescriptor) throws -> any MTLRenderPipelineState
    func makeComputePipelineState(function computeFunction: any MTLFunction) throws -> any MTLComputePipelineState
    func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
    func makeBuffer(bytes pointer: UnsafeRawPointer, length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
}
/// Commands in order.
public protocol MTLCommandQueue: AnyObject { func makeCommandBuffer() -> (any MTLCommandBuffer)? }
/// Commands for a frame.
public protocol MTLCommandBuffer: AnyObject {
    func makeRenderCommandEncoder(descriptor renderPassDescriptor: MTLRenderPassDescriptor) -> (any MTLRenderCommandEncoder)?
    func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
    func present(_ drawable: any MTLDrawable)
    func commit()
    func waitUntilCompleted()
}
/// The destination of a frame's drawing.
public protocol MTLDrawable: AnyObject { func present() }
/// Writes commands.
public protocol MTLCommandEncoder: AnyObject { func endEncoding() }
/// The forms of a drawing.
public enum MTLPrimitiveType: UInt, Sendable { case point, line, lineStrip, triangle, triangleStrip }
/// Writes commands that draw.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
    func setRenderPipelineState(_ pipelineState: any MTLRenderPipelineState)
    func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
    func setFragmentBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
    func drawPrimitives(type primitiveType: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
}
/// Writes commands that compute.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
    func setComputePipelineState(_ state: any MTLComputePipelineState)
    func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
    func setTexture(_ texture: (any MTLTexture)?, index: Int)
    func dispatchThreadgroups(_ threadgroupsPerGrid: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// A compiled drawing program.
public protocol MTLRenderPipelineState: AnyObject {}
/// A compiled program.
public protocol MTLComputePipelineState: AnyObject {
    var maxTotalThreadsPerThreadgroup: Int { get }
    var threadExecutionWidth: Int { get }
}
/// The functions of an app.
public protocol MTLLibrary: AnyObject { func makeFunction(name functionName: String) -> (any MTLFunction)? }
/// A function.
public protocol MTLFunction: AnyObject { var name: String { get } }
/// Memory.
public protocol MTLBuffer: AnyObject {
    var length: Int { get }
    func contents() -> UnsafeMutableRawPointer
}
/// An image of the processor.
public protocol MTLTexture: AnyObject {
    var width: Int { get }
    var height: Int { get }
}
/// The settings of memory.
public struct MTLResourceOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let storageModeShared: MTLResourceOptions = []
    public static let storageModePrivate = MTLResourceOptions(rawValue: 32)
}
/// The size of a grid.
public struct MTLSize: Hashable, Sendable {
    public var width: Int
    public var height: Int
    public var depth: Int
    public init(width: Int, height: Int, depth: Int) { (self.width, self.height, self.depth) = (width, height, depth) }
}
public func MTLSizeMake(_ width: Int, _ height: Int, _ depth: Int) -> MTLSize { MTLSize(width: width, height: height, depth: depth) }
/// The color of a cleared image.
public struct MTLClearColor: Hashable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double
    public init(red: Double, green: Double, blue: Double, alpha: Double) { (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha) }
}
public func MTLClearColorMake(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> MTLClearColor {
    MTLClearColor(red: red, green: green, blue: blue, alpha: alpha)
}
/// The form of pixels.
public enum MTLPixelFormat: UInt, Sendable {
    case invalid = 0
    case rgba8Unorm = 70
    case bgra8Unorm = 80
    case bgra8Unorm_srgb = 81
    case rgba16Float = 115
    case depth32Float = 252
}
/// The destination of a frame.
open class MTLRenderPassDescriptor: NSObject, @unchecked Sendable { public override init() {} }
/// A drawing program.
open class MTLRenderPipelineDescriptor: NSObject, @unchecked Sendable {
    /// A part of the result.
    open class ColorAttachment: NSObject, @unchecked Sendable {
        open var pixelFormat = MTLPixelFormat.invalid
        open var isBlendingEnabled = false
    }
    /// The parts of the result.
    public final class ColorAttachments: @unchecked Sendable {
        private let parts = (0..<8).map { _ in ColorAttachment() }
        public subscript(index: Int) -> ColorAttachment! { parts.indices.contains(index) ? parts[index] : nil }
    }
    open var label: String?
    open var vertexFunction: (any MTLFunction)?
    open var fragmentFunction: (any MTLFunction)?
    open var depthAttachmentPixelFormat = MTLPixelFormat.invalid
    open var rasterSampleCount = 1
    public let colorAttachments = ColorAttachments()
    public override init() {}
}
/// Returns nil, because there is no graphics processor.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }
