import SwiftUI

// name: .onTapGesture
struct OnTapGestureExample: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("A").onTapGesture { count += 1 }
            Text("B").onTapGesture(count: 2) { count += 2 }
            Text("C").onTapGesture { location in print(location.x) }
            Text("D").onTapGesture(perform: tapped)
            Text("E").onTapGesture(count: 2, perform: {})
        }
    }
}

extension OnTapGestureExample {
    func tapped() {}
}

// name: .onLongPressGesture
struct OnLongPressGestureExample: View {
    @State private var isPressed = false

    var body: some View {
        VStack {
            Text("A").onLongPressGesture { print("long") }
            Text("B").onLongPressGesture(minimumDuration: 0.5) {
                print("long")
            } onPressingChanged: {
                isPressed = $0
            }
            Text("C").onLongPressGesture(minimumDuration: 1, maximumDistance: 10, pressing: { isPressed = $0 }, perform: {})
        }
    }
}

// name: .gesture
struct GestureExample: View {
    @State private var offset = CGSize.zero

    var body: some View {
        VStack {
            Text("A").gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })
            Text("B").gesture(TapGesture(count: 2).onEnded { print("tap") })
            Text("C").gesture(drag)
            Text("D").gesture(drag, including: .subviews)
        }
    }
}

extension GestureExample {
    var drag: some Gesture {
        DragGesture()
            .onChanged { value in self.offset = value.translation }
            .onEnded { value in withAnimation { self.offset = .zero } }
    }
}

// name: .simultaneousGesture
struct SimultaneousGestureExample: View {
    var body: some View {
        VStack {
            Text("A").simultaneousGesture(TapGesture().onEnded { print("tap") })
            Button("B") {}.simultaneousGesture(LongPressGesture().onEnded { _ in print("long") })
        }
    }
}

// name: .highPriorityGesture
struct HighPriorityGestureExample: View {
    var body: some View {
        VStack {
            Text("A").highPriorityGesture(DragGesture().onChanged { _ in })
            Text("B").highPriorityGesture(TapGesture(), including: .all)
        }
    }
}

// name: Gesture
struct Draggable: View {
    @State private var isDragging = false
    var drag: some Gesture { DragGesture().onChanged { _ in isDragging = true }.onEnded { _ in isDragging = false } }
    var body: some View { Circle().gesture(drag) }
}
func tapCounter(_ action: @escaping () -> Void) -> some Gesture { TapGesture(count: 2).onEnded { action() } }

// name: Gesture.onEnded
struct GestureOnEndedExample: View {
    @State private var offset = CGSize.zero

    var body: some View {
        VStack {
            Text("A").gesture(DragGesture().onEnded { value in offset = value.predictedEndTranslation })
            Text("B").gesture(TapGesture().onEnded { _ in offset = .zero })
            Text("C").gesture(LongPressGesture().onEnded { finished in print(finished) })
        }
    }
}

// name: Gesture.onChanged
struct GestureOnChangedExample: View {
    @State private var offset = CGSize.zero

    var body: some View {
        VStack {
            Text("A").gesture(DragGesture(minimumDistance: 0).onChanged { value in offset = value.translation })
            Text("B").gesture(MagnificationGesture().onChanged { scale in print(scale.magnitude) })
            Text("C").gesture(DragGesture().onChanged({ gesture in self.offset.width = gesture.location.x - gesture.startLocation.x }))
        }
    }
}

// name: Gesture.updating
struct GestureUpdatingExample: View {
    @GestureState private var offset = CGSize.zero
    @GestureState private var isPressed = false

    var body: some View {
        VStack {
            Text("A").gesture(DragGesture().updating($offset) { value, state, transaction in state = value.translation })
            Text("B").gesture(LongPressGesture().updating($isPressed) { current, state, _ in state = current })
            Text("C").gesture(DragGesture().updating($offset, body: { (value, state, transaction) in state = value.translation }))
        }
    }
}

// name: Gesture.sequenced
struct GestureSequencedExample: View {
    var body: some View {
        Text("A").gesture(LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onEnded { _ in })
    }
}

// name: Gesture.simultaneously
struct GestureSimultaneouslyExample: View {
    @State private var scale = 1.0

