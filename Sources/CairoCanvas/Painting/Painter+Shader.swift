import CCairo
import CShaders
import Dispatch
import Display
import Geometry
import Synchronization

extension Painter {
    /// Paints items changed by a shader.
    ///
    /// A shader also changes the clear pixels around the items, as far as their ink and the effect's reach.
    func paintShaded(_ items: [DisplayItem], by effect: ShaderEffect, in context: CairoContext) throws(CanvasError) {
        guard let code = ShaderFunctions.code(of: effect.call, as: effect.use), context.transform.isInvertible, let clip = context.clipFrame() else {
            return try paint(items, in: context)
        }
        let ink = inkBounds(of: items, in: context)
        guard !ink.isNull, let drawn = PixelRect(inside: ink) else { return }
        let shader = ShaderRun(code, effect.call, origin: effect.origin, transform: context.transform, threads: shaderThreads)
        if effect.use == .color {
            guard let frame = drawn.intersection(clip) else { return }
            let layer = try layer(of: items, frame: frame, in: context, needed: context.needed)
            shader.draw(on: layer, rows: context.neededRows(of: frame), source: nil)
            return try context.draw(layer)
        }
        // The pixels that the visible ones may depend on.
        let (across, down) = effect.reach(under: context.transform)
        guard let target = drawn.expanded(x: across, y: down).intersection(clip), let source = drawn.intersection(target.expanded(x: across, y: down)) else {
            return
        }
        let layer = try layer(of: items, frame: source.limited(toSide: ImageSurface.longestSide), in: context, needed: nil)
        let result = try surface(target)
        shader.draw(on: result, rows: context.neededRows(of: target), source: layer)
        try context.draw(result)
    }

    /// Returns a surface with a shader's colors; nil if nothing would be visible.
    ///
    /// - Parameter part: the pixels to compute.
    func surface(of paint: ShaderPaint, opacity: Double, part: PixelRect, in context: CairoContext) throws(CanvasError) -> ImageSurface? {
        guard let code = ShaderFunctions.code(of: paint.call, as: nil), context.transform.isInvertible else { return nil }
        let surface = try surface(part)
        let visible = min(max(opacity * paint.opacity, 0), 1)
        ShaderRun(code, paint.call, origin: paint.origin, transform: context.transform, opacity: visible, threads: shaderThreads)
            .draw(on: surface, rows: part.rows, source: nil)
        return surface
    }
}

/// Calls a shader for the pixels of surfaces.
private struct ShaderRun {
    private let code: ShaderFunctions.Code
    private let call: ShaderCall
    /// From pixels to the function's positions.
    private let toPosition: CGAffineTransform
    private let toPixels: CGAffineTransform
    private let opacity: Double
    private let threads: Int

    /// The number of rows that one thread computes at a time.
    private static let rowsAtOnce = 32

    init(
        _ code: ShaderFunctions.Code, _ call: ShaderCall, origin: CGPoint, transform: CGAffineTransform, opacity: Double = 1, threads: Int
    ) {
        (self.code, self.call, self.opacity, self.threads) = (code, call, opacity, threads)
        toPixels = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
        toPosition = toPixels.inverted()
    }

    /// Computes rows of a surface, from their own pixels or those of another surface.
    func draw(on target: ImageSurface, rows: Range<Int>, source: ImageSurface?) {
        let rows = rows.clamped(to: target.frame.rows)
        guard !rows.isEmpty else { return }
        unsafe withArguments { arguments in
            unsafe target.withBytes { bytes, stride in
                guard let start = bytes.baseAddress else { return }
                let pixels = unsafe UnsafeMutableRawPointer(start).assumingMemoryBound(to: UInt32.self)
                guard let source else { return unsafe draw(pixels, stride / 4, target.frame, rows, nil, arguments) }
                unsafe source.withBytes { sourceBytes, sourceStride in
                    let read = unsafe easel_pixels(
                        pixels: UnsafePointer(UnsafeMutableRawPointer(sourceBytes.baseAddress)?.assumingMemoryBound(to: UInt32.self)),
                        rowLength: sourceStride / 4,
                        width: Int32(source.frame.width), height: Int32(source.frame.height))
                    unsafe draw(pixels, stride / 4, target.frame, rows, (read, source.frame), arguments)
                }
            }
        }
    }

