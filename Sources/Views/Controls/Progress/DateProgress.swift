import Foundation

/// Follows the scene's clock through an interval.
private struct DateProgressFollower<Content: View>: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    /// - Parameter fraction: 0…1.
    let content: (_ fraction: Double) -> Content

    var body: some View {
        TimelineView(.animation) { context in
            let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
            let passed = length > 0 ? min(max(context.date.timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
            content(countsDown ? 1 - passed : passed)
        }
    }
}

/// The label of the time that remains, or has passed, below a progress view of an interval.
public struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView {
    /// Creates a view that follows the scene's clock through an interval.
    ///
    /// - Parameter countsDown: whether the bar empties.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel(), interval: .init(range: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view that follows the scene's clock through an interval and shows the time below.
    ///
    /// - Parameter countsDown: whether the bar empties.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            fraction: 0, label: label(), currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown),
            interval: .init(range: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a view that follows the scene's clock through an interval and shows the time below.
    ///
    /// - Parameter countsDown: whether the bar empties.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(
            fraction: 0, label: nil, currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown),
            interval: .init(range: timerInterval, countsDown: countsDown))
    }
}

extension ProgressView {
    /// Creates a view of a progress in its current state; it shows later changes only when it is updated.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: nil, currentValueLabel: nil)
    }
}

/// The interval that a progress view follows.
struct ProgressInterval {
    let range: ClosedRange<Date>
    let countsDown: Bool

    /// Shows content for each moment's fraction, 0…1.
    @MainActor func follow<Content: View>(@ViewBuilder _ content: @escaping (_ fraction: Double) -> Content) -> some View {
        DateProgressFollower(interval: range, countsDown: countsDown, content: content)
    }
}
