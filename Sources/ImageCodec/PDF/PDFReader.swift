import Display
import Foundation
import Geometry

/// Turns the operators of a page into items to paint (ISO 32000-1, section 8 and annex A).
struct PDFReader {
    private let file: PDFFile
    private let page: CGRect
    /// The operators that may still be run, and the items that may still be painted: forms in forms can be very many.
    private var budget = 1_000_000
    /// The number of items so far that mix with what is below them.
    private var blends = 0

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
            if name == "BI" {
                drawInline(&lexer, &run)
            } else {
                perform(name, operands, &run, depth)
            }
            operands.removeAll()
        }
        return run.items
    }

    /// The progress of a content.
    private struct Run {
        let resources: [String: PDFValue]
        var state: PDFState
        var saved: [PDFState] = []
        /// The number of states beyond the limit that a `q` didn't save, so that their `Q` does nothing.
        var unsaved = 0
        var items: [DisplayItem] = []
        /// In points of the page.
        var path = Path()
        /// The rule of a clip that begins after the path is painted.
        var clip: Bool?
        /// The color spaces so far by name: their functions are read once.
        var spaces: [String: PDFColorSpace] = [:]

        /// The transform at the start of the content, to which the matrices of patterns refer.
        let base: CGAffineTransform

        init(resources: [String: PDFValue], state: PDFState) {
            self.resources = resources
            self.state = state
            base = state.transform
        }
    }

    /// Draws a picture that is written in the content (section 8.9.7).
    private mutating func drawInline(_ lexer: inout PDFLexer, _ run: inout Run) {
        var dictionary: [String: PDFValue] = [:]
        while let key = lexer.value() {
            if case .word("ID") = key { break }
            guard let name = key.name, let value = lexer.value() else { continue }
            dictionary[name] = value
        }
        let bytes = lexer.bytes
        let start = min(lexer.offset + 1, bytes.count)
        var end = start
        func isEnd(_ place: Int) -> Bool {
            PDFLexer.isSpace(bytes[place]) && bytes[place + 1] == UInt8(ascii: "E") && bytes[place + 2] == UInt8(ascii: "I")
                && (place + 3 >= bytes.count || PDFLexer.isSpace(bytes[place + 3]))
        }
        while end + 2 < bytes.count, !isEnd(end) { end += 1 }
        let isComplete = end + 2 < bytes.count
        lexer.offset = isComplete ? end + 3 : bytes.count
        guard isComplete, let stream = file.stream(bytes[start..<end], dictionary) else { return }
        draw(PDFPicture(dictionary, stream, file, spaces: spaces(run)), &run)
    }

    private mutating func perform(_ name: String, _ operands: [PDFValue], _ run: inout Run, _ depth: Int) {
        let numbers = operands.compactMap(\.number)
        switch name {
        case "q": if run.saved.count < Self.stateLimit { run.saved.append(run.state) } else { run.unsaved += 1 }
        case "Q": if run.unsaved > 0 { run.unsaved -= 1 } else if let state = run.saved.popLast() { run.state = state }
        case "cm": if let transform = CGAffineTransform(numbers: numbers) { run.state.transform = transform.concatenating(run.state.transform) }
        case "w": if let width = numbers.first { run.state.line.lineWidth = max(0, width) }
        case "J": run.state.line.lineCap = numbers.first == 1 ? .round : numbers.first == 2 ? .square : .butt
        case "j": run.state.line.lineJoin = numbers.first == 1 ? .round : numbers.first == 2 ? .bevel : .miter
        case "M": if let limit = numbers.first { run.state.line.miterLimit = max(1, limit) }
        case "d": if let dash = operands.first { setDash(dash, phase: numbers.last ?? 0, &run.state) }
        case "gs": if let key = operands.first?.name { applySettings(file.dictionary(resource("ExtGState", key, run)), &run, depth) }
        case "m", "l", "c", "v", "y", "h", "re": addToPath(name, numbers, &run)
        case "W": run.clip = false
        case "W*": run.clip = true
        case "n": paint(&run, depth)
        case "f", "F": paint(&run, depth, fill: false)
        case "f*": paint(&run, depth, fill: true)
        case "S": paint(&run, depth, strokes: true)
        case "s":
            run.path.closeSubpath()
            paint(&run, depth, strokes: true)
        case "B": paint(&run, depth, fill: false, strokes: true)
        case "B*": paint(&run, depth, fill: true, strokes: true)
        case "b":
            run.path.closeSubpath()
            paint(&run, depth, fill: false, strokes: true)
        case "b*":
            run.path.closeSubpath()
            paint(&run, depth, fill: true, strokes: true)
        case "sh":
            guard let key = operands.first?.name,
                let shading = PDFShading(resource("Shading", key, run), file, opacity: run.state.fillOpacity, spaces: spaces(run))
            else { return }
            add(shading.items(filling: Path(page), FillStyle(), in: run.state.transform, isPattern: false), &run)
        case "Do": if let key = operands.first?.name, let object = resource("XObject", key, run) { draw(object, &run, depth) }
        default: performColorOrText(name, operands, numbers, &run)
        }
    }

    private func performColorOrText(_ name: String, _ operands: [PDFValue], _ numbers: [Double], _ run: inout Run) {
        switch name {
        case "sc", "scn": if let ink = ink(operands, numbers, run, run.state.fillSpace) { run.state.fill = ink }
        case "SC", "SCN": if let ink = ink(operands, numbers, run, run.state.strokeSpace) { run.state.stroke = ink }
        case "g", "rg", "k":
            run.state.fillSpace = nil
            if let ink = ink(operands, numbers, run, nil) { run.state.fill = ink }
        case "G", "RG", "K":
            run.state.strokeSpace = nil
            if let ink = ink(operands, numbers, run, nil) { run.state.stroke = ink }
        case "cs":
            run.state.fillSpace = space(operands.first, &run)
            run.state.fill = initial(run.state.fillSpace)
        case "CS":
            run.state.strokeSpace = space(operands.first, &run)
            run.state.stroke = initial(run.state.strokeSpace)
        case "Tr": run.state.hidesText = numbers.first == 3
        case "Tj", "TJ", "'", "\"": if !run.state.hidesText { file.omissions.note("texts") }
        default: break
        }
    }

    private func resource(_ kind: String, _ key: String, _ run: Run) -> PDFValue? { file.dictionary(run.resources[kind])?[key] }

    /// The color spaces of a content's resources.
    private func spaces(_ run: Run) -> [String: PDFValue] { file.dictionary(run.resources["ColorSpace"]) ?? [:] }

    private func space(_ value: PDFValue?, _ run: inout Run) -> PDFColorSpace? {
        if let name = value?.name, let known = run.spaces[name] { return known }
        guard let space = PDFColorSpace(value, file, named: spaces(run)) else {
            file.omissions.note("colors in unknown color spaces")
            return nil
        }
        if let name = value?.name { run.spaces[name] = space }
        return space
    }

    /// Returns the color with which a content begins that sets a space.
    private func initial(_ space: PDFColorSpace?) -> PDFState.Ink {
        let color = space.flatMap { file.budget.spend($0.cost) ? $0.color($0.initial) : nil }
        return .color(color ?? ResolvedColor(red: 0, green: 0, blue: 0))
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
        if let mode = file.resolved(settings["BM"]) {
            run.state.blend = (file.array(mode) ?? [mode]).compactMap { file.name($0).flatMap(BlendMode.init(pdf:)) }.first ?? .normal
        }
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

    private func ink(_ operands: [PDFValue], _ numbers: [Double], _ run: Run, _ space: PDFColorSpace?) -> PDFState.Ink? {
        guard file.budget.spend(space?.cost ?? 1) else { return nil }
        if let name = operands.last?.name {
            let tint: ResolvedColor? = if case .pattern(let base?)? = space { base.color(numbers) } else { nil }
            return resource("Pattern", name, run).map { .pattern($0, tint: tint) }
        }
        return (space.map { $0.color(numbers) } ?? PDFState.color(numbers)).map(PDFState.Ink.color)
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
    private mutating func paint(_ run: inout Run, _ depth: Int, fill: Bool? = nil, strokes: Bool = false) {
        defer {
            if let isEvenOdd = run.clip {
                if run.state.clips.count < Self.clipLimit {
                    run.state.clip(run.path, isEvenOdd: isEvenOdd)
                } else {
                    file.omissions.note("clips inside of many others")
                }
            }
            run.clip = nil
            run.path = Path()
        }
        guard !run.path.isEmpty else { return }
        let state = run.state
        var result: [DisplayItem] = []
        if let isEvenOdd = fill { result += inked(state.fill, state.fillOpacity, run.path, FillStyle(eoFill: isEvenOdd), run, depth) }
        if strokes, abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c) > 1e-12 {
            let local = run.path.applying(state.transform.inverted())
            var line = state.line
            // A line without width is as thin as possible.
            if line.lineWidth == 0 {
                line.lineWidth = 1 / abs(state.transform.a * state.transform.d - state.transform.b * state.transform.c).squareRoot()
            }
            budget -= local.dashCost(line)
            guard budget > 0 else { return }
            if case .color(let color) = state.stroke {
                result.append(.group(.transform(state.transform), [.stroke(local, .color(color.faded(state.strokeOpacity)), line)]))
            } else {
                let outline = local.strokedPath(line)
                budget -= outline.elements.count / 16
                guard budget > 0 else { return }
                result += inked(state.stroke, state.strokeOpacity, outline.applying(state.transform), FillStyle(), run, depth)
            }
        }
        add(result, &run)
    }

    private mutating func inked(_ ink: PDFState.Ink, _ opacity: Double, _ path: Path, _ rule: FillStyle, _ run: Run, _ depth: Int) -> [DisplayItem] {
        switch ink {
        case .color(let color): return [.fill(path, .color(color.faded(opacity)), rule)]
        case .pattern(let value, let tint):
            guard let dictionary = file.dictionary(value) else { return [] }
            let space = (file.transform(dictionary["Matrix"]) ?? .identity).concatenating(run.base)
            if file.integer(dictionary["PatternType"]) == 1 {
                return tiles(value, dictionary, space, tint, run, depth)?.items(filling: path, rule, opacity: opacity) ?? []
            }
            guard let shading = PDFShading(dictionary["Shading"], file, opacity: opacity, spaces: spaces(run)) else { return [] }
            return shading.items(filling: path, rule, in: space, isPattern: true)
        }
    }

    /// Returns the tiles of a pattern (section 8.7.3).
    private mutating func tiles(
        _ value: PDFValue, _ dictionary: [String: PDFValue], _ space: CGAffineTransform, _ tint: ResolvedColor?, _ run: Run, _ depth: Int
    ) -> DrawingTiles? {
        guard let box = file.rect(dictionary["BBox"]), let data = file.data(value) else { return nil }
        var state = PDFState(transform: .identity)
        if file.integer(dictionary["PaintType"]) == 2, let tint { (state.fill, state.stroke) = (.color(tint), .color(tint)) }
        let content = items(data, file.dictionary(dictionary["Resources"]) ?? run.resources, state, depth: depth + 1)
        let step = CGSize(
            width: abs(file.number(dictionary["XStep"]) ?? box.width), height: abs(file.number(dictionary["YStep"]) ?? box.height))
        let tiles = DrawingTiles(items: content, box: box, step: step, space: space, zoom: 1)
        budget -= tiles.cost
        return content.isEmpty || budget <= 0 ? nil : tiles
    }

    private mutating func add(_ items: [DisplayItem], _ run: inout Run) {
        budget -= items.count + run.state.clipCost + run.state.maskCost
        guard !items.isEmpty, budget > 0 else { return }
        var content = items
        for clip in run.state.clips.reversed() { content = [.group(.clip(clip.path, FillStyle(eoFill: clip.isEvenOdd)), content)] }
        if let mask = run.state.mask { content = [.group(.mask(mask), content)] }
        if run.state.blend != .normal {
            content = [.group(.blend(run.state.blend), content)]
            blends += 1
        }
        run.items += content
    }

    // MARK: Objects

    private mutating func draw(_ object: PDFValue, _ run: inout Run, _ depth: Int) {
        guard let dictionary = file.dictionary(object) else { return }
        switch file.name(dictionary["Subtype"]) {
        case "Form":
            let isGroup = dictionary["Group"] != nil
            var state = run.state
            let (opacity, mode) = (state.fillOpacity, state.blend)
            state.removeClips()
            (state.mask, state.maskCost) = (nil, 0)
            if isGroup { (state.fillOpacity, state.strokeOpacity, state.blend) = (1, 1, .normal) } else { run.state.blend = .normal }
            let before = blends
            var content = form(object, state, run.resources, depth + 1)
            if isGroup, opacity < 1, !content.isEmpty {
                content = [.group(.opacity(opacity), content)]
            } else if blends > before, file.resolved(file.dictionary(dictionary["Group"])?["I"])?.boolean == true {
                content = [.group(.isolated(opaque: nil), content)]
            }
            add(content, &run)
            run.state.blend = mode
        case "Image":
            guard let stream = file.stream(object) else { return file.omissions.note("damaged pictures") }
            draw(PDFPicture(dictionary, stream, file, spaces: spaces(run)), &run)
        default: break
        }
    }

    private mutating func draw(_ picture: PDFPicture, _ run: inout Run) {
        guard let shown = picture.item() else { return }
        // The unit square has the picture's last row at its bottom.
        let space = CGAffineTransform(1, 0, 0, -1, 0, 1).concatenating(run.state.transform)
        let item = DisplayItem.group(.transform(space), [shown])
        if picture.isStencil {
            let square = Path(CGRect(x: 0, y: 0, width: 1, height: 1)).applying(run.state.transform)
            let ink = inked(run.state.fill, run.state.fillOpacity, square, FillStyle(), run, Self.depthLimit - 1)
            add([.group(.mask([item]), ink)], &run)
        } else {
            add(run.state.fillOpacity < 1 ? [.group(.opacity(run.state.fillOpacity), [item])] : [item], &run)
        }
    }

    /// Returns what a form draws.
    private mutating func form(_ object: PDFValue, _ state: PDFState, _ outer: [String: PDFValue], _ depth: Int) -> [DisplayItem] {
        guard let dictionary = file.dictionary(object), let data = file.data(object) else { return [] }
        var state = state
        if let own = file.transform(dictionary["Matrix"]) { state.transform = own.concatenating(state.transform) }
        if let box = file.rect(dictionary["BBox"]) { state.clip(Path(box).applying(state.transform), isEvenOdd: false) }
        return items(data, file.dictionary(dictionary["Resources"]) ?? outer, state, depth: depth)
    }
}

extension BlendMode {
    /// The mode with a name in PDF (section 11.3.5); nil for an unknown one.
    init?(pdf name: String) {
        if name == "Compatible" {
            self = .normal
            return
        }
        self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
        if self == .sourceAtop || self == .destinationOver || self == .destinationOut { return nil }
    }
}
