/// Changes the environment of the view that it is applied to.
public struct _EnvironmentModifier: PrimitiveModifier {
    let transform: (inout EnvironmentValues) -> Void

    public static func _makeNode<V: View>(_ view: ModifiedContent<V, Self>, _ inputs: _ViewInputs) -> _ViewNode<ModifiedContent<V, Self>> {
        EnvironmentModifierNode(view, inputs)
    }
}

private final class EnvironmentModifierNode<V: View>: PassThroughModifierNode<V, _EnvironmentModifier> {
    private var childEnvironment = EnvironmentValues()

    override var contentInputs: _ViewInputs {
        var inputs = super.contentInputs
        inputs.environment = childEnvironment
        return inputs
    }

    override func modifierDidChange(from old: _EnvironmentModifier?) {
        let new = environmentForChildren(inputs.environment)
        let changed = new.differences(from: childEnvironment)
        childEnvironment = new
        guard let content, !changed.isEmpty else { return }
        content.setEnvironment(new, changed: changed)
    }

    override func environmentForChildren(_ environment: EnvironmentValues) -> EnvironmentValues {
        var values = environment
        modifier.transform(&values)
        return values
    }

    override func environmentDidChange() { childEnvironment = environmentForChildren(inputs.environment) }
}

extension View {
    /// Sets an environment value for the view and its descendants.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(_EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Transforms an environment value for the view and its descendants.
    public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View {
        modifier(_EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Provides an observable object to the view and its descendants, which read it with `@Environment(Type.self)`.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentModifier { $0[ObservableObjectKey<T>.self] = object })
    }

    /// Provides an object to the view and its descendants, which read it with `@EnvironmentObject`.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentModifier { $0[ObservableObjectKey<T>.self] = object })
    }
}
