// swift-format-ignore-file: AlwaysUseLowerCamelCase
import ARKit
import Accelerate
import AdSupport
import AppTrackingTransparency
import CloudKit
import CommonCrypto
import Contacts
import ContactsUI
import CoreBluetooth
import CoreImage
import CoreImage.CIFilterBuiltins
import CoreML
import CoreNFC
import CoreServices
import CoreSpotlight
import CoreTelephony
import CoreText
import CoreTransferable
import DeviceCheck
import EventKit
import EventKitUI
import FoundationModels
import GameKit
import GameplayKit
import ImageIO
import Intents
import IntentsUI
import LinkPresentation
import MediaPlayer
import Metal
import MetalKit
import MetricKit
import MobileCoreServices
import MultipeerConnectivity
import MusicKit
import NaturalLanguage
import PDFKit
import PassKit
import PencilKit
import QuickLook
import RealityKit
import SceneKit
import Speech
import SpriteKit
import SwiftUI
import SystemConfiguration
import Translation
import UniformTypeIdentifiers
import Vision
import VisionKit
import WatchConnectivity
import WeatherKit
import simd

// CoreImage, as apps make QR codes and filters.

struct QRCodeView: View {
    let text: String
    private let context = CIContext()
    private let filter = CIFilter.qrCodeGenerator()

    private func image(from string: String) -> UIImage {
        filter.message = Data(string.utf8)
        filter.setValue("H", forKey: "inputCorrectionLevel")
        guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)),
            let cgImage = context.createCGImage(output, from: output.extent)
        else { return UIImage(systemName: "xmark.circle") ?? UIImage() }
        return UIImage(cgImage: cgImage)
    }
    var body: some View { Image(uiImage: image(from: text)).interpolation(.none).resizable().scaledToFit().frame(width: 60, height: 60) }
}

extension UIImage {
    var averageColor: UIColor? {
        guard let inputImage = CIImage(image: self) else { return nil }
        let extentVector = CIVector(
            x: inputImage.extent.origin.x, y: inputImage.extent.origin.y, z: inputImage.extent.size.width, w: inputImage.extent.size.height)
        guard let filter = CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: inputImage, kCIInputExtentKey: extentVector]),
            let outputImage = filter.outputImage
        else { return nil }
        var bitmap = [UInt8](repeating: 0, count: 4)
        let context = CIContext(options: [.workingColorSpace: NSNull()])
        context.render(outputImage, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        return UIColor(
            red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255, blue: CGFloat(bitmap[2]) / 255, alpha: CGFloat(bitmap[3]) / 255)
    }
    func resized(to size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
    func resizedInContext(to size: CGSize) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, 0.0)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext()
    }
    func sepia() -> UIImage? {
        var current: CIFilter = CIFilter.sepiaTone()
        current.setValue(CIImage(image: self), forKey: kCIInputImageKey)
        if current.inputKeys.contains(kCIInputIntensityKey) { current.setValue(0.8, forKey: kCIInputIntensityKey) }
        current = CIFilter.gaussianBlur()
        let blur = CIFilter.gaussianBlur()
        blur.inputImage = CIImage(image: self)
        blur.radius = 2
        guard let output = blur.outputImage, let cgImage = CIContext().createCGImage(output, from: output.extent) else { return nil }
        return UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation)
    }
}

// CoreTransferable.

extension UTType { static let note = UTType(exportedAs: "com.example.note") }
struct Note: Codable, Transferable {
    var title: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .note)
        ProxyRepresentation(exporting: \.title)
        DataRepresentation(contentType: .png) { note in
            Data(note.title.utf8)
        } importing: { data in
            Note(title: String(decoding: data, as: UTF8.self))
        }
        FileRepresentation(exportedContentType: .plainText) { SentTransferredFile(URL(fileURLWithPath: "/" + $0.title)) }.suggestedFileName("note")
    }
}
struct Movie: Transferable {
    let url: URL
    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .movie) { movie in
            SentTransferredFile(movie.url)
        } importing: { received in
            Self.init(url: received.file)
        }
    }
}

