import AppleAdSupport
import AppleAppTrackingTransparency
import AppleCloudKit
import AppleCommonCrypto
import AppleContacts
import AppleCoreBluetooth
import AppleCoreGraphics
import AppleCoreML
import AppleEventKit
import AppleFoundationModels
import AppleGameplayKit
import AppleImageIO
import AppleJavaScriptCore
import AppleMusicKit
import AppleNaturalLanguage
import ApplePDFKit
import ApplePassKit
import AppleQuickLook
import AppleSIMD
import AppleSceneKit
import AppleSpeech
import AppleSpriteKit
import AppleUIKit
import AppleVision
import AppleWeatherKit
import Display
import Easel
import Foundation
import Testing

@testable import Views

/// Frameworks whose values work in memory, and whose services answer as without a device.
@MainActor @Suite struct ServiceModuleTests {
    @Test func savedEventsAreFound() throws {
        let store = EKEventStore()
        let (late, early) = (EKEvent(eventStore: store), EKEvent(eventStore: store))
        for (event, start) in [(late, 500.0), (early, 100.0)] {
            event.startDate = Date(timeIntervalSinceReferenceDate: start)
            event.endDate = Date(timeIntervalSinceReferenceDate: start + 60)
            try store.save(event, span: .thisEvent)
        }
        func found(_ start: Double, _ end: Double) -> [EKEvent] {
            store.events(
                matching: store.predicateForEvents(
                    withStart: Date(timeIntervalSinceReferenceDate: start), end: Date(timeIntervalSinceReferenceDate: end), calendars: nil))
        }
        #expect(found(0, 1000).map(\.eventIdentifier) == [early, late].map(\.eventIdentifier))
        #expect(found(0, 200).count == 1 && found(160, 500).isEmpty)
        try store.remove(early, span: .thisEvent)
        #expect(found(0, 1000).count == 1)
        #expect(throws: EKError.self) { try store.save(EKEvent(eventStore: store), span: .thisEvent) }
        #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined)
    }

    @Test func savedContactsAreFound() throws {
        let store = CNContactStore()
        let request = CNSaveRequest()
        for (given, family) in [("Grace", "Hopper"), ("Ada", "Lovelace")] {
            let contact = CNMutableContact()
            (contact.givenName, contact.familyName) = (given, family)
            request.add(contact, toContainerWithIdentifier: nil)
        }
        try store.execute(request)
        let fetch = CNContactFetchRequest(keysToFetch: [CNContactGivenNameKey])
        fetch.sortOrder = .givenName
        var names: [String] = []
        try unsafe store.enumerateContacts(with: fetch) { contact, _ in names.append(CNContactFormatter.string(from: contact, style: .fullName) ?? "") }
        #expect(names == ["Ada Lovelace", "Grace Hopper"])
        let found = try store.unifiedContacts(matching: CNContact.predicateForContacts(matchingName: "hop"), keysToFetch: [])
        #expect(found.map(\.givenName) == ["Grace"])
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    }

    @Test func recordsKeepValuesAndRequestsFail() async {
        let record = CKRecord(recordType: "Item")
        record["name"] = "A"
        record["count"] = 2
        #expect(record["name"] as? String == "A" && record.allKeys() == ["count", "name"])
        let count: Int? = record["count"]
        #expect(count == 2)
        await #expect(throws: CKError.self) { try await CKContainer.default().privateCloudDatabase.save(record) }
    }

    @Test func bluetoothIsUnsupported() {
        final class Model: CBCentralManagerDelegate {
            var states: [CBManagerState] = []
            func centralManagerDidUpdateState(_ central: CBCentralManager) { states.append(central.state) }
        }
        struct Radio: View {
            let model: Model
            @State private var manager: CBCentralManager?
            var body: some View { Color.red.onAppear { manager = CBCentralManager(delegate: model, queue: nil) } }
        }
        let model = Model()
        let graph = AppleModuleGraph.make(Radio(model: model))
        graph.settle()
        #expect(model.states == [.unsupported])
    }

