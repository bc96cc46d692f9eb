import Display
import Foundation
import Geometry

/// Decodes the head of a scene, its state and its timeline, and continues after errors to find all of them.
struct SceneDocumentDecoder {
    let collector: DiagnosticCollector
    let limits: SceneLimits
    /// Overrides the file's seed.
    var seed: Double?
    /// Overrides the file's language.
    var locale: Locale?
    /// Returns the value of `data`, for the type that the file declares; nil without `--data`.
    var data: SceneData.Source?

    static let keys = SceneDocument.signature.parameters.map(\.name)

    func decode(_ document: JSONDocument) -> SceneDocument? {
        let root = document.root
        guard let reader = ObjectReader(root, "a scene", known: Self.keys, path: .root, collector: collector) else { return nil }
        if reader["size"] == nil, reader["view"] == nil, reader["components"] != nil {
            collector.error("the file has components but no view; only scenes can import it", at: root.position, path: .root)
            return nil
        }
        let size = reader.required("size").flatMap(size)
        let scale = reader.number("scale", "a number above 0") { $0 > 0 }.map { CGFloat($0) }
        let frameRate = reader["fps"].map(frameRate) ?? FrameRate.standard
        let duration = reader.number("duration", "a number of seconds, 0 or more") { $0 >= 0 }
        let background = reader["background"].flatMap(color)
        let colorScheme = reader.keyword("colorScheme", among: ColorScheme.allCases.map(\.name)).flatMap { ColorScheme(name: $0) }
        let palette = palette(reader)
        let safeArea = reader["safeArea"].map(safeArea) ?? EdgeInsets()
        let ownSeed = reader.number("seed", "a whole number, 0 or more") { $0 >= 0 && $0.rounded() == $0 && $0 <= 0x1p53 }
        let seed = seed ?? ownSeed ?? 0
        let ownLocale = reader["locale"].flatMap(language)
        let locale = locale ?? ownLocale ?? .american
        var state = reader["state"].map { StateDecoder(collector: collector, limits: limits).variables($0) } ?? []
        var oddCells = OddCells()
        if let data = dataVariable(reader["data"], position: document.root.position, &oddCells) {
            if let own = state.first(where: { $0.name == data.name }) {
                collector.error("the name 'data' is that of the scene's data; choose another one", at: own.position, path: .root["state"]["data"])
            } else {
                state.append(data)
            }
        }
        let alignments = reader["alignments"].map(alignments) ?? []
        let scope = ExpressionScope(state: state.map { .init($0.name, $0.type) }, seed: seed, locale: locale)
        let events = TimelineDecoder(scope: scope, collector: collector, limits: limits)
        let timeline = reader["timeline"].map { events.timeline($0) } ?? []
        let fonts = reader["fonts"].map(fonts) ?? []
        let view = reader.required("view")
        if let size { checkCanvas(size, scale: scale ?? 1, at: reader["size"]?.position) }
        if let frameRate, let duration { checkFrames(duration, frameRate, at: reader["duration"]?.position) }
        guard let view else { return nil }
        // If the size or the rate is invalid, there is an error and nothing is drawn; the view is checked nevertheless.
        return SceneDocument(
            source: document.source, size: size ?? CGSize(width: 1, height: 1), scale: scale ?? 1, frameRate: frameRate ?? FrameRate.standard,
            duration: duration, background: background,
            colorScheme: colorScheme ?? .light, palette: palette, safeArea: safeArea, state: state, alignments: alignments, imports: reader["imports"],
            components: reader["components"], fonts: fonts, view: view, seed: seed, locale: locale,
            oddCells: oddCells,
            timeline: Timeline(source: document.source, events: timeline))
    }

    /// Returns the variable `data`: the value of `--data`, which must have the declared type, or else the declared value.
    private func dataVariable(_ node: JSONNode?, position: SourcePosition, _ oddCells: inout OddCells) -> SceneDocument.StateVariable? {
        var left = limits.stateValues
        let sample = node.flatMap { StateDecoder(collector: collector, limits: limits).value($0, path: .root["data"], valuesLeft: &left) }
        if left < 0 { collector.error("the data has more than \(limits.stateValues) values", at: node?.position, path: .root["data"]) }
        let place = node?.position ?? position
        guard let data else { return sample.map { .init(name: SceneDocument.dataName, value: $0, position: place) } }
        do throws(Diagnostic) {
            let data = try data(sample?.variableType)
            oddCells = data.oddCells
            if let refusal = sample?.variableType.refusal(of: data) {
                let isOneRow = if case .object? = sample, case .array = data.value { true } else { false }
                throw Diagnostic(.error, refusal + (isOneRow ? "; 'render batch' draws a picture for each row" : ""), file: data.name)
            }
            guard data.value.count(upTo: limits.stateValues) <= limits.stateValues else {
                throw Diagnostic(.error, "the data has more than \(limits.stateValues) values", file: data.name)
            }
            return .init(name: SceneDocument.dataName, value: data.value, position: place, declaredType: sample?.variableType ?? data.type)
        } catch {
            collector.report(error)
            // Expressions are checked against the declared type; without one, they would only say that there is no data.
            return .init(name: SceneDocument.dataName, value: sample ?? .null, position: place)
        }
    }

    private func language(_ node: JSONNode) -> Locale? {
        if let locale = node.string.flatMap(Locale.init(written:)) { return locale }
        collector.error(
            "'locale' must be a language with or without a region, such as \"de\" or \"pt-BR\", not \(node.string.map(quoted) ?? node.kind)",
            at: node.position, path: .root["locale"])
        return nil
    }