    var body: some View {
        Text("A").gesture(
            MagnificationGesture().simultaneously(with: RotationGesture()).onChanged { value in
                scale = Double(value.first ?? 1)
                print(value.second?.degrees ?? 0)
            })
    }
}

// name: Gesture.modifiers
struct GestureModifiersExample: View {
    var body: some View { Text("A").gesture(TapGesture().modifiers(.command).onEnded { _ in }) }
}

// name: DragGesture
struct DragGestureExample: View {
    @State private var location = CGPoint.zero

    var body: some View {
        VStack {
            Text("A").gesture(DragGesture().onChanged { value in location = value.location })
            Text("B").gesture(DragGesture(minimumDistance: 10, coordinateSpace: .local).onEnded { print($0.translation.width, $0.velocity) })
            Text("C").gesture(DragGesture(minimumDistance: 0).onEnded { value in print(value.predictedEndLocation, value.startLocation, value.time) })
        }
    }
}

func handle(_ value: DragGesture.Value) { print(value.translation.height) }

// name: TapGesture
struct TapGestureExample: View {
    var body: some View {
        VStack {
            Text("A").gesture(TapGesture().onEnded { print("tap") })
            Text("B").gesture(TapGesture(count: 2).onEnded { _ in print("double") })
        }
    }
}

// name: LongPressGesture
struct LongPressGestureExample: View {
    @GestureState private var isPressed = false

    var body: some View {
        VStack {
            Text("A").gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in print("long") })
            Text("B").gesture(LongPressGesture(minimumDuration: 1, maximumDistance: 20).updating($isPressed) { value, state, _ in state = value })
        }
    }
}

// name: MagnificationGesture
struct MagnificationGestureExample: View {
    @State private var scale: CGFloat = 1

    var body: some View {
        VStack {
            Text("A").scaleEffect(scale).gesture(MagnificationGesture().onChanged { value in scale = value }.onEnded { _ in scale = 1 })
            Text("B").gesture(MagnificationGesture(minimumScaleDelta: 0.1).onChanged { print($0 * 2) })
        }
    }
}

// name: RotationGesture
struct RotationGestureExample: View {
    @State private var angle = Angle.zero

    var body: some View {
        VStack {
            Text("A").rotationEffect(angle).gesture(RotationGesture().onChanged { value in angle = value })
            Text("B").gesture(RotationGesture(minimumAngleDelta: .degrees(3)).onEnded { print($0.degrees) })
        }
    }
}

// name: ExclusiveGesture
struct ExclusiveGestureExample: View {
    var body: some View {
        VStack {
            Text("A").gesture(ExclusiveGesture(TapGesture(count: 2).onEnded { print(2) }, TapGesture().onEnded { print(1) }))
            Text("B").gesture(
                TapGesture(count: 2).exclusively(before: TapGesture()).onEnded { value in
                    switch value {
                    case .first: print(2)
                    case .second: print(1)
                    }
                })
        }
    }
}

// name: SequenceGesture
struct SequenceGestureExample: View {
    var body: some View {
        Text("A").gesture(
            SequenceGesture(LongPressGesture(), DragGesture()).onEnded { value in
                switch value {
                case .first: break
                case .second(_, let drag): print(drag as Any)
                }
            })
    }
}

// name: @GestureState
struct GestureStateExample: View {
    @GestureState private var offset = CGSize.zero
    @GestureState var isDetecting = false
    @GestureState(resetTransaction: Transaction(animation: .spring())) private var scale: CGFloat = 1

    var body: some View {
        VStack {
            Text("A").offset(offset).gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
            Text("B").opacity(isDetecting ? 1 : scale)
        }
    }
}

// name: .shift
struct ShiftExample: View {
    var body: some View {
        VStack {
            Text("A").gesture(TapGesture().modifiers(.shift))
            Button("B") {}.keyboardShortcut("s", modifiers: [.command, .shift])
        }
    }
}

// name: .control
struct ControlExample: View {
    var body: some View {
        VStack {
            Text("A").gesture(TapGesture().modifiers(.control))
            Button("B") {}.keyboardShortcut("s", modifiers: .control)
        }
    }
}

// name: .home
struct HomeExample: View {
    var body: some View {
        VStack {
            Text("A").focusable().onKeyPress(.home) { .handled }
            Button("B") {}.keyboardShortcut(.home, modifiers: [])
        }
    }
}
