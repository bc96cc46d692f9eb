import AppleCoreGraphics
import AppleCoreLocation
import AppleOS
import AppleSwiftData
import Display
import Easel
import Foundation
import ImageCodec
import Testing
import Views

struct CoreGraphicsTests {
    @Test func aDecomposedTransformIsWhole() {
        let transform = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: -3).translatedBy(x: 4, y: 5).concatenating(
            CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0))
        let again = CGAffineTransform(transform.decomposed())
        for (a, b) in [(transform.a, again.a), (transform.b, again.b), (transform.c, again.c), (transform.d, again.d), (transform.tx, again.tx)] {
            #expect(abs(a - b) < 1e-9)
        }
    }

    @Test func aPathIsItsDescription() throws {
        var path = Path(CGRect(x: 1, y: 2, width: 3, height: 4.5))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
        #expect(path.description == "1 2 m 4 2 l 4 6.5 l 1 6.5 l h 7 8 5 6 q")
        #expect(try #require(Path(path.description)) == path)
        #expect(Path("1 m") == nil && Path("0 0 x") == nil)
    }

    @Test func mutablePathsDrawArcsAsCoreGraphicsDoes() {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(path.currentPoint.y - 10) < 1e-9)
        #expect(path.boundingBoxOfPath.width.rounded() == 10)
        let square = unsafe CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: nil)
        #expect(square.contains(CGPoint(x: 1, y: 1)))
    }
}

struct CoreLocationTests {
    @Test func distanceAlongTheSphere() {
        let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
        let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
        // 878 km by Apple's ellipsoid.
        #expect(abs(berlin.distance(from: paris) - 878_000) < 878_000 * 0.006)
        #expect(CLLocationManager().authorizationStatus == .notDetermined)
    }
}

struct LoggingTests {
    @Test func messagesAreNotEvaluated() {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
        Logger(subsystem: "a", category: "b").info("number \(next(), privacy: .public)")
        #expect(count == 0)
        let lock = OSAllocatedUnfairLock(initialState: 1)
        #expect(
            lock.withLock {
                $0 += 1
                return $0
            } == 2)
    }
}

@Observable
private final class Task: PersistentModel {
    var name: String
    var isDone: Bool
    var parts: [Task] = []
    init(_ name: String, isDone: Bool = false) { (self.name, self.isDone) = (name, isDone) }
}

struct SwiftDataTests {
    private func names(_ tasks: [Task]) -> String { tasks.map(\.name).joined(separator: " ") }

    @Test func aContextFindsWhatWasInserted() throws {
        let context = ModelContext(try ModelContainer(for: Task.self))
        for name in ["b", "c", "a"] { context.insert(Task(name, isDone: name == "c")) }
        #expect(names(try context.fetch(FetchDescriptor<Task>())) == "b c a")
        #expect(names(try context.fetch(FetchDescriptor<Task>(sortBy: [SortDescriptor(\.name)]))) == "a b c")
        #expect(names(try context.fetch(FetchDescriptor<Task>(predicate: #Predicate { !$0.isDone }))) == "b a")
        var first = FetchDescriptor<Task>(sortBy: [SortDescriptor(\.name, order: .reverse)])
        first.fetchLimit = 1
        let last = try #require(try context.fetch(first).first)
        #expect(last.name == "c" && last.modelContext == context)
        context.delete(last)
        #expect(try context.fetchCount(FetchDescriptor<Task>()) == 2)
        #expect(last.modelContext == nil)
    }

    @Test func relatedModelsAreInserted() throws {
        let context = ModelContext(try ModelContainer(for: Task.self))
        let whole = Task("whole")
        whole.parts = [Task("first")]
        context.insert(whole)
        whole.parts.append(Task("second"))
        #expect(names(try context.fetch(FetchDescriptor<Task>(sortBy: [SortDescriptor(\.name)]))) == "first second whole")
    }
}

struct ColorSetTests {
    @Test func catalogsHaveColorsForLightAndDark() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "easel-\(UUID().uuidString)")
        let set = folder.appending(path: "Assets.xcassets/Group/Brand.colorset")
        try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let contents = """
            {"colors": [
              {"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "128", "blue": "0.0", "alpha": "1.000"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "0.25"}}}
            ], "info": {"version": 1, "author": "xcode"}}
            """
        try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
        let source = ImageFolder(folder.path)
        #expect(source.color(named: "Brand", scheme: .light, contrast: .standard) == Color.Resolved(red: 1, green: 128.0 / 255, blue: 0))
        #expect(source.color(named: "Brand", scheme: .dark, contrast: .increased) == Color.Resolved(red: 0.5, green: 0.5, blue: 0.5, opacity: 0.25))
        #expect(source.color(named: "Other", scheme: .light, contrast: .standard) == nil)
    }
}
