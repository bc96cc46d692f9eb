//
//  GameViewModel.swift
//  Tidepool
//

import Combine
import SwiftUI

@MainActor
final class GameViewModel: ObservableObject {
    enum Phase {
        case playing
        case paused
        case over
    }

    @Published private(set) var board = Board()
    @Published private(set) var score = 0
    @Published private(set) var lastGain = 0
    @Published private(set) var elapsed = 0
    @Published private(set) var phase = Phase.playing
    @Published private(set) var particles: [Particle] = []

    /// Sends the score of each finished game.
    let finished = PassthroughSubject<Int, Never>()

    private let seed: UInt64
    private var generator: SeededGenerator
    private var cancellables: Set<AnyCancellable> = []

    init(seed: UInt64 = .random(in: .min ... .max)) {
        self.seed = seed
        generator = SeededGenerator(seed: seed)
        deal()

        Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in
                self?.tick()
            }
            .store(in: &cancellables)

        $lastGain
            .filter { $0 > 0 }
            .debounce(for: .milliseconds(800), scheduler: RunLoop.main)
            .sink { [weak self] _ in
                withAnimation(.easeOut) {
                    self?.lastGain = 0
                }
            }
            .store(in: &cancellables)
    }

    var formattedTime: String {
        Duration.seconds(elapsed).formatted(.time(pattern: .minuteSecond))
    }

    func move(_ direction: Direction) {
        guard phase == .playing else { return }

        var next = board
        let result = next.move(direction)
        guard result.didMove else { return }

        next.spawn(using: &generator)
        withAnimation(.spring(response: 0.28, dampingFraction: 0.78)) {
            board = next
            score += result.points
            lastGain = result.points
        }
        splash(for: result.merged)

        if !board.canMove {
            end()
        }
    }

    func restart() {
        generator = SeededGenerator(seed: seed &+ UInt64(score))
        withAnimation(.easeInOut) {
            score = 0
            elapsed = 0
            particles = []
            phase = .playing
            deal()
        }
    }

    func togglePause() {
        switch phase {
        case .playing: phase = .paused
        case .paused: phase = .playing
        case .over: break
        }
    }

    func end() {
        guard phase != .over else { return }
        withAnimation(.spring(response: 0.5, dampingFraction: 0.8).delay(0.3)) {
            phase = .over
        }
        finished.send(score)
    }

    private func deal() {
        board = Board()
        board.spawn(using: &generator)
        board.spawn(using: &generator)
        board.spawn(using: &generator)
    }

    private func tick() {
        particles.removeAll { $0.life(at: .now) == 0 }
        guard phase == .playing else { return }
        elapsed += 1
    }

    private func splash(for tiles: [Tile], at date: Date = .now) {
        particles.removeAll { $0.life(at: date) == 0 }
        for tile in tiles {
            let center = CGPoint(
                x: (CGFloat(tile.position.column) + 0.5) / CGFloat(board.size),
                y: (CGFloat(tile.position.row) + 0.5) / CGFloat(board.size)
            )
            for _ in 0..<14 {
                let angle = Double.random(in: 0..<(2 * .pi), using: &generator)
                let speed = Double.random(in: 0.1...0.45, using: &generator)
                particles.append(
                    Particle(
                        origin: center,
                        velocity: CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed - 0.2),
                        color: tile.creature.color,
                        size: .random(in: 3...8, using: &generator),
                        birth: date
                    )
                )
            }
        }
    }
}

#if DEBUG
    extension GameViewModel {
        /// A game with a known board for previews.
        static func preview(phase: Phase = .playing) -> GameViewModel {
            let model = GameViewModel(seed: 7)
            var board = Board()
            for (index, creature) in Creature.allCases.enumerated() {
                board.place(creature, at: Position(row: index / 4, column: index % 4))
            }
            model.board = board
            model.score = 1_284
            model.phase = phase
            return model
        }
    }
#endif
