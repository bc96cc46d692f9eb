import CShaders
import Geometry

/// A call of a function that computes colors or places of pixels.
package struct ShaderCall: Sendable, Equatable {
    /// An argument, with resolved values.
    package enum Argument: Sendable, Equatable {
        case numbers([Float])
        case colors([ResolvedColor])
        case data([UInt8])
        /// An image that the function samples; nil if it is missing.
        case image(Pixmap?)
    }

    /// The name of the bundle that has the function; empty for that of the app.
    package var library: String
    package var name: String
    package var arguments: [Argument]
    /// Whether noise hides bands of color.
    package var dithersColor: Bool

    package init(library: String, name: String, arguments: [Argument], dithersColor: Bool = false) {
        (self.library, self.name, self.arguments, self.dithersColor) = (library, name, arguments, dithersColor)
    }
}

/// An effect of a shader on a group of items.
package struct ShaderEffect: Sendable, Equatable {
    package enum Use: Sendable, Hashable {
        /// The function changes the color of each pixel.
        case color
        /// The function returns the place of the pixel that is shown at a place.
        case distortion
        /// The function returns the color of each pixel, and can read all others.
        case layer
    }

    package var use: Use
    package var call: ShaderCall
    /// The point that is the function's origin.
    package var origin: CGPoint
    /// The greatest distance between a pixel and those that its color depends on, along each axis, in points; not negative.
    package var reach: CGSize

    package init(_ use: Use, _ call: ShaderCall, origin: CGPoint, reach: CGSize = .zero) {
        (self.use, self.call, self.origin, self.reach) = (use, call, origin, reach)
    }

    /// Returns the reach in pixels, rounded up.
    package func reach(under transform: CGAffineTransform) -> (x: Int, y: Int) {
        func count(_ length: CGFloat) -> Int { length > 0 ? Int(saturating: min(length, 32_767).rounded(.up)) : 0 }
        return (
            count(abs(transform.a) * reach.width + abs(transform.c) * reach.height), count(abs(transform.b) * reach.width + abs(transform.d) * reach.height)
        )
    }
}

/// A shader as the content of a shape.
package struct ShaderPaint: Sendable, Equatable {
    package var call: ShaderCall
    /// The point that is the function's origin.
    package var origin: CGPoint
    /// The number of the argument that is the bounding rect of the shape; empty if the rect is fixed.
    package var boundingRects: [Int]
    /// Multiplies the colors, 0…1.
    package var opacity: Double

    package init(_ call: ShaderCall, origin: CGPoint = .zero, boundingRects: [Int] = [], opacity: Double = 1) {
        (self.call, self.origin, self.boundingRects, self.opacity) = (call, origin, boundingRects, opacity)
    }

    /// Returns the paint for a shape in a rect; the function's origin is the rect's.
    package func placed(in rect: CGRect) -> ShaderPaint {
        var copy = self
        copy.origin = CGPoint(x: origin.x + rect.minX, y: origin.y + rect.minY)
        for index in boundingRects { copy.call.arguments[index] = .numbers([0, 0, Float(rect.width), Float(rect.height)]) }
        copy.boundingRects = []
        return copy
    }
}

/// The functions that were compiled with the program.
package enum ShaderFunctions {
    /// The reasons for which a call can't be drawn.
    package enum Problem: Sendable, Hashable {
        case missing
        /// The function's parameters don't fit the use.
        case unusable
        /// The number of arguments that the function takes.
        case argumentCount(Int)
    }

    /// Returns why a call can't be drawn; nil if it can.
    ///
    /// - Parameter use: nil for a shape's content.
    package static func problem(of call: ShaderCall, as use: ShaderEffect.Use?) -> Problem? {
        guard let shader = unsafe easel_find_shader(call.library, call.name) else { return .missing }
        guard unsafe function(of: shader, as: use) != nil else { return .unusable }
        let count = unsafe Int(shader.pointee.argumentCount) - (use == .color ? 1 : 0)
        return count == call.arguments.count ? nil : .argumentCount(count)
    }

    /// Code that computes a rectangle of pixels.
    @safe package struct Code: Sendable {
        private let function: easel_shader_function
        fileprivate init(_ function: easel_shader_function) { unsafe self.function = function }
        /// Computes the pixels of a request, whose pointers must be valid.
        @unsafe package func run(_ call: easel_shader_call) {
            var call = unsafe call
            unsafe function(&call)
        }
    }

    /// Returns the code of a call; nil if it can't be drawn.
    package static func code(of call: ShaderCall, as use: ShaderEffect.Use?) -> Code? {
        guard problem(of: call, as: use) == nil, let shader = unsafe easel_find_shader(call.library, call.name) else { return nil }
        return unsafe function(of: shader, as: use).map { unsafe Code($0) }
    }

    private static func function(of shader: UnsafePointer<easel_shader>, as use: ShaderEffect.Use?) -> easel_shader_function? {
        switch use {
        case nil: unsafe shader.pointee.fill
        case .color?: unsafe shader.pointee.colorEffect
        case .distortion?: unsafe shader.pointee.distortionEffect
        case .layer?: unsafe shader.pointee.layerEffect
        }
    }
}

extension ShaderCall: CustomStringConvertible {
    /// As in `DisplayList.description`: `wave(2.5, #FF0000, image 40x30)`.
    package var description: String {
        let words = arguments.map { argument in
            switch argument {
            case .numbers(let numbers): numbers.count == 1 ? printed(CGFloat(numbers[0])) : "[\(numbers.map { printed(CGFloat($0)) }.joined(separator: ", "))]"
            case .colors(let colors): colors.count == 1 ? printed(colors[0]) : "[\(colors.map { printed($0) }.joined(separator: ", "))]"
            case .data(let data): "\(data.count) bytes"
            case .image(let pixmap): pixmap.map { "image \($0.width)x\($0.height)" } ?? "no image"
            }
        }
        return "\(name)(\(words.joined(separator: ", ")))" + (dithersColor ? " dithered" : "")
    }
}

extension ShaderEffect: CustomStringConvertible {
    /// As in `DisplayList.description`: `distortion wave(2.5) from (10, 20) reach 5x5`.
    package var description: String {
        "\(use) \(call) from \(printed(origin))" + (reach == .zero ? "" : " reach \(printed(reach))")
    }
}

extension ShaderPaint: CustomStringConvertible {
    /// As in `DisplayList.description`: `shader wave(2.5) from (10, 20)`.
    package var description: String { "shader \(call) from \(printed(origin))" + (opacity == 1 ? "" : " opacity \(printed(CGFloat(opacity)))") }
}