// Documents.

struct PDFKitView: UIViewRepresentable {
    let data: Data
    func makeUIView(context: Context) -> PDFView {
        let view = PDFView()
        view.document = PDFDocument(data: data)
        view.autoScales = true
        view.displayMode = .singlePageContinuous
        view.displayDirection = .vertical
        view.usePageViewController(true, withViewOptions: nil)
        return view
    }
    func updateUIView(_ uiView: PDFView, context: Context) { uiView.document = PDFDocument(data: data) }
}
struct PreviewController: UIViewControllerRepresentable {
    let url: URL
    func makeUIViewController(context: Context) -> QLPreviewController {
        let controller = QLPreviewController()
        controller.dataSource = context.coordinator
        return controller
    }
    func updateUIViewController(_ uiViewController: QLPreviewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
    class Coordinator: NSObject, QLPreviewControllerDataSource {
        let parent: PreviewController
        init(parent: PreviewController) { self.parent = parent }
        func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
        func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem { parent.url as NSURL }
    }
}
struct LinkView: UIViewRepresentable {
    let url: URL
    func makeUIView(context: Context) -> LPLinkView {
        let view = LPLinkView(url: url)
        LPMetadataProvider().startFetchingMetadata(for: url) { metadata, _ in
            guard let metadata else { return }
            DispatchQueue.main.async { view.metadata = metadata }
        }
        return view
    }
    func updateUIView(_ uiView: LPLinkView, context: Context) {}
}
struct DrawingCanvas: UIViewRepresentable {
    @Binding var canvas: PKCanvasView
    let picker = PKToolPicker()
    func makeUIView(context: Context) -> PKCanvasView {
        canvas.drawingPolicy = .anyInput
        canvas.tool = PKInkingTool(.pen, color: .black, width: 15)
        canvas.delegate = context.coordinator
        picker.addObserver(canvas)
        picker.setVisible(true, forFirstResponder: canvas)
        canvas.becomeFirstResponder()
        return canvas
    }
    func updateUIView(_ uiView: PKCanvasView, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    class Coordinator: NSObject, PKCanvasViewDelegate {
        func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    }
}
struct ScannerView: UIViewControllerRepresentable {
    @Binding var pages: [UIImage]
    @Environment(\.dismiss) private var dismiss
    func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
        let controller = VNDocumentCameraViewController()
        controller.delegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ uiViewController: VNDocumentCameraViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(self) }
    class Coordinator: NSObject, VNDocumentCameraViewControllerDelegate {
        let parent: ScannerView
        init(_ parent: ScannerView) { self.parent = parent }
        func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {
            parent.pages = (0..<scan.pageCount).map { scan.imageOfPage(at: $0) }
            parent.dismiss()
        }
    }
}

// The user's data.

@MainActor final class Calendars: ObservableObject {
    @Published var events: [EKEvent] = []
    let store = EKEventStore()
    func load() async {
        _ = try? await store.requestFullAccessToEvents()
        store.requestAccess(to: .event) { granted, error in if granted { print(error as Any) } }
        let event = EKEvent(eventStore: store)
        event.title = "Lunch"
        event.startDate = Date()
        event.endDate = Date().addingTimeInterval(3600)
        event.calendar = store.defaultCalendarForNewEvents
        event.addAlarm(EKAlarm(relativeOffset: -600))
        try? store.save(event, span: .thisEvent)
        let predicate = store.predicateForEvents(withStart: Date().addingTimeInterval(-60), end: Date().addingTimeInterval(7200), calendars: nil)
        events = store.events(matching: predicate)
    }
}
func contactNames() throws -> [String] {
    let store = CNContactStore()
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.phoneNumbers = [CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "123"))]
    let request = CNSaveRequest()
    request.add(contact, toContainerWithIdentifier: nil)
    try store.execute(request)
    var names: [String] = []
    let keys = [CNContactGivenNameKey, CNContactFamilyNameKey, CNContactPhoneNumbersKey] as [CNKeyDescriptor]
    try store.enumerateContacts(with: CNContactFetchRequest(keysToFetch: keys)) { contact, stop in
        names.append("\(contact.givenName) \(contact.familyName) \(contact.phoneNumbers.first?.value.stringValue ?? "")")
    }
    return names
}
struct ContactPicker: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> CNContactPickerViewController {
        let picker = CNContactPickerViewController()
        picker.delegate = context.coordinator
        return picker
    }
    func updateUIViewController(_ uiViewController: CNContactPickerViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    class Coordinator: NSObject, CNContactPickerDelegate {
        func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    }
}
func cloud() async -> String {
    let database = CKContainer.default().privateCloudDatabase
    let record = CKRecord(recordType: "Item")
    record["name"] = "A" as CKRecordValue
    record["count"] = 3
    CKContainer.default().accountStatus { status, error in if case .available = status { print("iCloud") } }
    do {
        let saved = try await database.save(record)
        return saved["name"] as? String ?? ""
    } catch let error as CKError where error.code == .notAuthenticated {
        return "no account"
    } catch { return error.localizedDescription }
}

