import OpenCombine
import Testing

@testable import Views

/// Forms of modifiers with a visible result, and the appearance of views that nothing touches.
@MainActor
struct SystemBehaviorTests {
    @Test func hoverEffectsShowTheirInactiveLook() {
        let graph = host(
            Color.red.frame(width: 20, height: 20).hoverEffect { effect, isActive, proxy in
                effect.opacity(isActive ? 1 : 0.25).scaleEffect(isActive ? 2 : 0.5).clipShape(.circle).offset(x: proxy.size.width)
            })
        let effects = graph.drawn.compactMap { item -> String? in
            switch item {
            case .group(.opacity(let opacity), _): "opacity \(opacity)"
            case .group(.transform(let transform), _): transform.a == 0.5 ? "scale" : "offset \(transform.tx)"
            case .group(.clip, _): "clip"
            default: nil
            }
        }
        #expect(effects == ["offset 20.0", "clip", "scale", "opacity 0.25"])
        #expect(host(Color.red.hoverEffect(LiftHoverEffect())).drawn.count == 1)
        let active = host(Color.red.hoverEffect(LiftHoverEffect().hoverEffectPhaseOverride(.active)))
        #expect(active.drawn.contains { if case .group(.transform, _) = $0 { true } else { false } })
        #expect(host(Color.red.hoverEffect(LiftHoverEffect().hoverEffectPhaseOverride(.inactive))).drawn.count == 1)
        let toggled = host(Color.red.hoverEffect(LiftHoverEffect().hoverEffectPhaseOverride(.toggled(trigger: 1))))
        _ = toggled.displayList()
        #expect(toggled.warnings == ["hoverEffectPhaseOverride is accepted but not drawn"])
        #expect(host(Color.red.hoverEffect(LiftHoverEffect().hoverEffectPhaseOverride(nil))).warnings.isEmpty)
    }

    @Test func customHoverEffectsCombine() {
        struct Fading: CustomHoverEffect {
            nonisolated func body(content: Content) -> some CustomHoverEffect {
                EmptyHoverEffect().hoverEffect { effect, isActive, _ in effect.opacity(isActive ? 1 : 0.5) }.hoverEffect(.highlight)
            }
        }
        func opacities(_ view: some View) -> [Double] {
            host(view).drawn.compactMap { if case .group(.opacity(let opacity), _) = $0 { opacity } else { nil } }
        }
        #expect(opacities(Color.red.hoverEffect(Fading())) == [0.5])
        #expect(opacities(Color.red.hoverEffect(Fading(), isEnabled: false)).isEmpty)
        #expect(opacities(Color.red.hoverEffect(Fading().hoverEffectDisabled())).isEmpty)
    }

    @Test func stylesBlend() {
        let graph = host(Circle().fill(.red.blendMode(.multiply)))
        #expect(graph.drawn.contains { if case .group(.blend(.multiply), _) = $0 { true } else { false } })
        let text = host(Circle().foregroundStyle(AnyShapeStyle(.red.opacity(0.5).blendMode(.screen))))
        #expect(text.drawn.contains { if case .group(.blend(.screen), _) = $0 { true } else { false } })
        let effect = host(Color.red.visualEffect { effect, _ in effect.blendMode(.darken) })
        #expect(effect.drawn.contains { if case .group(.blend(.darken), _) = $0 { true } else { false } })
    }

    @Test func backgroundsExtendBelowTheSafeArea() {
        let graph = host(Color.red.frame(height: 100).backgroundExtensionEffect().frame(maxHeight: .infinity, alignment: .top)) {
            $0.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0)
        }
        #expect(graph.fills.count == 2)
        #expect(graph.drawn.contains { if case .group(.blur, _) = $0 { true } else { false } })
        #expect(host(Color.red.backgroundExtensionEffect(isEnabled: false)).fills.count == 1)
    }

    @Test func preferencesHaveShortForms() {
        struct Key: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let view = Text("a").preference(key: Key.self, value: 3)
        #expect(host(view.overlayPreferenceValue(Key.self) { Text("\($0)") }).texts == ["a", "3"])
        #expect(host(view.backgroundPreferenceValue(Key.self) { Text("\($0)") }).texts.sorted() == ["3", "a"])
    }

    @Test func valuesPassThroughTheEnvironment() {
        struct Reader: View {
            @Environment(\.self) private var values
            var body: some View {
                Text("\(values.isLuminanceReduced ? 1 : 0)\(values.backgroundProminence == .increased ? 1 : 0)\(values.sidebarRowSize == .large ? 1 : 0)")
            }
        }
        #expect(host(Reader()).texts == ["000"])
        let view = Reader().environment(\.isLuminanceReduced, true).environment(\.backgroundProminence, .increased).environment(\.sidebarRowSize, .large)
        #expect(host(view).texts == ["111"])
        struct ShortcutReader: View {
            @Environment(\.keyboardShortcut) private var shortcut
            var body: some View { Text(shortcut == KeyboardShortcut("k") ? "k" : "none") }
        }
        #expect(host(ShortcutReader()).texts == ["none"])
        #expect(host(ShortcutReader().keyboardShortcut("k")).texts == ["k"])
        var transaction = Transaction()
        transaction.dismissBehavior = .destructive
        transaction.scrollTargetAnchor = .top
        transaction.scrollPositionUpdatePreservesVelocity = true
        #expect(transaction.dismissBehavior == .destructive && transaction.scrollTargetAnchor == .top && transaction.scrollPositionUpdatePreservesVelocity)
        #expect(AsymmetricTransition<OpacityTransition, OpacityTransition>.properties.hasMotion == false)
    }

    @Test func marginsAndSubscriptions() {
        #expect(host(Color.red.scenePadding()).fills.first == CGRect(x: 16, y: 16, width: 168, height: 168))
        #expect(host(Color.red.scenePadding(.minimum, edges: .top)).fills.first == CGRect(x: 0, y: 16, width: 200, height: 184))
        var received: [Int] = []
        let graph = host(SubscriptionView(content: Text("a"), publisher: Just(4)) { received.append($0) })
        #expect(graph.texts == ["a"] && received == [4])
    }

    @Test func colorsBeyondTheStandardRange() {
        let color = Color(red: 0.5, green: 0.5, blue: 0.5)
        #expect(color.exposureAdjust(1).resolve(in: EnvironmentValues()).linearRed == color.resolve(in: EnvironmentValues()).linearRed * 2)
        let resolved = Color.red.resolveHDR(in: EnvironmentValues())
        #expect(resolved.headroom == nil && host(Rectangle().fill(resolved)).colors.first == Color.red.resolve(in: EnvironmentValues()))
        #expect(Color.ResolvedHDR(Color.red.resolve(in: EnvironmentValues()), headroom: 2).headroom == 2)
    }

    @Test func directionsHaveSets() {
        #expect(HorizontalDirection.Set.all.contains(.init(.trailing)) && VerticalDirection.Set.all.contains(.init(.up)))
        var insets = EdgeInsets()
        insets.inset(by: 4, edges: [.top, .leading])
        #expect(insets == EdgeInsets(top: 4, leading: 4, bottom: 0, trailing: 0))
        #expect(RectangleCornerInsets().topLeading == .zero)
        #expect(Edge.Corner.Set.top.contains(.topTrailing) && !Edge.Corner.Set.top.contains(.bottomLeading))
    }
}