    @Test func documentsKnowTheirPages() throws {
        #expect(PDFDocument(data: Data("text".utf8)) == nil)
        let file = Data("%PDF-1.4\n<< /Type /Pages >> << /Type /Page >> << /Type/Page >>".utf8)
        let read = try #require(PDFDocument(data: file))
        #expect(read.pageCount == 2 && read.dataRepresentation() == file)
        let made = PDFDocument()
        let page = try #require(PDFPage(image: UIImage(Pixmap(width: 4, height: 2, filledWith: 0xFFFF_0000))))
        made.insert(page, at: 0)
        #expect(made.pageCount == 1 && made.page(at: 0)?.bounds(for: .mediaBox).size == CGSize(width: 4, height: 2))
        let small = page.thumbnail(of: CGSize(width: 2, height: 2), for: .mediaBox)
        #expect(small.size == CGSize(width: 2, height: 1) && small.pixmap.pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test func aFileThatIsPreviewedWarns() {
        #expect(AppleModuleGraph.make(Color.red.quickLookPreview(.constant(nil))).namesNotDrawn == [])
        #expect(AppleModuleGraph.make(Color.red.quickLookPreview(.constant(URL(filePath: "/a")))).namesNotDrawn == ["quickLookPreview"])
    }

    @Test func textsAreDivided() {
        func parts(_ text: String, _ unit: NLTokenUnit) -> [String] {
            let tokenizer = NLTokenizer(unit: unit)
            tokenizer.string = text
            return tokenizer.tokens(for: text.startIndex..<text.endIndex).map { String(text[$0]) }
        }
        #expect(parts("It's 5 o'clock, isn't it?", .word) == ["It's", "5", "o'clock", "isn't", "it"])
        #expect(parts("One. Two 2.5! Three", .sentence) == ["One.", "Two 2.5!", "Three"])
        #expect(parts("a\nb c\n\nd", .paragraph) == ["a", "b c", "d"])
    }

    @Test func requestsOfVisionRunAndFindNothing() throws {
        var wasCalled = false
        let request = VNRecognizeTextRequest { request, error in wasCalled = request.results?.isEmpty == true && error == nil }
        #expect(request.results == nil)
        try VNImageRequestHandler(cgImage: CGImage(Pixmap(width: 1, height: 1))).perform([request])
        #expect(wasCalled)
    }