    private func draw(
        _ pixels: UnsafeMutablePointer<UInt32>, _ rowLength: Int, _ frame: PixelRect, _ rows: Range<Int>, _ source: (easel_pixels, PixelRect)?,
        _ arguments: UnsafeBufferPointer<easel_shader_argument>
    ) {
        let count = (rows.count + Self.rowsAtOnce - 1) / Self.rowsAtOnce
        let toSource = unsafe source.map { unsafe toPixels.concatenating(CGAffineTransform(translationX: CGFloat(-$0.1.x), y: CGFloat(-$0.1.y))) } ?? .identity
        var request = unsafe easel_shader_call()
        unsafe (request.rowLength, request.x, request.width) = (rowLength, Int32(frame.x), Int32(frame.width))
        unsafe (request.toPosition, request.toSource) = (Self.map(toPosition), Self.map(toSource))
        if let source = unsafe source { unsafe request.source = source.0 }
        unsafe (request.arguments, request.argumentCount) = (arguments.baseAddress, Int32(arguments.count))
        unsafe (request.opacity, request.dithers) = (Float(opacity), call.dithersColor ? 1 : 0)
        // Each part has its own rows, and the rest is only read.
        nonisolated(unsafe) let (common, first) = unsafe (request, pixels)
        let (code, top) = (code, frame.y)
        let drawPart: @Sendable (Int) -> Void = { part in
            let row = rows.lowerBound + part * Self.rowsAtOnce
            var request = unsafe common
            unsafe request.target = first + (row - top) * rowLength
            unsafe (request.y, request.height) = (Int32(row), Int32(min(Self.rowsAtOnce, rows.upperBound - row)))
            unsafe code.run(request)
        }
        if threads > 1, count > 1 {
            let next = Atomic(0)
            DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
                while true {
                    let part = next.add(1, ordering: .relaxed).oldValue
                    guard part < count else { return }
                    drawPart(part)
                }
            }
        } else {
            for part in 0..<count { drawPart(part) }
        }
    }

    private static func map(_ t: CGAffineTransform) -> easel_shader_map {
        easel_shader_map(a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx), ty: Double(t.ty))
    }

    /// Lends the arguments in the form that shaders read: colors are four premultiplied numbers.
    private func withArguments(_ body: (UnsafeBufferPointer<easel_shader_argument>) -> Void) {
        // One block of memory has all values, each argument aligned for vectors of four numbers.
        var bytes: [UInt8] = []
        var places: [(start: Int, count: Int, width: Int)] = []
        func append<T>(_ values: [T], width: Int = 1) {
            bytes.append(contentsOf: [UInt8](repeating: 0, count: (16 - bytes.count % 16) % 16))
            places.append((bytes.count, values.count, width))
            unsafe values.withUnsafeBytes { unsafe bytes.append(contentsOf: $0) }
        }
        var images: [Pixmap?] = []
        for argument in call.arguments {
            images.append(nil)
            switch argument {
            case .numbers(let numbers): append(numbers)
            case .colors(let colors): append(colors.map(\.shaderComponents), width: 4)
            case .data(let data): append(data)
            case .image(let pixmap):
                append([UInt8]())
                images[images.count - 1] = pixmap
            }
        }
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: max(bytes.count, 16) + 16, alignment: 16)
        defer { unsafe memory.deallocate() }
        unsafe memory.copyBytes(from: bytes)
        var arguments = unsafe [easel_shader_argument]()
        for place in places {
            let values = unsafe memory.baseAddress.map { unsafe UnsafeRawPointer($0 + place.start) }
            unsafe arguments.append(easel_shader_argument(values: values, count: Int32(place.count), width: Int32(place.width), image: easel_pixels()))
        }
        unsafe Self.lend(images[...], &arguments, body)
    }

    /// Adds the pixels of images to arguments, and lends those.
    private static func lend(
        _ images: ArraySlice<Pixmap?>, _ arguments: inout [easel_shader_argument], _ body: (UnsafeBufferPointer<easel_shader_argument>) -> Void
    ) {
        guard let index = images.firstIndex(where: { $0 != nil }), let image = images[index] else {
            return unsafe arguments.withUnsafeBufferPointer { unsafe body($0) }
        }
        unsafe image.pixels.withUnsafeBufferPointer { pixels in
            unsafe arguments[index].values = nil
            unsafe arguments[index].image = easel_pixels(
                pixels: pixels.baseAddress, rowLength: image.width, width: Int32(image.width), height: Int32(image.height))
            unsafe lend(images[(index + 1)...], &arguments, body)
        }
    }
}

extension ResolvedColor {
    /// The color as a shader gets it: gamma-encoded sRGB, premultiplied.
    fileprivate var shaderComponents: SIMD4<Float> {
        SIMD4(Float(red) * opacity, Float(green) * opacity, Float(blue) * opacity, opacity)
    }
}

extension CGAffineTransform {
    fileprivate var isInvertible: Bool {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
    }
}

extension CairoContext {
    /// Returns the rows of a frame that contain needed pixels.
    fileprivate func neededRows(of frame: PixelRect) -> Range<Int> { needed.map { $0.rows.clamped(to: frame.rows) } ?? frame.rows }
}

extension PixelRect {
    fileprivate func expanded(x across: Int, y down: Int) -> PixelRect {
        PixelRect(x: x - across, y: y - down, width: width + 2 * across, height: height + 2 * down)
    }
}
