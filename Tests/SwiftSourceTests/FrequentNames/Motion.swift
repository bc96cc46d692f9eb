import SwiftUI

// name: withAnimation
struct WithAnimationExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Button("A") { withAnimation { isOn.toggle() } }
            Button("B") { withAnimation(.easeInOut(duration: 0.3)) { isOn = true } }
            Button("C") {
                withAnimation(.spring()) {
                    isOn = false
                } completion: {
                    print("done")
                }
            }
            Text("D").onAppear { withAnimation(Animation.linear(duration: 1).repeatForever(autoreverses: false)) { isOn = true } }
            Text("E").onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) { self.isOn.toggle() } }
        }
    }
}

// name: .animation
struct AnimationExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.default, value: isOn)
            Text("B").animation(.easeInOut(duration: 1).delay(0.2), value: isOn)
            Text("C").animation(.spring())
            Text("D").animation(nil, value: isOn)
            Text("E").animation(.linear) { $0.opacity(isOn ? 1 : 0) }
            Text("F").animation(Animation.easeIn.repeatForever(autoreverses: true), value: isOn)
        }
    }
}

// name: Animation
let slow = Animation.easeInOut(duration: 2)
extension Animation {
    static func ripple(index: Int) -> Animation { Animation.spring(dampingFraction: 0.5).speed(2).delay(0.03 * Double(index)) }
    static let bounce: Animation = .interpolatingSpring(stiffness: 50, damping: 5)
}
struct AnimationUser: View {
    @State private var isOn = false
    var animation: Animation { Animation.linear(duration: 1).repeatForever(autoreverses: false) }
    var body: some View { Text("A").opacity(isOn ? 1 : 0).animation(isOn ? animation : .default, value: isOn) }
}

// name: Animation.repeatForever
let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
let back: Animation = .easeInOut.repeatForever()

// name: Animation.repeatCount
let thrice = Animation.default.repeatCount(3)
let twice: Animation = .easeIn(duration: 0.1).repeatCount(2, autoreverses: true)

// name: Animation.delay
let delayed = Animation.spring().delay(0.5)
let delayedLater: Animation = .easeOut(duration: 1).delay(Double(3) * 0.1)

// name: Animation.speed
let fast = Animation.default.speed(2)
let slower: Animation = .spring().speed(0.5)

// name: Animation.velocity
struct Falling: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time < 1 ? value.scaled(by: time) : nil
    }
    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? { value }
    func shouldMerge<V: VectorArithmetic>(previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>) -> Bool { true }
}
let falling = Animation(Falling())

// name: .easeInOut
struct EaseInOutExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.easeInOut, value: isOn)
            Text("B").animation(.easeInOut(duration: 0.5), value: isOn)
            Text("C").onTapGesture { withAnimation(.easeInOut) { isOn.toggle() } }
        }
    }
}

// name: .easeIn
struct EaseInExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.easeIn, value: isOn)
            Text("B").animation(.easeIn(duration: 0.5), value: isOn)
        }
    }
}

// name: .easeOut
struct EaseOutExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.easeOut, value: isOn)
            Text("B").animation(.easeOut(duration: 0.5), value: isOn)
        }
    }
}

// name: .linear
struct LinearExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.linear, value: isOn)
            Text("B").animation(.linear(duration: 2).repeatForever(autoreverses: false), value: isOn)
            Canvas(colorMode: .linear) { _, _ in }
        }
    }
}

// name: .spring
struct SpringExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.spring(), value: isOn)
            Text("B").animation(.spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0), value: isOn)
            Text("C").animation(.spring(duration: 0.5, bounce: 0.3), value: isOn)
            Text("D").animation(.spring, value: isOn)
            Text("E").animation(.spring(.bouncy), value: isOn)
        }
    }
}

// name: .interpolatingSpring
struct InterpolatingSpringExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.interpolatingSpring(stiffness: 100, damping: 10), value: isOn)
            Text("B").animation(.interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2), value: isOn)
            Text("C").animation(.interpolatingSpring, value: isOn)
            Text("D").animation(.interpolatingSpring(duration: 0.5, bounce: 0.2), value: isOn)
        }
    }
}

