/// A quantity between 0 and 1 in animations, scaled by 128 there so that springs come to rest as precisely as for points
/// (Documentation/Semantics/Animation.md#animatable-data).
package struct UnitScaled: Animatable, Equatable {
    package var value: Double
    package init(_ value: Double) { self.value = value }
    package var animatableData: Double {
        get { value * 128 }
        set { value = newValue / 128 }
    }
}
