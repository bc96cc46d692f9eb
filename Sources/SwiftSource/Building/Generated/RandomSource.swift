extension ProgramBuilder {
    /// Declarations that replace those of the standard library and Foundation that use the system's random numbers; see `clock`.
    ///
    /// The standard library's own declarations are methods of protocols, which all use the system's generator: they can only be seeded by redeclaring them.
    static let random = """

        @usableFromInline nonisolated struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
            @usableFromInline init() {}
            @usableFromInline mutating func next() -> UInt64 { SwiftUI._SceneRandom.next() }
        }

        nonisolated extension FixedWidthInteger {
            @usableFromInline static func random(in range: Range<Self>) -> Self {
                var generator = SystemRandomNumberGenerator()
                return random(in: range, using: &generator)
            }
            @usableFromInline static func random(in range: ClosedRange<Self>) -> Self {
                var generator = SystemRandomNumberGenerator()
                return random(in: range, using: &generator)
            }
        }

        nonisolated extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
            @usableFromInline static func random(in range: Range<Self>) -> Self {
                var generator = SystemRandomNumberGenerator()
                return random(in: range, using: &generator)
            }
            @usableFromInline static func random(in range: ClosedRange<Self>) -> Self {
                var generator = SystemRandomNumberGenerator()
                return random(in: range, using: &generator)
            }
        }

        nonisolated extension Bool {
            @usableFromInline static func random() -> Bool {
                var generator = SystemRandomNumberGenerator()
                return random(using: &generator)
            }
        }

        nonisolated extension Sequence {
            @usableFromInline func shuffled() -> [Element] {
                var generator = SystemRandomNumberGenerator()
                return shuffled(using: &generator)
            }
        }

        nonisolated extension MutableCollection where Self: RandomAccessCollection {
            @usableFromInline mutating func shuffle() {
                var generator = SystemRandomNumberGenerator()
                shuffle(using: &generator)
            }
        }

        nonisolated extension Collection {
            @usableFromInline func randomElement() -> Element? {
                var generator = SystemRandomNumberGenerator()
                return randomElement(using: &generator)
            }
        }

        nonisolated extension UUID {
            @usableFromInline init() { self = SwiftUI._SceneRandom.uuid }
        }

        @usableFromInline nonisolated func arc4random() -> UInt32 { UInt32(truncatingIfNeeded: SwiftUI._SceneRandom.next()) }
        @usableFromInline nonisolated func arc4random_uniform(_ bound: UInt32) -> UInt32 { bound < 2 ? 0 : UInt32.random(in: 0..<bound) }
        @usableFromInline nonisolated func drand48() -> Double { Double.random(in: 0..<1) }

        """

    /// The text of a module that has its own declarations for everything else.
    static let rewriting = "\nimport Foundation\n"
}