// name: .interactiveSpring
struct InteractiveSpringExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.interactiveSpring(), value: isOn)
            Text("B").animation(.interactiveSpring(response: 0.3, dampingFraction: 0.8, blendDuration: 0.1), value: isOn)
            Text("C").animation(.interactiveSpring, value: isOn)
        }
    }
}

// name: .bouncy
struct BouncyExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.bouncy, value: isOn)
            Text("B").animation(.bouncy(duration: 0.4, extraBounce: 0.1), value: isOn)
        }
    }
}

// name: .smooth
struct SmoothExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.smooth, value: isOn)
            Text("B").animation(.smooth(duration: 0.4), value: isOn)
        }
    }
}

// name: .snappy
struct SnappyExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.snappy, value: isOn)
            Text("B").animation(.snappy(duration: 0.4, extraBounce: 0), value: isOn)
        }
    }
}

// name: .timingCurve
struct TimingCurveExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5), value: isOn)
            Text("B").animation(.timingCurve(0.2, 0.8, 0.2, 1), value: isOn)
            Text("C").animation(.timingCurve(.easeInOut, duration: 1), value: isOn)
        }
    }
}

// name: .default
struct DefaultExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            Text("A").animation(.default, value: isOn)
            Button("B") { withAnimation(.default) { isOn.toggle() } }
            Text("C").onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in }
        }
    }
}

// name: .transition
struct TransitionExample: View {
    @State private var isOn = false

    var body: some View {
        VStack {
            if isOn { Text("A").transition(.opacity) }
            if isOn { Text("B").transition(.move(edge: .bottom).combined(with: .opacity)) }
            if isOn { Text("C").transition(AnyTransition.scale.animation(.spring())) }
            if isOn { Text("D").transition(.asymmetric(insertion: .slide, removal: .scale)) }
        }
    }
}

// name: AnyTransition
struct Fade: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View { content.opacity(amount) }
}
extension AnyTransition {
    static var fade: AnyTransition { .modifier(active: Fade(amount: 0), identity: Fade(amount: 1)) }
    static var moveAndFade: AnyTransition {
        AnyTransition.asymmetric(insertion: AnyTransition.move(edge: .trailing).combined(with: .opacity), removal: .scale.combined(with: .opacity))
    }
}
struct TransitionUser: View {
    var body: some View {
        Text("A").transition(.fade)
        Text("B").transition(.moveAndFade)
    }
}

// name: AnyTransition.combined
let combinedTransition = AnyTransition.move(edge: .top).combined(with: .opacity).combined(with: AnyTransition.scale(scale: 0.5))

// name: .move
struct MoveExample: View {
    var body: some View {
        VStack {
            Text("A").transition(.move(edge: .leading))
            Text("B").transition(AnyTransition.move(edge: .bottom))
        }
    }
}

// name: .slide
struct SlideExample: View {
    var body: some View {
        VStack {
            Text("A").transition(.slide)
            Text("B").transition(AnyTransition.slide.combined(with: .opacity))
        }
    }
}

// name: .asymmetric
struct AsymmetricExample: View {
    var body: some View {
        VStack {
            Text("A").transition(.asymmetric(insertion: .move(edge: .leading), removal: .opacity))
            Text("B").transition(AnyTransition.asymmetric(insertion: .scale, removal: .slide))
        }
    }
}

// name: .identity
struct IdentityExample: View {
    var body: some View {
        VStack {
            Text("A").transition(.identity)
            Text("B").transformEffect(.identity)
            Text("C").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
        }
    }
}

// name: .push
struct PushExample: View {
    var body: some View { Text("A").transition(.push(from: .leading)) }
}

// name: .blurReplace
struct BlurReplaceExample: View {
    var body: some View {
        VStack {
            Text("A").transition(.blurReplace)
            Text("B").transition(.blurReplace(.downUp))
        }
    }
}

// name: .upUp
struct UpUpExample: View {
    var body: some View {
        VStack {
            Text("A").transition(.blurReplace(.upUp))
            Text("B").transition(BlurReplaceTransition(configuration: .upUp))
        }
    }
}

// name: .matchedGeometryEffect
struct MatchedGeometryEffectExample: View {
    @Namespace private var space
    @State private var isBig = false

