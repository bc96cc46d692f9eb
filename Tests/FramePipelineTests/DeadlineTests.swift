import Dispatch
import FramePipeline
import Testing

struct DeadlineTests {
    private final class Object: Sendable {}

    @Test(.timeLimit(.minutes(5))) func theActionIsCalled() {
        let called = DispatchSemaphore(value: 0)
        let deadline = Deadline(in: 0.01) { called.signal() }
        called.wait()
        deadline.cancel()
    }

    @Test func aCanceledDeadlineKeepsNothing() {
        for seconds in [600, Double.infinity] {
            var object: Object? = Object()
            weak let kept = object
            let deadline = Deadline(in: seconds) { [object] in _ = object }
            object = nil
            #expect(kept != nil)
            deadline.cancel()
            #expect(kept == nil)
        }
    }
}
