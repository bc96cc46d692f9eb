import AVFoundation
import AppIntents
import Charts
import CoreAudioTypes
import CoreBluetooth
import CoreData
import CoreHaptics
import CoreNFC
import GameplayKit
import HealthKit
import ImageIO
import MapKit
import MediaPlayer
import Network
import OSLog
import PencilKit
import PhotosUI
import SpriteKit
import SwiftUI
import UIKit

// Forms of apps that talk to devices and services.

final class Piece: NSManagedObject {
    class func fetchRequest() -> NSFetchRequest<Piece> { NSFetchRequest(entityName: "Piece") }
}
/// Without a type, the request is that of the class, not of `NSManagedObject`.
func pieces() -> NSFetchRequest<Piece> {
    let request = Piece.fetchRequest()
    request.fetchLimit = 3
    return request
}

/// Holds a queue that waits for an answer that never comes: a suspended queue can't be released.
final class Camera: NSObject, ObservableObject, AVCapturePhotoCaptureDelegate {
    let session = AVCaptureSession()
    private let queue = DispatchQueue(label: "session")
    override init() {
        super.init()
        queue.suspend()
        AVCaptureDevice.requestAccess(for: .video) { _ in self.queue.resume() }
        NotificationCenter.default.addObserver(forName: .AVCaptureSessionRuntimeError, object: session, queue: nil) { note in
            if let error = note.userInfo?[AVCaptureSessionErrorKey] as? AVError, error.code == .mediaServicesWereReset { print("reset") }
        }
    }
    func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings) {}
    func photoOutput(_ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: Error?) {}
}

final class Engine {
    private let engine = AVAudioEngine(), player = AVAudioPlayerNode(), equalizer = AVAudioUnitEQ(numberOfBands: 3)
    func build() -> String {
        equalizer.bypass = true
        engine.attach(equalizer)
        engine.connect(player, to: equalizer, fromBus: 0, toBus: 0, format: nil)
        let source = AVAudioSourceNode { _, _, frameCount, list -> OSStatus in
            for buffer in UnsafeMutableAudioBufferListPointer(list) { buffer.mData?.assumingMemoryBound(to: Float.self).pointee = Float(frameCount) }
            return noErr
        }
        engine.attach(source)
        var description = AudioStreamBasicDescription(
            mSampleRate: 48_000, mFormatID: kAudioFormatLinearPCM, mFormatFlags: kAudioFormatFlagIsFloat | kAudioFormatFlagIsNonInterleaved,
            mBytesPerPacket: 4, mFramesPerPacket: 1, mBytesPerFrame: 4, mChannelsPerFrame: 2, mBitsPerChannel: 32, mReserved: 0)
        let format = AVAudioFormat(streamDescription: &description)
        return "\(format?.channelCount ?? 0) channels, \(format?.isStandard == true ? "standard" : "other")"
    }
    func play(_ file: AVAudioFile) {
        player.scheduleSegment(file, startingFrame: 0, frameCount: 10, at: nil, completionCallbackType: .dataPlayedBack) { _ in }
        NotificationCenter.default.post(name: AVAudioSession.mediaServicesWereResetNotification, object: nil)
        MPNowPlayingInfoCenter.default().nowPlayingInfo = [MPNowPlayingInfoPropertyMediaType: MPNowPlayingInfoMediaType.audio.rawValue]
    }
    func artwork(of asset: AVURLAsset) async throws -> Data? {
        for item in try await asset.load(.metadata) { if let data = try await item.load(.value) as? Data { return data } }
        return nil
    }
}

struct Apparatus: View {
    @StateObject private var camera = Camera()
    let averages: [(key: Date, value: Double)] = [(Date(timeIntervalSinceReferenceDate: 0), 60), (Date(timeIntervalSinceReferenceDate: 86_400), 120)]

