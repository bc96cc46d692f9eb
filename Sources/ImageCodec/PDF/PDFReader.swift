import Display
import Foundation
import Geometry

/// Turns the operators of a page into items to paint (ISO 32000-1, section 8 and annex A).
struct PDFReader {
    private let file: PDFFile
    private let page: CGRect
    /// The operators that may still be run, and the items that may still be painted: forms in forms can be very many.
    private var budget = 1_000_000

    private static let depthLimit = 8
    private static let clipLimit = 24
    private static let stateLimit = 256

    init(_ file: PDFFile, page: CGRect) {
        self.file = file
        self.page = page
    }

    /// Returns what a content draws.
    mutating func items(_ content: [UInt8], _ resources: [String: PDFValue], _ state: PDFState, depth: Int = 0) -> [DisplayItem] {
        guard depth < Self.depthLimit else { return [] }
        var run = Run(resources: resources, state: state)
        var lexer = PDFLexer(content)
        var operands: [PDFValue] = []
        while let value = lexer.value() {
            guard case .word(let name) = value else {
                if operands.count < 64 { operands.append(value) }
                continue
            }
            budget -= 1
            guard budget > 0 else { break }
            if name == "BI" { Self.skipPicture(&lexer) }
            perform(name, operands, &run, depth)
            operands.removeAll()
        }
        return run.items
    }

    /// The progress of a content.
    private struct Run {
        let resources: [String: PDFValue]
        var state: PDFState
        var saved: [PDFState] = []
        var items: [DisplayItem] = []
        /// In points of the page.
        var path = Path()
        /// The rule of a clip that begins after the path is painted.
        var clip: Bool?

        /// The transform at the start of the content, to which the matrices of patterns refer.
        let base: CGAffineTransform

        init(resources: [String: PDFValue], state: PDFState) {
            self.resources = resources
            self.state = state
            base = state.transform
        }
    }

    /// Skips the data of a picture in the content.
    private static func skipPicture(_ lexer: inout PDFLexer) {
        let bytes = lexer.bytes
        while lexer.offset + 2 < bytes.count {
            if PDFLexer.isSpace(bytes[lexer.offset]), bytes[lexer.offset + 1] == UInt8(ascii: "E"), bytes[lexer.offset + 2] == UInt8(ascii: "I") {
                lexer.offset += 3
                return
            }
            lexer.offset += 1
        }
        lexer.offset = bytes.count
    }

    private mutating func perform(_ name: String, _ operands: [PDFValue], _ run: inout Run, _ depth: Int) {
        let numbers = operands.compactMap(\.number)
        switch name {
        case "q": if run.saved.count < Self.stateLimit { run.saved.append(run.state) }
        case "Q": if let state = run.saved.popLast() { run.state = state }
        case "cm": if let transform = Self.transform(numbers) { run.state.transform = transform.concatenating(run.state.transform) }
        case "w": if let width = numbers.first { run.state.line.lineWidth = max(0, width) }
        case "J": run.state.line.lineCap = numbers.first == 1 ? .round : numbers.first == 2 ? .square : .butt
        case "j": run.state.line.lineJoin = numbers.first == 1 ? .round : numbers.first == 2 ? .bevel : .miter
        case "M": if let limit = numbers.first { run.state.line.miterLimit = max(1, limit) }
        case "d": if let dash = operands.first { setDash(dash, phase: numbers.last ?? 0, &run.state) }
        case "gs": if let key = operands.first?.name { applySettings(file.dictionary(resource("ExtGState", key, run)), &run, depth) }
        case "m", "l", "c", "v", "y", "h", "re": addToPath(name, numbers, &run)
        case "W": run.clip = false
        case "W*": run.clip = true
        case "n": paint(&run)
        case "f", "F": paint(&run, fill: false)
        case "f*": paint(&run, fill: true)
        case "S": paint(&run, strokes: true)
        case "s":
            run.path.closeSubpath()
            paint(&run, strokes: true)
        case "B": paint(&run, fill: false, strokes: true)
        case "B*": paint(&run, fill: true, strokes: true)
        case "b":
            run.path.closeSubpath()
            paint(&run, fill: false, strokes: true)
        case "b*":
            run.path.closeSubpath()
            paint(&run, fill: true, strokes: true)
        case "sc", "scn": if let ink = ink(operands, numbers, run, tint: run.state.fillTint) { run.state.fill = ink }
        case "SC", "SCN": if let ink = ink(operands, numbers, run, tint: run.state.strokeTint) { run.state.stroke = ink }
        case "g", "rg", "k":
            run.state.fillTint = nil
            if let ink = ink(operands, numbers, run) { run.state.fill = ink }
        case "G", "RG", "K":
            run.state.strokeTint = nil
            if let ink = ink(operands, numbers, run) { run.state.stroke = ink }
        case "cs":
            run.state.fillTint = tint(operands.first?.name, run)
            run.state.fill = .color(run.state.fillTint.flatMap { PDFState.color($0.values(at: 1)) } ?? ResolvedColor(red: 0, green: 0, blue: 0))
        case "CS":
            run.state.strokeTint = tint(operands.first?.name, run)
            run.state.stroke = .color(run.state.strokeTint.flatMap { PDFState.color($0.values(at: 1)) } ?? ResolvedColor(red: 0, green: 0, blue: 0))
        case "sh":
            guard let key = operands.first?.name, let shading = PDFShading(resource("Shading", key, run), file, opacity: run.state.fillOpacity) else { return }
            add([shading.item(filling: Path(page), FillStyle(), in: run.state.transform)], &run)
        case "Do": if let key = operands.first?.name, let object = resource("XObject", key, run) { draw(object, &run, depth) }
        default: break
        }
    }