// Connections.

final class Bluetooth: NSObject, ObservableObject, CBCentralManagerDelegate, CBPeripheralDelegate {
    @Published var isOn = false
    @Published var state = "unknown"
    @Published var peripherals: [CBPeripheral] = []
    private var manager: CBCentralManager!
    override init() {
        super.init()
        manager = CBCentralManager(delegate: self, queue: nil)
    }
    func centralManagerDidUpdateState(_ central: CBCentralManager) {
        state = central.state == .unsupported ? "unsupported" : "other"
        switch central.state {
        case .poweredOn: central.scanForPeripherals(withServices: [CBUUID(string: "180D")], options: nil)
        case .poweredOff, .unauthorized, .resetting, .unknown, .unsupported: break
        @unknown default: break
        }
    }
    func centralManager(
        _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber
    ) { peripherals.append(peripheral) }
    func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: Error?) {}
}
final class WatchConnector: NSObject, ObservableObject, WCSessionDelegate {
    override init() {
        super.init()
        if WCSession.isSupported() {
            WCSession.default.delegate = self
            WCSession.default.activate()
        }
    }
    func session(_ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: Error?) {}
    func sessionDidBecomeInactive(_ session: WCSession) {}
    func sessionDidDeactivate(_ session: WCSession) {}
    func send() { WCSession.default.sendMessage(["a": 1], replyHandler: nil) { print($0.localizedDescription) } }
}
final class Peers: NSObject, ObservableObject, MCSessionDelegate, MCNearbyServiceBrowserDelegate, MCNearbyServiceAdvertiserDelegate {
    private let peer = MCPeerID(displayName: UIDevice.current.name)
    private lazy var session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: .required)
    func start() {
        session.delegate = self
        MCNearbyServiceBrowser(peer: peer, serviceType: "game").startBrowsingForPeers()
        try? session.send(Data(), toPeers: session.connectedPeers, with: .reliable)
    }
    func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {}
    func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
    func session(_ session: MCSession, didReceive stream: InputStream, withName streamName: String, fromPeer peerID: MCPeerID) {}
    func session(_ session: MCSession, didStartReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, with progress: Progress) {}
    func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String, fromPeer peerID: MCPeerID, at localURL: URL?, withError error: Error?
    ) {}
    func browser(_ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID, withDiscoveryInfo info: [String: String]?) {}
    func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {}
    func advertiser(
        _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID, withContext context: Data?,
        invitationHandler: @escaping (Bool, MCSession?) -> Void
    ) { invitationHandler(true, session) }
}

// Speech, vision, and language.

