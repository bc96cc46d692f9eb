import Easel
import Foundation
import Testing

@testable import AppleCoreData
@testable import Views

/// The moment at which observers learn of the changes of a block that code waits for.
@MainActor @Suite struct PerformAndWaitTests {
    @Test func observersLearnAfterTheEvent() {
        _SceneTime.prepare()
        let graph = AppleModuleGraph.make(EmptyView())
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        var count = 0
        let observer = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(observer) }
        context.performAndWait { _ = NSManagedObject(entity: NSEntityDescription(), insertInto: context) }
        #expect(count == 0)
        graph.settle()
        #expect(count == 1)
    }
}