    private func resource(_ kind: String, _ key: String, _ run: Run) -> PDFValue? { file.dictionary(run.resources[kind])?[key] }

    private static func transform(_ values: [Double]) -> CGAffineTransform? {
        values.count == 6 ? CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5]) : nil
    }

    private func setDash(_ value: PDFValue, phase: Double, _ state: inout PDFState) {
        let lengths = (file.numbers(value) ?? []).map { CGFloat($0) }
        state.line.dash = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        state.line.dashPhase = phase
    }

    private mutating func applySettings(_ settings: [String: PDFValue]?, _ run: inout Run, _ depth: Int) {
        guard let settings else { return }
        if let opacity = file.number(settings["ca"]) { run.state.fillOpacity = min(max(opacity, 0), 1) }
        if let opacity = file.number(settings["CA"]) { run.state.strokeOpacity = min(max(opacity, 0), 1) }
        if let width = file.number(settings["LW"]) { run.state.line.lineWidth = max(0, width) }
        if let dash = file.array(settings["D"]), let lengths = dash.first { setDash(lengths, phase: dash.last?.number ?? 0, &run.state) }
        guard let mask = file.resolved(settings["SMask"]) else { return }
        guard let dictionary = file.dictionary(mask), let group = dictionary["G"] else {
            (run.state.mask, run.state.maskCost) = (nil, 0)
            return
        }
        let before = budget
        var shown = form(group, PDFState(transform: run.state.transform), run.resources, depth + 1)
        if file.name(dictionary["S"]) == "Luminosity" {
            shown = [.group(.filter(.luminanceToAlpha), [.fill(Path(page), .color(ResolvedColor(red: 0, green: 0, blue: 0)), FillStyle())] + shown)]
        }
        (run.state.mask, run.state.maskCost) = (shown, before - budget)
    }

    /// Returns the function of a spot ink's color space; nil for other spaces, whose colors follow from the number of components.
    private func tint(_ name: String?, _ run: Run) -> PDFFunction? {
        guard let name, let space = file.array(resource("ColorSpace", name, run)), space.count >= 4, file.name(space[0]) == "Separation" else { return nil }
        return PDFFunction(space[3], file)
    }

    private func ink(_ operands: [PDFValue], _ numbers: [Double], _ run: Run, tint: PDFFunction? = nil) -> PDFState.Ink? {
        if let tint, numbers.count == 1 { return PDFState.color(tint.values(at: numbers[0])).map(PDFState.Ink.color) }
        if let name = operands.last?.name { return resource("Pattern", name, run).map(PDFState.Ink.pattern) }
        return PDFState.color(numbers).map(PDFState.Ink.color)
    }

    // MARK: Paths

    private func addToPath(_ name: String, _ numbers: [Double], _ run: inout Run) {
        let transform = run.state.transform
        let points = stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]).applying(transform) }
        switch (name, points.count) {
        case ("m", 1): run.path.move(to: points[0])
        case ("l", 1): run.path.addLine(to: points[0])
        case ("c", 3): run.path.addCurve(to: points[2], control1: points[0], control2: points[1])
        case ("v", 2): if let current = run.path.currentPoint { run.path.addCurve(to: points[1], control1: current, control2: points[0]) }
        case ("y", 2): run.path.addCurve(to: points[1], control1: points[0], control2: points[1])
        case ("h", _): run.path.closeSubpath()
        case ("re", 2):
            let (x, y, width, height) = (numbers[0], numbers[1], numbers[2], numbers[3])
            run.path.addLines(
                [CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height), CGPoint(x: x, y: y + height)]
                    .map { $0.applying(transform) })
            run.path.closeSubpath()
        default: break
        }
    }

    /// Paints the path, then clips with it if that was asked for, and begins a new one.
    ///
    /// - Parameter fill: whether the path is filled by the even-odd rule; nil if it isn't filled.
    private mutating func paint(_ run: inout Run, fill: Bool? = nil, strokes: Bool = false) {
        defer {
            if let isEvenOdd = run.clip, run.state.clips.count < Self.clipLimit { run.state.clips.append((run.path, isEvenOdd)) }
            run.clip = nil
            run.path = Path()
        }
        guard !run.path.isEmpty else { return }
        let state = run.state
        var result: [DisplayItem] = []
        if let isEvenOdd = fill { result += inked(state.fill, state.fillOpacity, run.path, FillStyle(eoFill: isEvenOdd), base: run.base) }
        if strokes, abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c) > 1e-12 {
            let local = run.path.applying(state.transform.inverted())
            var line = state.line
            // A line without width is as thin as possible.
            if line.lineWidth == 0 {
                line.lineWidth = 1 / abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c).squareRoot()
            }
            if case .color(let color) = state.stroke {
                result.append(.group(.transform(state.transform), [.stroke(local, .color(color.faded(state.strokeOpacity)), line)]))
            } else {
                result += inked(state.stroke, state.strokeOpacity, local.strokedPath(line).applying(state.transform), FillStyle(), base: run.base)
            }
        }
        add(result, &run)
    }

    private func inked(_ ink: PDFState.Ink, _ opacity: Double, _ path: Path, _ rule: FillStyle, base: CGAffineTransform) -> [DisplayItem] {
        switch ink {
        case .color(let color): return [.fill(path, .color(color.faded(opacity)), rule)]
        case .pattern(let value):
            guard let dictionary = file.dictionary(value), let shading = PDFShading(dictionary["Shading"], file, opacity: opacity) else { return [] }
            let own = Self.transform(file.numbers(dictionary["Matrix"]) ?? []) ?? .identity
            return [shading.item(filling: path, rule, in: own.concatenating(base))]
        }
    }

    private mutating func add(_ items: [DisplayItem], _ run: inout Run) {
        budget -= items.count + run.state.clips.count + run.state.maskCost
        guard !items.isEmpty, budget > 0 else { return }
        var content = items
        for clip in run.state.clips.reversed() { content = [.group(.clip(clip.path, FillStyle(eoFill: clip.isEvenOdd)), content)] }
        if let mask = run.state.mask { content = [.group(.mask(mask), content)] }
        run.items += content
    }

    // MARK: Objects

    private mutating func draw(_ object: PDFValue, _ run: inout Run, _ depth: Int) {
        guard let dictionary = file.dictionary(object) else { return }
        switch file.name(dictionary["Subtype"]) {
        case "Form":
            let isGroup = dictionary["Group"] != nil
            var state = run.state
            let opacity = state.fillOpacity
            state.clips = []
            (state.mask, state.maskCost) = (nil, 0)
            if isGroup { (state.fillOpacity, state.strokeOpacity) = (1, 1) }
            let content = form(object, state, run.resources, depth + 1)
            add(isGroup && opacity < 1 && !content.isEmpty ? [.group(.opacity(opacity), content)] : content, &run)
        case "Image":
            let filter = file.array(dictionary["Filter"]).flatMap { $0.count == 1 ? file.name($0[0]) : nil } ?? file.name(dictionary["Filter"])
            guard filter == "DCTDecode", let data = file.data(object), let pixmap = try? ImageDecoder.decode(data),
                file.budget.spend(pixmap.width * pixmap.height)
            else { return }
            // The unit square has the picture's last row at its bottom.
            let space = CGAffineTransform(1, 0, 0, -1, 0, 1).concatenating(run.state.transform)
            let item = DisplayItem.group(.transform(space), [.image(DisplayImage(pixmap, frame: CGRect(x: 0, y: 0, width: 1, height: 1)))])
            add(run.state.fillOpacity < 1 ? [.group(.opacity(run.state.fillOpacity), [item])] : [item], &run)
        default: break
        }
    }

    /// Returns what a form draws.
    private mutating func form(_ object: PDFValue, _ state: PDFState, _ outer: [String: PDFValue], _ depth: Int) -> [DisplayItem] {
        guard let dictionary = file.dictionary(object), let data = file.data(object) else { return [] }
        var state = state
        if let own = Self.transform(file.numbers(dictionary["Matrix"]) ?? []) { state.transform = own.concatenating(state.transform) }
        if let corners = file.numbers(dictionary["BBox"]), corners.count == 4 {
            let box = CGRect(x: corners[0], y: corners[1], width: corners[2] - corners[0], height: corners[3] - corners[1]).standardized
            state.clips.append((Path(box).applying(state.transform), false))
        }
        return items(data, file.dictionary(dictionary["Resources"]) ?? outer, state, depth: depth)
    }
}
