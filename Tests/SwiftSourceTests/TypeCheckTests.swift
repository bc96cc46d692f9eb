import Foundation
import Testing

@testable import SwiftSource

/// Loops of views with arithmetic are checked within the compiler's limits, also in files that import charts, whose marks loops can make too.
@Suite(.needsRuntime)
struct TypeCheckTests {
    /// The attempts that the compiler may make for one expression. It makes half of them; without its own limit, it gives up after a million.
    private static let attempts = 50_000

    private static let views = #"""
        struct Item: Identifiable { let id = UUID(); var value: Double; var parts: [Double] }
        struct F: View {
            let items: [Item]
            let size: CGFloat = 90
            var body: some View {
                HStack {
                    ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                        VStack(spacing: 2 + CGFloat(index)) {
                            ForEach(Array(item.parts.enumerated()), id: \.offset) { row, part in
                                Rectangle()
                                    .fill(Color(hue: part / 10 + Double(row) * 0.1, saturation: 1, brightness: 1 - Double(index) / 10))
                                    .frame(width: size * part / 10 + 2, height: size / 10 * CGFloat(row + 1) - 1)
                                    .offset(x: size * 0.1 * CGFloat(index) - 3, y: -size * item.value / 100 * Double(row))
                            }
                            ForEach(items) { other in
                                Text("\(other.value * 2 + item.value / 3, specifier: "%.1f")").padding(size / 20 + other.value * 2 - 1)
                            }
                        }
                    }
                }
            }
        }
        """#

    private static let marks = #"""
        struct Waves: View {
            let count = 12
            let size = 40.0
            @State private var phase = 0.0
            var body: some View {
                VStack {
                    Chart {
                        ForEach(0..<12, id: \.self) { index in
                            LineMark(x: .value("x", Double(index) * 0.5), y: .value("y", sin(Double(index) / Double(count) * 2 * .pi + phase) * size + 1))
                                .foregroundStyle(by: .value("kind", index % 2 == 0 ? "even" : "odd"))
                                .opacity(1 - Double(index) / Double(count * 2))
                            PointMark(x: .value("x", Double(index) * 0.5), y: .value("y", cos(Double(index) / Double(count) * 2 * .pi) * size - 2))
                                .symbolSize(size * 2 + Double(index) * 3)
                        }
                        RuleMark(y: .value("mean", size / 2 + 1)).lineStyle(StrokeStyle(lineWidth: size / 20, dash: [size / 8, size / 10]))
                    }
                    .frame(height: size * 4 + 20)
                }
            }
        }
        """#

    private static let models = #"""
        import SwiftData
        import SwiftUI

        enum Status: String, Codable { case open, done }

        @Model final class Trip {
            @Attribute(.unique) var name: String
            var status: Status
            @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
            @Relationship(deleteRule: .deny) private(set) var guests: [Guest]
            var tags: [String: Int] = [:]
            init(name: String) { (self.name, status, guests) = (name, .open, []) }
        }
        @Model class Stop {
            var trip: Trip?
            init() {}
        }
        @Model class Guest { init() {} }

        @ModelActor actor Importer {
            func add(_ name: String) throws -> Int {
                modelContext.insert(Guest())
                try modelContext.save()
                return try modelContext.fetchCount(FetchDescriptor<Guest>())
            }
        }

        struct Trips: View {
            @Query(animation: .default) var all: [Trip]
            @Query(sort: \Trip.name, animation: .default) var animated: [Trip]
            @Query(sort: \Trip.name, transaction: Transaction(animation: .default)) var trips: [Trip]
            var body: some View { Text("\(trips.count + animated.count)") }
        }

        @Model final class Tagged {
            #if !OTHER
            var names: [String]
            var trip: Trip?
            #else
            var other: Int
            #endif
            var `default`: Int
            init() { names = [] }
        }
        """#

    /// New projects of Xcode have all their classes on the main actor.
    @Test(arguments: [[], ["-default-isolation", "MainActor"], ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"]])
    func modelsCompile(_ options: [String]) throws { try check(Self.models, options) }

    /// Code beside the main actor that uses the declarations for the scene's clock and random numbers.
    private static let background = #"""

        actor Counter {
            var number = 0
            func add() {
                number += Int.random(in: 0...3) + ([1, 2].randomElement() ?? 0) + [3].shuffled()[0]
                _ = (Date(), Date.now, UUID(), DispatchTime.now())
                DispatchQueue.main.async { print("later") }
                DispatchQueue.global().asyncAfter(deadline: .now() + 1) { print("later") }
            }
        }
        nonisolated func age(_ date: Date) -> TimeInterval { Date.now.timeIntervalSince(date) }
        """#

    @Test(arguments: [[], ["-default-isolation", "MainActor"], ["-swift-version", "6"], ["-swift-version", "6", "-default-isolation", "MainActor"]])
    func replacedDeclarationsBelongToNoActor(_ options: [String]) throws {
        try check(ProgramBuilder.replacements[0].text + Self.background, options)
    }

    @Test(arguments: ["import SwiftUI\n" + views, "import Charts\nimport SwiftUI\n" + views, "import Charts\nimport SwiftUI\n" + marks])
    func loopsAreCheckedWithinALimit(_ source: String) throws { try check(source, ["-solver-scope-threshold=\(Self.attempts)"]) }

    /// What the compiler reports about the time of each expression, once for each attempt: with a second function that fits, it checks everything before twice.
    @Test(arguments: [
        #".tint(.red)"#, #".toolbar { ToolbarItem { Button("Add") {} } }"#,
        #".overlay { Text("a") }"#,
        #".navigationTitle("A")"#, #".alert("A", isPresented: .constant(true)) { Button("OK") {} }"#, #".padding(4)"#, #".foregroundStyle(.red)"#,
    ])
    func viewsBeforeAModifierAreCheckedOnce(_ modifier: String) throws {
        let source = """
            import SwiftUI
            struct Rows: View {
                let items: [String]
                var body: some View {
                    List {
                        ForEach(items, id: \\.self) { item in
                            Text(item)
                        }
                    }
                    \(modifier)
                }
            }
            """
        let output = try check(source, ["-warn-long-expression-type-checking=10000", "-debug-time-expression-type-checking"])
        #expect(output.split(separator: "\n").count { $0.hasSuffix("Views.swift:7:17") } == 1, "\(output)")
    }

    @discardableResult
    private func check(_ source: String, _ options: [String]) throws -> String {
        let toolchain = try SwiftToolchain(environment: ProcessInfo.processInfo.environment, command: URL(filePath: "/"))
        let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let file = place.appending(path: "Views.swift")
        try Data(source.utf8).write(to: file)
        let (isDone, output) = try toolchain.compile(
            ["-typecheck", "-parse-as-library", "-module-name", "Snippets", "-primary-file", file.path] + options
                + toolchain.macroOptions(script: place.appending(path: "macros")), in: place)
        #expect(isDone, "\(output)")
        return output
    }
}