    @Test func arraysOfModelsHaveStrides() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .double)
        array[[1, 2]] = 7
        #expect(array.count == 6 && array[5] == 7 && array.strides == [3, 1])
    }

    @Test func seedsDetermineRandomNumbers() {
        func numbers(_ seed: UInt64) -> [Int] {
            let source = GKMersenneTwisterRandomSource(seed: seed)
            return (0..<5).map { _ in source.nextInt(upperBound: 100) }
        }
        #expect(numbers(1) == numbers(1) && numbers(1) != numbers(2))
        let die = GKShuffledDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 3), lowestValue: 1, highestValue: 6)
        #expect(Set((0..<6).map { _ in die.nextInt() }) == Set(1...6))
        let heights = GKGaussianDistribution(randomSource: GKMersenneTwisterRandomSource(seed: 3), mean: 170, deviation: 10)
        #expect(heights.lowestValue == 140 && heights.highestValue == 200 && heights.mean == 170)
        #expect((0..<50).allSatisfy { _ in (140...200).contains(heights.nextInt()) })
    }

    @Test func machinesChangeStates() {
        final class On: GKState, @unchecked Sendable { override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Off.self } }
        final class Off: GKState, @unchecked Sendable { override func isValidNextState(_ stateClass: AnyClass) -> Bool { false } }
        let machine = GKStateMachine(states: [On(), Off()])
        #expect(machine.enter(On.self) && machine.enter(Off.self) && !machine.enter(On.self) && machine.currentState is Off)
    }

    @Test func aSceneDrawsItsNodes() throws {
        final class Two: SKScene {
            override func didMove(to view: SKView) {
                backgroundColor = .blue
                let box = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
                box.anchorPoint = .zero
                addChild(box)
                let above = SKShapeNode(rectOf: CGSize(width: 10, height: 10))
                (above.fillColor, above.lineWidth, above.zPosition) = (.green, 0, 1)
                above.position = CGPoint(x: 15, y: 15)
                addChild(above)
            }
        }
        let pixels = try ImageRenderer(content: SpriteView(scene: Two(size: CGSize(width: 20, height: 20))).frame(width: 2, height: 2)).pixmap().pixels
        // The y-axis points up: the red box is at the lower left.
        #expect(pixels == [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFF00_00FF])
    }

    @Test func nodesFindEachOther() {
        let (scene, parent, child) = (SKScene(size: CGSize(width: 100, height: 100)), SKNode(), SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10)))
        parent.position = CGPoint(x: 20, y: 0)
        child.position = CGPoint(x: 5, y: 5)
        child.name = "child"
        parent.addChild(child)
        scene.addChild(parent)
        #expect(scene.childNode(withName: "child") == nil && scene.childNode(withName: "//child") === child)
        #expect(scene.atPoint(CGPoint(x: 25, y: 5)) === child && scene.convert(.zero, from: child) == CGPoint(x: 25, y: 5))
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.scene == nil)
    }

    @Test func matricesAndRotationsWork() {
        let turn = simd_float4x4(simd_quatf(angle: .pi / 2, axis: SIMD3(0, 0, 1)))
        let turned = turn * SIMD4<Float>(1, 0, 0, 1)
        #expect(abs(turned.x) < 1e-6 && abs(turned.y - 1) < 1e-6)
        let matrix = simd_double2x2(SIMD2(2, 1), SIMD2(1, 1))
        #expect(matrix.determinant == 1 && matrix * matrix.inverse == simd_double2x2(1))
        #expect(matrix.transpose == matrix && simd_cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
        #expect(simd_length(SIMD2<Double>(3, 4)) == 5)
    }

    @Test func nodesOfScenesAreATree() {
        let (scene, node) = (SCNScene(), SCNNode(geometry: SCNSphere(radius: 1)))
        node.name = "ball"
        let group = SCNNode()
        group.addChildNode(node)
        scene.rootNode.addChildNode(group)
        #expect(scene.rootNode.childNode(withName: "ball", recursively: true) === node)
        #expect(scene.rootNode.childNode(withName: "ball", recursively: false) == nil)
        #expect(AppleModuleGraph.make(SceneView(scene: scene)).warnings == ["SceneView, a view of SceneKit, is drawn as an outline with its name"])
    }

    @Test func digestsAreThoseOfCryptoKit() {
        let data = Array("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        unsafe CC_SHA256(data, CC_LONG(data.count), &digest)
        #expect(digest.prefix(4) == [0xBA, 0x78, 0x16, 0xBF])
        var code = [UInt8](repeating: 0, count: 32)
        unsafe CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), Array("key".utf8), 3, data, data.count, &code)
        #expect(code.prefix(4) == [0x9C, 0x19, 0x6E, 0x32])
    }

    @Test func thumbnailsHaveTheirSize() throws {
        let png = try #require(UIImage(Pixmap(width: 8, height: 4, filledWith: 0xFFFF_0000)).pngData())
        let source = try #require(CGImageSourceCreateWithData(png, nil))
        #expect(CGImageSourceGetCount(source) == 1)
        let image = CGImageSourceCreateThumbnailAtIndex(source, 0, [kCGImageSourceThumbnailMaxPixelSize: 4])
        #expect(image?.width == 4 && image?.height == 2)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 8)
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
        CGImageDestinationAddImage(destination, try #require(image), nil)
        #expect(CGImageDestinationFinalize(destination) && UIImage(data: Data(referencing: data))?.pixmap.width == 4)
    }

    @Test func servicesAnswerAsWithoutADevice() async {
        #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
        #expect(ASIdentifierManager.shared().advertisingIdentifier.uuidString == "00000000-0000-0000-0000-000000000000")
        #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined && SFSpeechRecognizer()?.isAvailable == false)
        #expect(!SystemLanguageModel.default.isAvailable && !PKPaymentAuthorizationController.canMakePayments())
        await #expect(throws: LanguageModelSession.GenerationError.self) { try await LanguageModelSession().respond(to: "a") }
        await #expect(throws: WeatherError.self) { try await WeatherService.shared.attribution }
        await #expect(throws: MusicTokenRequestError.self) { try await MusicCatalogSearchRequest(term: "a", types: [Song.self]).response() }
        #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy")
    }

    @Test func aContextOfJavaScriptIsOptional() {
        let context: JSContext = JSContext()!
        context.setObject(3, forKeyedSubscript: "a")
        #expect(context.objectForKeyedSubscript("a").toInt32() == 3)
        #expect([context] == [context] && context != JSContext())
    }

    @Test func thePayButtonHasItsLabel() {
        #expect(AppleModuleGraph.make(PayWithApplePayButton(.buy) {}).shownTexts == ["Buy with", "Pay"])
        #expect(AppleModuleGraph.make(PayWithApplePayButton {}).shownTexts == ["Pay"])
    }
}