    var body: some View {
        VStack {
            if isBig {
                Circle().matchedGeometryEffect(id: "a", in: space)
            } else {
                Circle().matchedGeometryEffect(id: "a", in: space, properties: .frame, anchor: .center, isSource: true)
            }
            Rectangle().matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
    }
}

// name: Namespace
struct Matched: View {
    var namespace: Namespace.ID
    var body: some View { Circle().matchedGeometryEffect(id: "b", in: namespace) }
}
struct MatchedOwner: View {
    @Namespace var animation
    var body: some View { Matched(namespace: animation) }
}
struct Matched_Previews: PreviewProvider {
    @Namespace static var namespace
    static var previews: some View { Matched(namespace: namespace) }
}

// name: @Namespace
struct NamespaceExample: View {
    @Namespace private var namespace
    @Namespace var other

    var body: some View {
        Circle().matchedGeometryEffect(id: "c", in: namespace).matchedGeometryEffect(id: "d", in: other)
    }
}

// name: .phaseAnimator
struct PhaseAnimatorExample: View {
    @State private var trigger = 0

    var body: some View {
        VStack {
            Text("A").phaseAnimator([false, true]) { content, phase in content.scaleEffect(phase ? 2 : 1) }
            Text("B").phaseAnimator([0, 1, 2], trigger: trigger) { content, phase in
                content.offset(y: CGFloat(phase) * 10)
            } animation: { phase in
                switch phase {
                case 1: .bouncy
                default: .easeInOut(duration: 0.2)
                }
            }
        }
    }
}

enum BouncePhase: CaseIterable {
    case start, up, down
    var offset: CGFloat { self == .up ? -20 : 0 }
}
struct PhaseUser: View {
    var body: some View {
        Text("A").phaseAnimator(BouncePhase.allCases) { view, phase in
            view.offset(y: phase.offset)
        } animation: { _ in
            .spring
        }
    }
}

// name: PhaseAnimator
struct PhaseAnimatorExample2: View {
    @State private var count = 0

    var body: some View {
        VStack {
            PhaseAnimator([1.0, 2.0]) { value in Circle().scaleEffect(value) }
            PhaseAnimator(BouncePhase.allCases, trigger: count) { phase in
                Text("A").offset(y: phase.offset)
            } animation: { phase in
                phase == .up ? .easeIn : .linear
            }
        }
    }
}

// name: .keyframeAnimator
struct KeyframeAnimatorExample: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("A").keyframeAnimator(initialValue: Pose(), trigger: count) { content, value in
                content.scaleEffect(value.scale).offset(y: value.y).rotationEffect(value.angle)
            } keyframes: { _ in
                KeyframeTrack(\.scale) {
                    LinearKeyframe(1.0, duration: 0.2)
                    SpringKeyframe(1.5, duration: 0.5, spring: .bouncy)
                }
                KeyframeTrack(\.y) {
                    CubicKeyframe(-10, duration: 0.3)
                    CubicKeyframe(0, duration: 0.3)
                }
                KeyframeTrack(\.angle) {
                    MoveKeyframe(.zero)
                    CubicKeyframe(.degrees(10), duration: 0.1)
                }
            }
            Text("B").keyframeAnimator(initialValue: 0.0, repeating: true) { content, value in
                content.opacity(value)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            }
        }
    }
}

struct Pose {
    var scale = 1.0
    var y = 0.0
    var angle = Angle.zero
}

// name: KeyframeTrack
struct KeyframeTrackExample: View {
    var body: some View {
        KeyframeAnimator(initialValue: Pose(), repeating: true) { value in
            Text("A").scaleEffect(value.scale)
        } keyframes: { _ in
            KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
            KeyframeTrack(\Pose.y) { SpringKeyframe(10, duration: 1) }
        }
    }
}

// name: LinearKeyframe
struct LinearKeyframeExample: View {
    var body: some View {
        KeyframeAnimator(initialValue: 1.0) { value in
            Text("\(value)")
        } keyframes: { _ in
            LinearKeyframe(2, duration: 1)
            LinearKeyframe(3, duration: 1, timingCurve: .easeIn)
        }
    }
}

