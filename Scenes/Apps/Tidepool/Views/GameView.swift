//
//  GameView.swift
//  Tidepool
//

import SwiftUI

struct GameView: View {
    @ObservedObject var settings: GameSettings
    @StateObject private var model: GameViewModel
    @Environment(\.scenePhase) private var scenePhase

    @State private var isShowingHelp = false
    @GestureState private var pull = CGSize.zero

    init(settings: GameSettings, model: @autoclosure @escaping @MainActor () -> GameViewModel = GameViewModel(seed: 2_024)) {
        self.settings = settings
        _model = StateObject(wrappedValue: model())
    }

    var body: some View {
        ZStack {
            TideBackground()

            VStack(spacing: 20) {
                header

                ScoreBar(score: model.score, best: settings.bestScore, gain: model.lastGain, time: model.formattedTime)

                BoardView(board: model.board, particles: model.particles, showsNames: settings.showsNames)
                    .offset(x: pull.width * 0.06, y: pull.height * 0.06)
                    .gesture(swipe)
                    .blur(radius: model.phase == .paused ? 12 : 0)
                    .overlay {
                        if model.phase == .paused {
                            Label("Paused", systemImage: "pause.fill")
                                .font(.title2.bold())
                                .foregroundStyle(.white)
                        }
                    }

                Text("Swipe to slide. Equal creatures grow.")
                    .font(.footnote)
                    .foregroundStyle(.white.opacity(0.7))

                Spacer(minLength: 0)
            }
            .padding(.horizontal, 20)

            if model.phase == .over {
                GameOverOverlay(score: model.score, best: settings.bestScore, highest: model.board.highest, onRestart: model.restart)
                    .transition(.scale(scale: 0.85).combined(with: .opacity))
                    .zIndex(1)
            }
        }
        .sheet(isPresented: $isShowingHelp) {
            HelpView(onEndGame: model.end)
                .presentationDetents([.medium, .large])
        }
        .onReceive(model.finished) { score in
            settings.bestScore = max(settings.bestScore, score)
        }
        .onChange(of: scenePhase) { _, phase in
            if phase == .background && model.phase == .playing {
                model.togglePause()
            }
        }
        .sensoryFeedback(trigger: model.score) { old, new in
            settings.usesHaptics && new > old ? .impact(flexibility: .soft) : nil
        }
        .statusBarHidden()
    }

    private var header: some View {
        HStack {
            Text("Tidepool")
                .font(.custom("Avenir Next", size: 34, relativeTo: .largeTitle).weight(.heavy))
                .foregroundStyle(.white)

            Spacer()

            Button {
                model.togglePause()
            } label: {
                Image(systemName: model.phase == .paused ? "play.fill" : "pause.fill")
                    .frame(width: 40, height: 40)
            }
            .accessibilityLabel(model.phase == .paused ? "Resume" : "Pause")

            Button {
                isShowingHelp = true
            } label: {
                Image(systemName: "questionmark")
                    .frame(width: 40, height: 40)
            }
            .accessibilityLabel("Help")
        }
        .buttonStyle(RoundIconButtonStyle())
        .padding(.top, 12)
    }

    private var swipe: some Gesture {
        DragGesture(minimumDistance: 10, coordinateSpace: .local)
            .updating($pull) { value, state, transaction in
                state = value.translation
                transaction.animation = .interactiveSpring()
            }
            .onEnded { value in
                if let direction = Direction(translation: value.translation) {
                    model.move(direction)
                }
            }
    }
}

private struct RoundIconButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.body.bold())
            .foregroundColor(.white)
            .background(Circle().fill(Color.white.opacity(configuration.isPressed ? 0.35 : 0.18)))
    }
}

#if DEBUG
    struct GameView_Previews: PreviewProvider {
        static var previews: some View {
            Group {
                GameView(settings: GameSettings(), model: .preview())
                    .previewDisplayName("Playing")

                GameView(settings: GameSettings(), model: .preview(phase: .over))
                    .previewDisplayName("Game over")

                GameView(settings: GameSettings(), model: .preview(phase: .paused))
                    .previewDevice("iPhone SE (3rd generation)")
                    .previewDisplayName("Paused, small phone")
            }
            .environmentObject(GameSettings())
        }
    }
#endif
