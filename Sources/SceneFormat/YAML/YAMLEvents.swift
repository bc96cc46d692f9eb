// libyaml, the library under Yams. Yams itself builds a tree from the events, stops at the first duplicate key, and doesn't report its position.
internal import CYaml

/// Reads a YAML file as a sequence of events.
@safe final class YAMLEvents {
    struct Event {
        enum Kind: Equatable {
            /// The start of the stream or of a document.
            case start
            case scalar(String, Style)
            case sequenceStart
            case sequenceEnd
            case mappingStart
            case mappingEnd
            /// The name of the anchor that the alias refers to.
            case alias(String)
            case documentEnd
            case streamEnd
        }

        var kind: Kind
        /// The position of the first character, which for a value with an anchor or a tag is that of the anchor or tag.
        var position: SourcePosition
        /// The full tag, such as `tag:yaml.org,2002:int`; nil if the file has none.
        var tag: String?
        var anchor: String?
    }

    /// The style in which a scalar is written.
    enum Style: Equatable {
        case plain
        /// In single or double quotes.
        case quoted
        case block
    }

    private let source: SourceFile
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    private let input: UnsafeMutableBufferPointer<UInt8>
    /// The length in bytes of the byte order mark, which libyaml doesn't see.
    private let markLength: Int
    private var tracker: PositionTracker
    private lazy var lines = YAMLLines(source.bytes)
    /// The distance walked in the file, in Unicode scalars, libyaml's unit.
    private var walkedScalars = 0
    /// The same distance in bytes of the file.
    private var walkedBytes: Int

    /// libyaml looks ahead by up to 1,024 levels for keys and counts these levels; its limit must be higher than ours, so that ours is reached first.
    private static let levels: Void = yaml_set_max_nest_level(Int32(2 * SceneLimits.deepestNesting + 2_048))

    /// - Parameter source: valid UTF-8.
    init(_ source: SourceFile) {
        self.source = source
        Self.levels
        markLength = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        walkedBytes = markLength
        tracker = PositionTracker(startingAt: markLength)
        let count = source.bytes.count - markLength
        unsafe input = .allocate(capacity: max(1, count))
        _ = unsafe input.initialize(fromContentsOf: source.bytes[markLength...])
        unsafe parser = .allocate(capacity: 1)
        unsafe parser.initialize(to: yaml_parser_t())
        unsafe yaml_parser_initialize(parser)
        unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        unsafe yaml_parser_set_input_string(parser, input.baseAddress, count)
    }

    deinit {
        unsafe yaml_parser_delete(parser)
        unsafe parser.deallocate()
        unsafe input.deallocate()
    }

    /// Returns the next event; after the end of the stream, returns the end event again.
    ///
    /// - Throws: a syntax error, with its position.
    func next() throws(Diagnostic) -> Event {
        var event = unsafe yaml_event_t()
        guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw failure() }
        defer { unsafe yaml_event_delete(&event) }
        var result = unsafe Event(kind: .start, position: position(event.start_mark))
        switch unsafe event.type {
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            let style: Style =
                switch unsafe scalar.style {
                case YAML_SINGLE_QUOTED_SCALAR_STYLE, YAML_DOUBLE_QUOTED_SCALAR_STYLE: .quoted
                case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
                default: .plain
                }
            let text = unsafe String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            result.kind = .scalar(text, style)
            result.tag = unsafe Self.string(scalar.tag)
            result.anchor = unsafe Self.string(scalar.anchor)
        case YAML_SEQUENCE_START_EVENT:
            result.kind = .sequenceStart
            result.tag = unsafe Self.string(event.data.sequence_start.tag)
            result.anchor = unsafe Self.string(event.data.sequence_start.anchor)
        case YAML_MAPPING_START_EVENT:
            result.kind = .mappingStart
            result.tag = unsafe Self.string(event.data.mapping_start.tag)
            result.anchor = unsafe Self.string(event.data.mapping_start.anchor)
        case YAML_ALIAS_EVENT: result.kind = .alias(unsafe Self.string(event.data.alias.anchor) ?? "")
        case YAML_SEQUENCE_END_EVENT: result.kind = .sequenceEnd
        case YAML_MAPPING_END_EVENT: result.kind = .mappingEnd
        case YAML_DOCUMENT_END_EVENT: result.kind = .documentEnd
        case YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT: break
        default: result.kind = .streamEnd
        }
        return result
    }

    private static func string(_ pointer: UnsafePointer<UInt8>?) -> String? {
        guard let pointer = unsafe pointer else { return nil }
        return unsafe String(decodingCString: pointer, as: UTF8.self)
    }

    // MARK: Positions

    /// - Complexity: O(size of the file) for all events together, because their positions only increase.
    private func position(_ mark: yaml_mark_t) -> SourcePosition {
        guard mark.index >= walkedScalars else { return lines.position(line: mark.line + 1, column: mark.column + 1) }
        while walkedScalars < mark.index, walkedBytes < source.bytes.count {
            walkedBytes += 1
            while walkedBytes < source.bytes.count, source.bytes[walkedBytes] & 0xC0 == 0x80 { walkedBytes += 1 }
            walkedScalars += 1
        }
        return tracker.position(at: walkedBytes, in: source.bytes)
    }

    private func failure() -> Diagnostic {
        let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "not enough memory"
        let mark = unsafe parser.pointee.problem_mark
        guard unsafe parser.pointee.error != YAML_READER_ERROR else {
            let offset = unsafe Int(parser.pointee.problem_offset)
            return error(problem, at: lines.position(offset: offset + markLength))
        }
        let place = lines.position(line: mark.line + 1, column: mark.column + 1)
        if place.offset < source.bytes.count, source.bytes[place.offset] == 0x09 { return error("YAML can't be indented with tabs; use spaces", at: place) }
        let context = unsafe parser.pointee.context.map { unsafe " " + String(cString: $0) } ?? ""
        return error(problem + context, at: place)
    }

    /// libyaml's message, on one line.
    private func error(_ words: String, at position: SourcePosition) -> Diagnostic {
        Diagnostic(.error, words.split(whereSeparator: \.isWhitespace).joined(separator: " "), file: source.name, position: position)
    }
}
