import Combine
import Foundation
import SwiftUI

/// The events, each with its time.
@MainActor final class Model: ObservableObject {
    @Published var words: [String] = []
    func note(_ word: String) { words.append(word + "@" + String(format: "%.3f", Date().timeIntervalSinceReferenceDate)) }

    nonisolated func remote(_ seconds: Double) async -> String {
        try? await Task.sleep(for: .seconds(seconds))
        for _ in 0..<20 { await Task.yield() }
        return "remote \(Date().timeIntervalSinceReferenceDate > 0.65)"
    }
}

actor Counter {
    var n = 0
    func bump() -> Int {
        // On the machine's clock, the two would differ.
        n += Date() == .now ? 1 : 100
        return n
    }
}

struct Waits: View {
    @StateObject private var model = Model()
    @State private var isShown = true
    @State private var id = 0
    let start = Date()

    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text("start \(start.timeIntervalSinceReferenceDate)")
            ForEach(model.words, id: \.self) { Text($0) }
            if isShown {
                Text("shown").task {
                    do {
                        try await Task.sleep(nanoseconds: 5_000_000_000)
                        model.note("not cancelled")
                    } catch { model.note("cancelled") }
                }
            }
            Text("id \(id)").task(id: id) {
                do {
                    try await Task.sleep(for: .milliseconds(700))
                    model.note("id \(id)")
                } catch { model.note("id cancelled") }
            }
        }
        .task {
            try? await Task.sleep(nanoseconds: 100_000_000)
            model.note("nanoseconds")
            try? await Task.sleep(for: .milliseconds(100))
            model.note("for")
            try? await Task.sleep(until: .now + .milliseconds(100), clock: .continuous)
            model.note("until")
            try? await ContinuousClock().sleep(for: .seconds(0.1))
            model.note("clock")
            try? await SuspendingClock().sleep(until: .now + .seconds(0.1))
            model.note("suspending")
            let took = await ContinuousClock().measure { try? await Task.sleep(for: .seconds(0.1)) }
            model.note("took \(took)")
            model.note(await model.remote(0.1))
            let counter = Counter()
            async let a = counter.bump()
            async let b = Task.detached { await counter.bump() }.value
            let sum = await a + b
            await withTaskGroup(of: Void.self) { group in
                for i in 1...3 {
                    group.addTask {
                        try? await Task.sleep(for: .milliseconds(50 * i))
                        await model.note("group \(i)")
                    }
                }
            }
            model.note("sum \(sum)")
        }
        .onAppear {
            DispatchQueue.main.async { model.note("async") }
            RunLoop.main.perform { MainActor.assumeIsolated { model.note("performed") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.note("after") }
            DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(1250), execute: { model.note("afterMs") })
            let item = DispatchWorkItem { MainActor.assumeIsolated { model.note("never") } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: item)
            item.cancel()
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.31, execute: DispatchWorkItem { MainActor.assumeIsolated { model.note("item") } })
            DispatchQueue.global(qos: .background).async {
                Thread.sleep(forTimeInterval: 1.5)
                DispatchQueue.main.async { model.note("global") }
            }
            let group = DispatchGroup()
            for i in 1...2 { DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: 0.36 * Double(i)) } }
            group.notify(queue: .main) { MainActor.assumeIsolated { model.note("notify") } }
            var ticks = 0
            Timer.scheduledTimer(withTimeInterval: 0.45, repeats: true) { timer in
                MainActor.assumeIsolated {
                    ticks += 1
                    model.note("tick \(ticks)")
                    if ticks == 3 { timer.invalidate() }
                }
            }
            RunLoop.main.add(Timer(timeInterval: 0.9, repeats: false) { _ in MainActor.assumeIsolated { model.note("added") } }, forMode: .common)
            Task {
                try await Task.sleep(for: .seconds(0.4))
                id = 1
                try await Task.sleep(for: .seconds(0.2))
                isShown = false
            }
        }
        .font(.system(size: 10))
    }
}

struct Clocks: View {
    let start = Date()

    func day(_ date: Date) -> String {
        let calendar = Calendar.current
        if calendar.isDateInYesterday(date) { return "yesterday" }
        if calendar.isDateInToday(date) { return "today" }
        return calendar.isDateInTomorrow(date) ? "tomorrow" : "later"
    }

    func seconds(_ date: Date) -> String { String(format: "%.2f", date.timeIntervalSince(start)) }

    var body: some View {
        VStack {
            TimelineView(.animation) { context in Text("animation \(seconds(context.date))") }
            TimelineView(.periodic(from: .now, by: 0.25)) { context in Text("periodic \(seconds(context.date)) \(seconds(Date()))") }
            TimelineView(.everyMinute) { context in Text("minute \(seconds(context.date))") }
            TimelineView(.explicit([Date(timeIntervalSinceNow: 0.5), Date() + 1])) { context in Text("explicit \(seconds(context.date))") }
            TimelineView(.animation(minimumInterval: 0.1, paused: false)) { context in Text("slow \(seconds(context.date)) \("\(context.cadence)")") }
            Text(Date(timeIntervalSinceNow: -7200), format: .relative(presentation: .named))
            Text(Date(timeIntervalSinceNow: 86_400).formatted(.relative(presentation: .named)) + Date.RelativeFormatStyle().format(.now - 60))
            Text("days " + [-1, 0, 1, 2].map { day(Date(timeIntervalSinceNow: $0 * 86_400)) }.joined(separator: " "))
        }
    }
}

/// Notes about notifications in their order.
final class Posts: ObservableObject {
    @Published var notes: [String] = []
    init() {
        NotificationCenter.default.addObserver(forName: Notification.Name("post"), object: nil, queue: .main) { [weak self] notification in
            self?.notes.append("\(notification.object ?? "")")
        }
        post("init")
    }
    func post(_ text: String) {
        NotificationCenter.default.post(name: Notification.Name("post"), object: text)
        notes.append("after \(text)")
    }
}
struct Posting: View {
    @StateObject private var posts = Posts()
    var body: some View { Text(posts.notes.joined(separator: " ")).onAppear { posts.post("appear") } }
}

/// What tasks that never wait load before the first frame: also those that an update of such a task starts.
struct Loading: View {
    @State private var rows: [String] = []
    @State private var later = "nothing"
    @State private var seen = ""

    var body: some View {
        VStack {
            ForEach(rows, id: \.self) { Row(name: $0) }
            Text(later)
            Text("seen \(seen)")
        }
        .task { rows = ["one", "two"] }
        .onAppear { Task { later = "something" } }
        .task(id: later) { seen += later.prefix(1) }
    }

    private struct Row: View {
        let name: String
        @State private var detail = ""
        var body: some View { Text(name + detail).task { detail = "!" } }
    }
}

/// A single task that loads at once, and starts another one that does.
struct LoadingOnce: View {
    @State private var rows: [String] = []
    @State private var count = 0

    var body: some View {
        VStack {
            ForEach(rows, id: \.self) { Text($0) }
            Text("\(count) rows")
        }
        .task {
            rows = ["one", "two"]
            Task { Task { count = rows.count } }
        }
    }
}

/// A task that starts again with each of its changes.
struct LoadingForever: View {
    @State private var page = 0
    var body: some View { Text(page > 60 ? "many" : "few").task(id: page) { page += 1 } }
}