// name: CubicKeyframe
struct CubicKeyframeExample: View {
    var body: some View {
        KeyframeAnimator(initialValue: 1.0) { value in
            Text("\(value)")
        } keyframes: { _ in
            CubicKeyframe(2, duration: 1)
            CubicKeyframe(3, duration: 1, startVelocity: 0, endVelocity: 1)
        }
    }
}

// name: SpringKeyframe
struct SpringKeyframeExample: View {
    var body: some View {
        KeyframeAnimator(initialValue: 1.0) { value in
            Text("\(value)")
        } keyframes: { _ in
            SpringKeyframe(2, duration: 1, spring: .snappy)
            SpringKeyframe(3, spring: Spring(duration: 0.2, bounce: 0.3), startVelocity: 1)
        }
    }
}

// name: Spring
let spring = Spring(duration: 0.5, bounce: 0.3)
let physical = Spring(mass: 1, stiffness: 100, damping: 10)
let named: [Spring] = [.bouncy, .smooth, .snappy]
let settled = spring.settlingDuration
struct SpringUser: View {
    var body: some View { Text("A").animation(.spring(spring), value: spring.value(target: 1.0, time: 0.1)) }
}

// name: Spring.damping
let springDamping = Spring(duration: 0.5, bounce: 0.3).damping

// name: Spring.mass
let springMass = Spring(duration: 0.5, bounce: 0.3).mass

// name: Spring.stiffness
let springStiffness = Spring(duration: 0.5, bounce: 0.3).stiffness

// name: Animatable
struct Counter: View, Animatable {
    var number: Double
    var animatableData: Double {
        get { number }
        set { number = newValue }
    }
    var body: some View { Text("\(Int(number))") }
}
struct Point: Animatable {
    var x = 0.0
    var y = 0.0
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(x, y) }
        set { (x, y) = (newValue.first, newValue.second) }
    }
}

// name: AnimatablePair
struct Pie: Shape {
    var start: Angle
    var end: Angle
    var animatableData: AnimatablePair<Double, Double> {
        get { .init(start.radians, end.radians) }
        set {
            start = Angle(radians: newValue.first)
            end = .radians(newValue.second)
        }
    }
    func path(in rect: CGRect) -> Path { Path { $0.addArc(center: .zero, radius: 1, startAngle: start, endAngle: end, clockwise: false) } }
}
struct Nested: Animatable {
    var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> = .init(1, .init(2, 3))
}

// name: AnimatableModifier
struct Numbered: AnimatableModifier {
    var number: CGFloat
    var animatableData: CGFloat {
        get { number }
        set { number = newValue }
    }
    func body(content: Content) -> some View { content.overlay(Text("\(Int(number))")) }
}
struct NumberedUser: View {
    var body: some View { Circle().modifier(Numbered(number: 3)) }
}

// name: VectorArithmetic
struct Vector: VectorArithmetic {
    var values: [Double]
    static var zero = Vector(values: [])
    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }
    mutating func scale(by factor: Double) { values = values.map { $0 * factor } }
    static func + (lhs: Vector, rhs: Vector) -> Vector { Vector(values: zip(lhs.values, rhs.values).map(+)) }
    static func - (lhs: Vector, rhs: Vector) -> Vector { Vector(values: zip(lhs.values, rhs.values).map(-)) }
    static func += (lhs: inout Vector, rhs: Vector) { lhs = lhs + rhs }
    static func -= (lhs: inout Vector, rhs: Vector) { lhs = lhs - rhs }
}
func mix<V: VectorArithmetic>(_ a: V, _ b: V, by t: Double) -> V {
    var difference = b - a
    difference.scale(by: t)
    return a + difference
}

// name: .scaled
let scaledVector = Vector(values: [1]).scaled(by: 2)
let scaledNumber = 2.0.scaled(by: 3)

// name: GeometryEffect
struct Shake: GeometryEffect {
    var amount: CGFloat = 10
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: amount * sin(animatableData * .pi * 3), y: 0))
    }
}
struct Flip: GeometryEffect {
    var angle: Double
    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / max(size.width, size.height)
        transform = CATransform3DRotate(transform, CGFloat(Angle(degrees: angle).radians), 0, 1, 0)
        transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
        let offset = ProjectionTransform(CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
        return ProjectionTransform(transform).concatenating(offset)
    }
}
struct EffectUser: View {
    var body: some View {
        Text("A").modifier(Shake(animatableData: 1))
        Text("B").modifier(Flip(angle: 1).ignoredByLayout())
    }
}

