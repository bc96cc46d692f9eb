// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Metal Performance Shaders.

import AppleMetal
import Easel
import Foundation

// There is no graphics processor, so these filters are never used.

/// Answers false, because there is no graphics processor.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
/// A computation on a graphics processor.
open class MPSKernel: NSObject, @unchecked Sendable {
    public let device: any MTLDevice
    open var label: String?
    public init(device: any MTLDevice) { self.device = device }
}
/// A filter of images.
open class MPSUnaryImageKernel: MPSKernel, @unchecked Sendable {
    open var edgeMode = MPSImageEdgeMode.zero
    open func encode(commandBuffer: any MTLCommandBuffer, sourceTexture: any MTLTexture, destinationTexture: any MTLTexture) {}
}
/// The pixels outside of an image.
public enum MPSImageEdgeMode: UInt, Sendable { case zero, clamp, mirror, mirrorWithEdge, constant }
/// Blurs an image.
open class MPSImageGaussianBlur: MPSUnaryImageKernel, @unchecked Sendable {
    public let sigma: Float
    public init(device: any MTLDevice, sigma: Float) {
        self.sigma = sigma
        super.init(device: device)
    }
}
/// Blurs an image by the mean of neighbors.
open class MPSImageBox: MPSUnaryImageKernel, @unchecked Sendable {
    public let (kernelWidth, kernelHeight): (Int, Int)
    public init(device: any MTLDevice, kernelWidth: Int, kernelHeight: Int) {
        (self.kernelWidth, self.kernelHeight) = (kernelWidth, kernelHeight)
        super.init(device: device)
    }
}
/// Finds edges in an image.
open class MPSImageSobel: MPSUnaryImageKernel, @unchecked Sendable {
    public override init(device: any MTLDevice) { super.init(device: device) }
}
/// Scales an image.
open class MPSImageLanczosScale: MPSUnaryImageKernel, @unchecked Sendable {
    public override init(device: any MTLDevice) { super.init(device: device) }
}
/// Scales an image.
open class MPSImageBilinearScale: MPSUnaryImageKernel, @unchecked Sendable {
    public override init(device: any MTLDevice) { super.init(device: device) }
}
/// The types of numbers on a graphics processor.
public enum MPSDataType: UInt32, Sendable {
    case float32 = 0x1000_0020
    case float16 = 0x1000_0010
    case int32 = 0x2000_0020
    case uInt32 = 0x0000_0020
    case uInt8 = 0x0000_0008
}