    private var path: String {
        let graph = GKGridGraph(fromGridStartingAt: [0, 0], width: 4, height: 4, diagonalsAllowed: false)
        guard let start = graph.node(atGridPosition: [0, 0]), let end = graph.node(atGridPosition: [3, 3]) else { return "" }
        if let wall = graph.node(atGridPosition: [1, 0]) { graph.remove([wall]) }
        let noise = GKNoiseMap(GKNoise(GKPerlinNoiseSource(frequency: 1, octaveCount: 2, persistence: 0.5, lacunarity: 2, seed: 1)))
        return "\(graph.findPath(from: start, to: end).count) steps, \(abs(noise.value(at: [3, 4])) <= 1)"
    }
    private var units: String {
        let water = HKQuantity(unit: .literUnit(with: .milli), doubleValue: 250)
        let rate = HKQuantity(unit: HKUnit.count().unitDivided(by: .minute()), doubleValue: 60)
        return "\(water.is(compatibleWith: .fluidOunceUS())) \(water.is(compatibleWith: .gram())) \(rate.is(compatibleWith: HKUnit(from: "count/s")))"
    }
    private var records: String {
        let tag = NFCNDEFPayload.wellKnownTypeTextPayload(string: "hi", locale: Locale(identifier: "en"))
        return "\(tag?.wellKnownTypeTextPayload().0 ?? "") \(NWTXTRecord(["host": "a"])["host"] ?? "")"
    }
    private var entries: Int { (try? OSLogStore(scope: .currentProcessIdentifier).getEntries(at: nil, matching: nil).map(\.date).count) ?? -1 }
    private var tiles: String {
        let map = SKTileMapNode(tileSet: SKTileSet(tileGroups: []), columns: 4, rows: 2, tileSize: CGSize(width: 10, height: 10))
        let parent = SKNode()
        map.name = "map"
        parent.addChild(map)
        return "\(parent["map"].count) \(map.centerOfTile(atColumn: 0, row: 0).x)"
    }
    private var drawing: CGRect {
        let points = [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 20)].map {
            PKStrokePoint(location: $0, timeOffset: 0, size: CGSize(width: 4, height: 4), opacity: 1, force: 1, azimuth: 0, altitude: 0)
        }
        let stroke = PKStroke(ink: PKInk(.pen, color: .red), path: PKStrokePath(controlPoints: points, creationDate: Date(timeIntervalSinceReferenceDate: 0)))
        return PKDrawing(strokes: [stroke]).bounds
    }
    private var document: String {
        let text = NSAttributedString(string: "a{é")
        let data = try? text.data(from: NSRange(location: 0, length: text.length), documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
        return String(decoding: data ?? Data(), as: UTF8.self)
    }

    var body: some View {
        VStack {
            Text(Engine().build())
            Text(path)
            Text(units)
            Text(records)
            Text("\(entries) entries, \(pieces().fetchLimit)")
            Text("Привет Ωα かな é".applyingTransform(.toLatin, reverse: false) ?? "")
            Text("déjà".applyingTransform(.stripDiacritics, reverse: false) ?? "")
            Text(tiles)
            Text("\(drawing.minX) \(drawing.width)")
            Text(document)
        }
    }
}

/// The labels of higher priority stay; the expressions must not keep the compiler busy.
struct Averages: View {
    let values: [(key: Date, value: Double)]
    var body: some View {
        Chart {
            ForEach(values, id: \.key) { average in
                RuleMark(
                    xStart: .value("Start", average.key), xEnd: .value("End", average.key.addingTimeInterval(3600 * 24)),
                    y: .value("Average", average.value / 60))
            }
        }
        .chartYAxis {
            AxisMarks(values: [1, 2]) { value in AxisValueLabel(collisionResolution: .greedy(priority: 1, minimumSpacing: 2)) { Text("\(value.index)") } }
        }
    }
}

#Preview("Several statements", traits: .sizeThatFitsLayout) {
    @Previewable @State var count = 2
    let limit = count + 1
    Text("\(limit) statements")
}
#Preview("Controller", traits: .portrait) {
    let controller = UIViewController()
    controller.view.backgroundColor = .red
    return controller
}