    private func palette(_ reader: ObjectReader) -> SystemPalette {
        let platform = reader.keyword("platform", as: SystemPalette.Platform.self)
        let owner = platform ?? SystemPalette.standard.platform
        let version = reader.number("os", "\(owner.versionList) for \(owner.title)") { number in owner.versions.contains { Double($0) == number } }
        return SystemPalette(owner, version: version.map { Int(saturating: $0) }) ?? .standard
    }

    private func size(_ node: JSONNode) -> CGSize? {
        let path = ScenePath.root["size"]
        guard let sides = ObjectReader.numbers(node, "'size'", count: 2, path: path, collector: collector) else { return nil }
        if let place = sides.firstIndex(where: { $0 <= 0 }) {
            let element = node.elements?[place]
            collector.error(
                "the \(place == 0 ? "width" : "height") must be above 0, not \(SceneValue.number(sides[place]).text ?? "")",
                at: element?.position ?? node.position, path: path[place])
            return nil
        }
        return CGSize(width: sides[0], height: sides[1])
    }

    private func fonts(_ node: JSONNode) -> [(name: String, position: SourcePosition)] {
        let path = ScenePath.root["fonts"]
        guard let elements = node.elements else {
            collector.error("'fonts' must be an array of font files, not \(node.kind)", at: node.position, path: path)
            return []
        }
        return elements.enumerated().compactMap { index, element in
            if let name = element.string { return (name, element.position) }
            collector.error("a font must be a file name, not \(element.kind)", at: element.position, path: path[index])
            return nil
        }
    }

    private func safeArea(_ node: JSONNode) -> EdgeInsets {
        let (edges, path) = (["top", "leading", "bottom", "trailing"], ScenePath.root["safeArea"])
        guard let reader = ObjectReader(node, "'safeArea'", known: edges, path: path, collector: collector) else { return EdgeInsets() }
        let lengths = edges.map { reader.number($0, "a number of points, 0 or more") { $0 >= 0 } ?? 0 }
        return EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    }

    private func alignments(_ node: JSONNode) -> [SceneDocument.AlignmentDeclaration] {
        let path = ScenePath.root["alignments"]
        guard let members = node.members else {
            collector.error("'alignments' must be an object that maps names to alignments, not \(node.kind)", at: node.position, path: path)
            return []
        }
        let scope = ExpressionScope().adding("d", SceneAlignments().dimensionsType)
        let decoder = ExpressionDecoder(scope: scope, collector: collector, limits: limits)
        return members.compactMap { member in
            let path = path[member.key]
            let isName = ExpressionScope.isValidName(member.key) && !SceneAlignments.reservedNames.contains(member.key)
            if !isName { collector.error("\(quoted(member.key)) is not a valid alignment name", at: member.keyPosition, path: path) }
            let reader = ObjectReader(member.value, "an alignment", known: ["axis", "default"], path: path, collector: collector)
            guard let reader else { return nil }
            let axis = reader.required("axis") == nil ? nil : reader.keyword("axis", as: AlignmentAxis.self)
            let expression = reader.required("default").flatMap { decoder.expression($0, as: .number, path: path["default"]) }
            guard isName, let axis, let expression else { return nil }
            return .init(
                name: member.key, axis: axis == .horizontal ? .horizontal : .vertical, defaultValue: expression, position: member.keyPosition)
        }
    }

    private enum AlignmentAxis: String, CaseIterable {
        case horizontal
        case vertical
    }

    private func checkCanvas(_ size: CGSize, scale: CGFloat, at position: SourcePosition?) {
        let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
        let pixels = width * height
        guard pixels <= Double(limits.canvasPixels) else {
            let shown = pixels < 1e15 ? String(Int(saturating: pixels)) : "\(pixels)"
            collector.error("the canvas has \(shown) pixels, more than the limit of \(limits.canvasPixels)", at: position, path: .root["size"])
            return
        }
        // Less than half a pixel is a mistake as well.
        guard min(size.width, size.height) * scale >= 0.5, max(width, height) <= Double(SceneLimits.canvasSide) else {
            collector.error("a side of the canvas must have from 1 to \(SceneLimits.canvasSide) pixels", at: position, path: .root["size"])
            return
        }
    }

    private func checkFrames(_ duration: Double, _ frameRate: FrameRate, at position: SourcePosition?) {
        if frameRate.frameCount(seconds: duration, limit: limits.frames) <= limits.frames { return }
        collector.error(
            "a duration of \(SceneValue.number(duration).text ?? "") s at \(frameRate) frames per second exceeds the limit of \(limits.frames) frames",
            at: position, path: .root["duration"])
    }

    private func frameRate(_ node: JSONNode) -> FrameRate? {
        let rate =
            switch node.value {
            case .number(let number): FrameRate(number)
            case .string(let text): FrameRate(text)
            default: nil as FrameRate?
            }
        if rate == nil {
            collector.error(
                "'fps' must be frames per second above 0 and at most 1000, such as 60 or \"30000/1001\"", at: node.position, path: .root["fps"])
        }
        return rate
    }

    /// Decodes a constant color, such as `"#2E7D32"`, `"blue"` or `"rgb(0, 0.5, 1)"`.
    private func color(_ node: JSONNode) -> SceneColor? {
        let decoder = ExpressionDecoder(scope: ExpressionScope(), collector: collector, limits: limits)
        guard let value = decoder.expression(node, as: .color, path: .root["background"]), case .color(let color) = value.constant else { return nil }
        return color
    }
}