final class SpeechRecognizer: ObservableObject {
    @Published var transcript = ""
    private let recognizer = SFSpeechRecognizer(locale: Locale(identifier: "en-US"))
    private var request: SFSpeechAudioBufferRecognitionRequest?
    private var task: SFSpeechRecognitionTask?
    private let engine = AVAudioEngine()
    func start() throws {
        SFSpeechRecognizer.requestAuthorization { status in if status == .authorized { print("ok") } }
        guard let recognizer, recognizer.isAvailable else { return }
        let request = SFSpeechAudioBufferRecognitionRequest()
        request.shouldReportPartialResults = true
        let node = engine.inputNode
        node.installTap(onBus: 0, bufferSize: 1024, format: node.outputFormat(forBus: 0)) { buffer, _ in request.append(buffer) }
        engine.prepare()
        try engine.start()
        task = recognizer.recognitionTask(with: request) { [weak self] result, error in
            if let result { self?.transcript = result.bestTranscription.formattedString }
            if error != nil || result?.isFinal == true { self?.engine.stop() }
        }
        self.request = request
    }
}
func recognizeText(in image: UIImage) -> String {
    guard let cgImage = image.cgImage else { return "" }
    var result = "unread"
    let request = VNRecognizeTextRequest { request, error in
        guard let observations = request.results as? [VNRecognizedTextObservation] else { return }
        result = observations.compactMap { $0.topCandidates(1).first?.string }.joined(separator: "\n")
    }
    request.recognitionLevel = .accurate
    try? VNImageRequestHandler(cgImage: cgImage, options: [:]).perform([request])
    return result
}
func words(in text: String) -> [String] {
    let tokenizer = NLTokenizer(unit: .word)
    tokenizer.string = text
    var words: [String] = []
    tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
        words.append(String(text[range]))
        return true
    }
    let tagger = NLTagger(tagSchemes: [.sentimentScore])
    tagger.string = text
    _ = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore).0?.rawValue
    _ = NLLanguageRecognizer.dominantLanguage(for: text)
    return words
}
@Generable struct Recipe {
    @Guide(description: "The name") var name: String
    @Guide(description: "The parts", .count(3)) var parts: [String]
}
func ask() async -> String {
    guard case .available = SystemLanguageModel.default.availability else { return "no model" }
    let session = LanguageModelSession(instructions: "Be short")
    do { return try await session.respond(to: "Hello", generating: Recipe.self).content.name } catch { return "\(error)" }
}

// Games.

final class GameScene: SKScene {
    private let score = SKLabelNode(fontNamed: "Helvetica")
    override func didMove(to view: SKView) {
        backgroundColor = .blue
        physicsWorld.gravity = CGVector(dx: 0, dy: -5)
        let ball = SKShapeNode(circleOfRadius: 10)
        ball.fillColor = .red
        ball.strokeColor = .clear
        ball.position = CGPoint(x: frame.midX, y: frame.maxY - 10)
        ball.physicsBody = SKPhysicsBody(circleOfRadius: 10)
        addChild(ball)
        let box = SKSpriteNode(color: .green, size: CGSize(width: 20, height: 20))
        box.anchorPoint = .zero
        box.run(SKAction.repeatForever(SKAction.rotate(byAngle: .pi, duration: 1)))
        addChild(box)
        score.text = "Score: 0"
        score.fontSize = 10
        addChild(score)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        print(touch.location(in: self))
    }
    override func update(_ currentTime: TimeInterval) {}
}
struct Game: View {
    var scene: SKScene {
        let scene = GameScene()
        scene.size = CGSize(width: 100, height: 100)
        scene.scaleMode = .fill
        return scene
    }
    var body: some View { SpriteView(scene: scene).frame(width: 50, height: 50) }
}
struct GameCenter: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> GKGameCenterViewController {
        GKLocalPlayer.local.authenticateHandler = { controller, error in if let error { print(error.localizedDescription) } }
        let controller = GKGameCenterViewController(state: .leaderboards)
        controller.gameCenterDelegate = context.coordinator
        return controller
    }
    func updateUIViewController(_ uiViewController: GKGameCenterViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator() }
    class Coordinator: NSObject, GKGameCenterControllerDelegate {
        func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController) {
            gameCenterViewController.dismiss(animated: true)
        }
    }
}
func spatial() -> String {
    let scene = SCNScene()
    let node = SCNNode(geometry: SCNSphere(radius: 1))
    node.geometry?.firstMaterial?.diffuse.contents = UIColor.red
    node.position = SCNVector3(x: 0, y: 1, z: -1)
    node.runAction(SCNAction.repeatForever(SCNAction.rotateBy(x: 0, y: 1, z: 0, duration: 1)))
    scene.rootNode.addChildNode(node)
    let length = simd_length(SIMD3<Float>(3, 4, 0))
    let matrix = simd_float4x4(simd_quatf(angle: .pi / 2, axis: [0, 0, 1]))
    let turned = matrix * SIMD4<Float>(1, 0, 0, 1)
    return "\(scene.rootNode.childNodes.count) \(length) \(turned.y)"
}
struct ARViewContainer: UIViewRepresentable {
    func makeUIView(context: Context) -> ARView {
        let view = ARView(frame: .zero)
        let model = ModelEntity(mesh: .generateBox(size: 0.1), materials: [SimpleMaterial(color: .gray, isMetallic: true)])
        let anchor = AnchorEntity(.plane(.horizontal, classification: .any, minimumBounds: SIMD2<Float>(0.2, 0.2)))
        anchor.addChild(model)
        view.scene.addAnchor(anchor)
        return view
    }
    func updateUIView(_ uiView: ARView, context: Context) {}
}

