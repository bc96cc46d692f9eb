import AppleFoundation
import Testing

/// Actions that undo changes.
struct UndoManagerTests {
    private final class Model {
        var value = 0
        func change(to new: Int, _ manager: AppleFoundation.UndoManager) {
            let old = value
            manager.registerUndo(withTarget: self) { $0.change(to: old, manager) }
            value = new
        }
    }

    @Test func changesAreUndoneAndDoneAgain() {
        let (manager, model) = (AppleFoundation.UndoManager(), Model())
        model.change(to: 1, manager)
        model.change(to: 2, manager)
        manager.undo()
        #expect(model.value == 1 && manager.canUndo && manager.canRedo)
        manager.undo()
        #expect(model.value == 0 && !manager.canUndo)
        manager.redo()
        #expect(model.value == 1)
        model.change(to: 5, manager)
        #expect(!manager.canRedo)
    }

    @Test func onlyTheActionsOfATargetAreRemoved() {
        let (manager, one, other) = (AppleFoundation.UndoManager(), Model(), Model())
        one.change(to: 1, manager)
        other.change(to: 2, manager)
        manager.removeAllActions(withTarget: other)
        #expect(manager.canUndo)
        manager.undo()
        #expect(one.value == 0 && other.value == 2 && !manager.canUndo)
    }

    @Test func noActionIsAddedWhileThatIsDisabled() {
        let (manager, model) = (AppleFoundation.UndoManager(), Model())
        manager.disableUndoRegistration()
        model.change(to: 1, manager)
        #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
        manager.enableUndoRegistration()
        model.change(to: 2, manager)
        #expect(manager.canUndo)
    }
}