// name: ProjectionTransform
let projection = ProjectionTransform(CGAffineTransform(rotationAngle: 1)).concatenating(ProjectionTransform())
struct ProjectionUser: View {
    var body: some View { Text("A").projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 1))) }
}

// name: Transaction
struct TransactionUser: View {
    @State private var isOn = false
    var body: some View {
        Button("A") {
            var transaction = Transaction(animation: .linear)
            transaction.disablesAnimations = true
            withTransaction(transaction) { isOn.toggle() }
        }
        .transaction { (transaction: inout Transaction) in transaction.animation = transaction.animation?.delay(1) }
    }
}
let emptyTransaction = Transaction()

// name: Transaction.disablesAnimations
func withoutAnimation(_ action: () -> Void) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    withTransaction(transaction, action)
}

// name: withTransaction
func still(_ action: @escaping () -> Void) {
    withTransaction(Transaction(animation: nil)) { action() }
    withTransaction(\.disablesAnimations, true) { action() }
}

// name: Binding.transaction
struct BindingTransaction: View {
    @Binding var isOn: Bool
    var body: some View {
        Toggle("A", isOn: $isOn.transaction(Transaction(animation: .spring())))
        Toggle("B", isOn: $isOn.animation())
        Toggle("C", isOn: $isOn.animation(.easeIn))
        Text("D").opacity($isOn.transaction.animation == nil ? 1 : 0)
    }
}

// name: .scrollTransition
struct ScrollTransitionExample: View {
    var body: some View {
        ScrollView {
            Text("A").scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8) }
            Text("B").scrollTransition(.animated, axis: .horizontal) { content, phase in content.rotationEffect(.degrees(phase.value * 10)) }
            Text("C").scrollTransition(.interactive.threshold(.visible(0.5))) { content, phase in content.offset(y: phase == .topLeading ? 10 : 0) }
            Text("D").scrollTransition(topLeading: .interactive, bottomTrailing: .animated) { view, phase in view.blur(radius: abs(phase.value)) }
        }
    }
}

// name: PeriodicTimelineSchedule
let schedule = PeriodicTimelineSchedule(from: .now, by: 1)
struct ScheduleUser: View {
    var body: some View { TimelineView(PeriodicTimelineSchedule(from: Date(), by: 0.5)) { context in Text("\(context.date)") } }
}

// name: .periodic
struct PeriodicExample: View {
    var body: some View {
        VStack {
            TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
            TimelineView(.periodic(from: Date(), by: 0.1)) { timeline in Text("\(timeline.date.timeIntervalSince1970)") }
        }
    }
}

// name: .currentDate
struct CurrentDateExample: View {
    var body: some View {
        VStack {
            Text(.currentDate, format: .dateTime.hour().minute())
            Text(TimeDataSource<Date>.currentDate, format: .dateTime)
        }
    }
}

// name: .numericText
struct NumericTextExample: View {
    var body: some View {
        VStack {
            Text("1").contentTransition(.numericText())
            Text("2").contentTransition(.numericText(countsDown: true))
            Text("3").contentTransition(.numericText(value: 3))
        }
    }
}

// name: .bounce
struct BounceExample: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Image(systemName: "star").symbolEffect(.bounce, value: count)
            Image(systemName: "star").symbolEffect(.bounce.up, value: count)
            Image(systemName: "star").symbolEffect(.bounce.down.byLayer, options: .speed(2), value: count)
        }
    }
}

// name: .repeat
struct RepeatExample: View {
    var body: some View {
        VStack {
            Image(systemName: "star").symbolEffect(.pulse, options: .repeat(3))
            Image(systemName: "star").symbolEffect(.pulse, options: .repeat(.continuous))
            Canvas { context, _ in
                context.fill(Path(), with: .linearGradient(Gradient(colors: [.red]), startPoint: .zero, endPoint: .zero, options: .repeat))
            }
        }
    }
}