// Services.

func nowPlaying(_ image: UIImage) {
    var info: [String: Any] = [MPMediaItemPropertyTitle: "A"]
    info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = info
    MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
}
func index() {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "A"
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "a", attributeSet: attributes)
    CSSearchableIndex.default().indexSearchableItems([item]) { error in if let error { print(error) } }
    ATTrackingManager.requestTrackingAuthorization { status in print(status) }
    _ = ASIdentifierManager.shared().advertisingIdentifier.uuidString
}
func sha256(_ text: String) -> String {
    let data = Data(text.utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
}
func weather(at location: CLLocation) async -> String {
    do {
        let weather = try await WeatherService.shared.weather(for: location)
        return "\(weather.currentWeather.temperature.formatted()) \(weather.currentWeather.symbolName)"
    } catch { return "no weather" }
}
func songs() async -> [Song] {
    guard await MusicAuthorization.request() == .authorized else { return [] }
    var request = MusicCatalogSearchRequest(term: "a", types: [Song.self])
    request.limit = 5
    return (try? await request.response().songs.compactMap { $0 }) ?? []
}
func thumbnail(_ data: Data) -> UIImage? {
    let options = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10] as [CFString: Any] as CFDictionary
    guard let source = CGImageSourceCreateWithData(data as CFData, nil), let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options) else {
        return nil
    }
    return UIImage(cgImage: image)
}

struct MoreModules: View {
    @StateObject private var bluetooth = Bluetooth()
    @StateObject private var calendars = Calendars()
    @State private var cloudText = ""
    @State private var canvas = PKCanvasView()
    @State private var file: URL?
    var body: some View {
        VStack(spacing: 0) {
            Text("\(bluetooth.state), \(calendars.events.count) events, \(cloudText)")
            Text((try? contactNames())?.joined() ?? "")
            Text(words(in: "It's a word, isn't it?").joined(separator: "|"))
            Text(recognizeText(in: UIImage(systemName: "star")!) + "." + String(sha256("a").prefix(4)) + " " + spatial())
            QRCodeView(text: "https://example.com")
            DrawingCanvas(canvas: $canvas).frame(height: 10)
            PDFKitView(data: Data("%PDF-1.4 /Type /Page /Type /Pages".utf8)).frame(height: 20)
            PayWithApplePayButton(.buy, action: {}).frame(height: 30)
        }
        .quickLookPreview($file)
        .draggable(Note(title: "a"))
        .task {
            await calendars.load()
            cloudText = await cloud()
        }
    }
}
