// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of CoreImage.

import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation

/// A color of CoreImage: gamma-encoded sRGB components.
open class CIColor: NSObject, @unchecked Sendable {
    public let red: CGFloat
    public let green: CGFloat
    public let blue: CGFloat
    public let alpha: CGFloat

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    /// Creates a color from a CoreGraphics color.
    public convenience init(cgColor color: CGColor) {
        let parts = color.components ?? []
        self.init(
            red: parts.first ?? 0, green: parts.count > 2 ? parts[1] : parts.first ?? 0, blue: parts.count > 2 ? parts[2] : parts.first ?? 0, alpha: color.alpha
        )
    }
    /// Creates a color from a UIKit color in the current appearance.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
    /// Creates a color from a text of three or four numbers.
    public convenience init(string representation: String) {
        let parts = representation.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
        self.init(
            red: parts.first ?? 0, green: parts.count > 1 ? parts[1] : 0, blue: parts.count > 2 ? parts[2] : 0, alpha: parts.count > 3 ? parts[3] : 1)
    }

    public var components: [CGFloat] { [red, green, blue, alpha] }
    public var numberOfComponents: Int { 4 }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)

    public override func isEqual(_ object: Any?) -> Bool { (object as? CIColor)?.components == components }
    public override var hash: Int { components.hashValue }

    /// The linear components, not premultiplied.
    var linear: SIMD4<Float> {
        SIMD4(Raster.linear(Float(red)), Raster.linear(Float(green)), Raster.linear(Float(blue)), Float(alpha))
    }
}

/// Numbers of CoreImage: a point, a rectangle, or a row of a matrix.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]
    /// Creates a vector of numbers.
    public init(values: UnsafePointer<CGFloat>, count: Int) { self.values = unsafe Array(UnsafeBufferPointer(start: values, count: count)) }
    private init(_ values: [CGFloat]) { self.values = values }
    public convenience init(x: CGFloat) { self.init([x]) }
    public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
    public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) { self.init([x, y, z, w]) }
    public convenience init(cgPoint: CGPoint) { self.init([cgPoint.x, cgPoint.y]) }
    public convenience init(cgRect: CGRect) { self.init([cgRect.minX, cgRect.minY, cgRect.width, cgRect.height]) }

    public var count: Int { values.count }
    /// Returns a number; zero beyond the last one.
    public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
    public var x: CGFloat { value(at: 0) }
    public var y: CGFloat { value(at: 1) }
    public var z: CGFloat { value(at: 2) }
    public var w: CGFloat { value(at: 3) }
    public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
    public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
    public override var hash: Int { values.hashValue }
}

/// The order and the size of a pixel's components.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = CIFormat(rawValue: 265)
    public static let BGRA8 = CIFormat(rawValue: 266)
    public static let RGBA8 = CIFormat(rawValue: 264)
}

/// An option of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
}

/// An option of a new image.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

/// An option of an image file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputSharpnessKey = "inputSharpness"
public let kCIInputEVKey = "inputEV"
public let kCIInputAmountKey = "inputAmount"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputWidthKey = "inputWidth"
public let kCIInputAspectRatioKey = "inputAspectRatio"
public let kCIOutputImageKey = "outputImage"

/// The orientation of an image's pixels, with the numbers of Exif.
public enum CGImagePropertyOrientation: UInt32, Sendable {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}
