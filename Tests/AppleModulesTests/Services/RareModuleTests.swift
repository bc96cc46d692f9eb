import AppleAlarmKit
import AppleCharts
import AppleCompression
import AppleCoreNFC
import AppleFoundation
import AppleMapKit
import Easel
import Foundation
import Testing

/// Values of modules and parts that few apps use.
@MainActor @Suite struct RareModuleTests {
    @Test(arguments: [NSData.CompressionAlgorithm.zlib, .lzfse, .lz4])
    func compressedBytesComeBack(_ algorithm: NSData.CompressionAlgorithm) throws {
        let text = Data(String(repeating: "word ", count: 500).utf8)
        let packed = try NSData(data: text).compressed(using: algorithm)
        #expect(Data(referencing: try packed.decompressed(using: algorithm)) == text)
        if algorithm == .zlib { #expect(packed.length < 100) }
        #expect(throws: CocoaError.self) { try NSData(data: Data([1, 2, 3, 4, 5])).decompressed(using: algorithm) }
    }

    @Test func buffersAreCompressedInPlace() {
        let source = [UInt8](repeating: 7, count: 300)
        var packed = [UInt8](repeating: 0, count: 300)
        let count = unsafe compression_encode_buffer(&packed, 300, source, 300, nil, COMPRESSION_ZLIB)
        #expect(count > 0 && count < 50)
        var back = [UInt8](repeating: 0, count: 300)
        #expect(unsafe compression_decode_buffer(&back, 300, packed, count, nil, COMPRESSION_ZLIB) == 300)
        #expect(back == source)
    }

    @Test(arguments: [("https://www.swift.org/a", 2), ("urn:nfc:1", 35), ("urn:epc:id:1", 30), ("x-app://1", 0)])
    func addressesOfTagsHaveShortPrefixes(_ text: String, _ code: UInt8) {
        let record = NFCNDEFPayload.wellKnownTypeURIPayload(string: text)
        #expect(record?.payload.first == code)
        #expect(record?.wellKnownTypeURIPayload()?.absoluteString == text)
    }

    @Test func shapesAreReadFromGeoJSON() throws {
        let text = """
            {"type": "FeatureCollection", "features": [
              {"type": "Feature", "id": 7, "properties": {"name": "a"}, "geometry": {"type": "Point", "coordinates": [10, 50]}},
              {"type": "Feature", "properties": null, "geometry": {"type": "Polygon", "coordinates": [[[0, 0], [1, 0], [1, 1], [0, 0]], [[0.2, 0.1], [0.4, 0.1], [0.4, 0.2]]]}}
            ]}
            """
        let features = try MKGeoJSONDecoder().decode(Data(text.utf8)).compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["7", nil])
        let point = try #require(features[0].geometry.first as? MKPointAnnotation)
        #expect(point.coordinate.latitude == 50 && point.coordinate.longitude == 10)
        let polygon = try #require(features[1].geometry.first as? MKPolygon)
        #expect(polygon.interiorPolygons?.count == 1)
        #expect(throws: (any Error).self) { try MKGeoJSONDecoder().decode(Data("[]".utf8)) }
    }

    @Test func alarmsAreKept() async throws {
        struct Facts: AlarmMetadata {}
        let manager = AlarmManager.shared
        let id = UUID()
        let attributes = AlarmAttributes<Facts>(presentation: AlarmPresentation(alert: .init(title: "Wake up")), tintColor: .orange)
        let alarm = try await manager.schedule(id: id, configuration: .timer(duration: 60, attributes: attributes))
        #expect(alarm.state == .countdown)
        #expect(try manager.alarms.map(\.id) == [id])
        try manager.pause(id: id)
        #expect(try manager.alarms.first?.state == .paused)
        try manager.cancel(id: id)
        #expect(try manager.alarms.isEmpty)
    }
}
