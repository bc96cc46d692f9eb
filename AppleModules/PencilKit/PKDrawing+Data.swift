import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation

extension PKDrawing {
    /// Reads a drawing that `dataRepresentation()` wrote. Empty data is a drawing without lines.
    ///
    /// - Throws: `CocoaError.coderReadCorrupt` if the data is from elsewhere, such as from PencilKit on Apple's systems.
    public init(data: Data) throws {
        guard !data.isEmpty else { return }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do { strokes = try decoder.decode([StoredStroke].self, from: data).map { try $0.stroke() } } catch { throw CocoaError(.coderReadCorrupt) }
    }
    /// Reads the data of a drawing.
    ///
    /// - Throws: an error of the decoder, or `CocoaError.coderReadCorrupt` if the data is from elsewhere.
    public init(from decoder: any Decoder) throws { try self.init(data: decoder.singleValueContainer().decode(Data.self)) }
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dataRepresentation())
    }
    /// Returns the lines as data for `init(data:)`, without their masks.
    public func dataRepresentation() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return (try? encoder.encode(strokes.map(StoredStroke.init))) ?? Data()
    }
}

/// The values of a line of ink, without its mask.
struct StoredStroke: Codable, Equatable {
    private var type: PKInkingTool.InkType
    /// Red, green, blue, and opacity.
    private var color: [CGFloat]
    private var points: [StoredPoint]
    private var created: Double
    /// The six numbers of the matrix.
    private var transform: [CGFloat]
    private var seed: UInt32

    init(_ stroke: PKStroke) {
        type = stroke.ink.inkType
        var (red, green, blue, alpha) = (CGFloat(), CGFloat(), CGFloat(), CGFloat())
        _ = unsafe stroke.ink.color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        color = [red, green, blue, alpha]
        points = stroke.path.map(StoredPoint.init)
        created = stroke.path.creationDate.timeIntervalSinceReferenceDate
        let matrix = stroke.transform
        transform = [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty]
        seed = stroke.randomSeed
    }

    /// - Throws: `CocoaError.coderReadCorrupt` if numbers of the color or of the matrix are missing.
    func stroke() throws -> PKStroke {
        guard color.count == 4, transform.count == 6 else { throw CocoaError(.coderReadCorrupt) }
        let ink = PKInk(type, color: UIColor(red: color[0], green: color[1], blue: color[2], alpha: color[3]))
        let path = PKStrokePath(controlPoints: points.map(\.point), creationDate: Date(timeIntervalSinceReferenceDate: created))
        let matrix = CGAffineTransform(
            a: transform[0], b: transform[1], c: transform[2], d: transform[3], tx: transform[4], ty: transform[5])
        return PKStroke(ink: ink, path: path, transform: matrix, mask: nil, randomSeed: seed)
    }
}

/// The values of a point of a line.
private struct StoredPoint: Codable, Equatable {
    var location: CGPoint
    var time: Double
    var size: CGSize
    var opacity: CGFloat
    var force: CGFloat
    var azimuth: CGFloat
    var altitude: CGFloat

    init(_ point: PKStrokePoint) {
        (location, time, size, opacity) = (point.location, point.timeOffset, point.size, point.opacity)
        (force, azimuth, altitude) = (point.force, point.azimuth, point.altitude)
    }

    var point: PKStrokePoint {
        PKStrokePoint(location: location, timeOffset: time, size: size, opacity: opacity, force: force, azimuth: azimuth, altitude: altitude)
    }
}
