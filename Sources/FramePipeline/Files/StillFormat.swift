/// The format of a file with one image, named by its extension.
package enum StillFormat: String, Sendable, CaseIterable {
    case png, jpeg, pdf, svg

    /// - Parameter fileExtension: without a dot, in lower case.
    package init?(fileExtension: String) {
        self.init(rawValue: fileExtension == "jpg" ? "jpeg" : fileExtension)
    }

    /// Returns the format of a file; PNG for a name with another extension, or none.
    package static func of(_ path: String) -> StillFormat {
        let name = path.split(separator: "/").last ?? ""
        return name.lastIndex(of: ".").flatMap { StillFormat(fileExtension: name[name.index(after: $0)...].lowercased()) } ?? .png
    }

    /// Whether the files of a sequence can have the format.
    package var canBeSequence: Bool { self == .png || self == .jpeg }
    /// Whether it has transparent pixels.
    package var hasAlpha: Bool { self != .jpeg }
    /// Whether it keeps shapes as shapes.
    package var isVector: Bool { self == .pdf || self == .svg }
}

extension OutputDestination {
    /// The format of the files of frames; nil for an animation.
    package var stillFormat: StillFormat? {
        switch self {
        case .standardOutput: .png
        case .still(let path): .of(path)
        case .sequence(let pattern): .of(pattern.suffix)
        case .animation: nil
        }
    }
}
