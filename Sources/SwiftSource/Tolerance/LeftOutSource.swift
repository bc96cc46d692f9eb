/// The declarations that stand for left-out parts in a module.
enum LeftOutSource {
    static let text = """

        import SwiftUI

        /// Ends the process: the body of a function was left out.
        @usableFromInline nonisolated func __easelStop(_ name: StaticString) -> Never { SwiftUI._LeftOut.stop("\\(name)") }

        /// Ends the process, or does nothing: the body of a function without a result was left out.
        @usableFromInline nonisolated func __easelPass(_ name: StaticString) { SwiftUI._LeftOut.pass("\\(name)") }

        typealias __EaselLeftOut = SwiftUI._LeftOut

        extension SwiftUI.View {
            @usableFromInline func __easelLeftOut(_ name: String) -> some SwiftUI.View { _leftOut(name) }
        }

        """
}
