import AppleUIKit
import Combine
import Easel
import Foundation
import Testing
import Views

/// Classes of UIKit that code sets up and that aren't drawn, and the publishers of Combine that join others.
@MainActor
struct UIKitClassTests {
    @Test func anAlertKeepsItsParts() {
        let alert = UIAlertController(title: "A", message: "B", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "C" }
        alert.addAction(UIAlertAction(title: "OK", style: .cancel))
        #expect(alert.title == "A" && alert.message == "B" && alert.textFields?.first?.placeholder == "C")
        #expect(alert.actions.map(\.title) == ["OK"] && alert.actions.first?.style == .cancel)
    }

    @Test func controlsKeepTheirSettings() {
        let button = UIButton(type: .system)
        button.setTitle("A", for: .normal)
        #expect(button.currentTitle == "A" && button.title(for: .highlighted) == "A")
        let stack = UIStackView(arrangedSubviews: [button])
        stack.addArrangedSubview(UILabel())
        #expect(stack.arrangedSubviews.count == 2 && stack.subviews.count == 2)
        let refresh = UIRefreshControl()
        refresh.beginRefreshing()
        #expect(refresh.isRefreshing)
        refresh.endRefreshing()
        #expect(!refresh.isRefreshing)
        let scroll = UIScrollView()
        scroll.setContentOffset(CGPoint(x: 0, y: 5), animated: true)
        #expect(scroll.contentOffset.y == 5)
    }

    @Test func navigationPopsControllers() {
        let controller = UINavigationController(rootViewController: UIViewController())
        controller.pushViewController(UIViewController(), animated: false)
        controller.pushViewController(UIViewController(), animated: false)
        #expect(controller.popViewController(animated: false) != nil && controller.viewControllers.count == 2)
        #expect(controller.popToRootViewController(animated: false)?.count == 1 && controller.viewControllers.count == 1)
        #expect(controller.popViewController(animated: false) == nil)
    }

    @Test func changesOfViewsTakeEffectAtOnceInTheImageOfAMoment() {
        _SceneTime.prepare(isStill: true)
        defer { _SceneTime.discard() }
        let view = UIView()
        var isDone = false
        UIView.animate(withDuration: 1, delay: 1, options: .curveEaseIn) {
            view.alpha = 0.5
        } completion: {
            isDone = $0
        }
        #expect(view.alpha == 0.5 && isDone)
        UIView.performWithoutAnimation { view.alpha = 1 }
        #expect(view.alpha == 1)
    }

    @Test func mergedPublishersPassAllValuesOn() {
        let (a, b, c) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var seen: [Int] = []
        var isFinished = false
        let sink = a.merge(with: b, c).sink { _ in
            isFinished = true
        } receiveValue: {
            seen.append($0)
        }
        a.send(1)
        c.send(2)
        b.send(3)
        a.send(completion: .finished)
        b.send(4)
        #expect(!isFinished)
        b.send(completion: .finished)
        c.send(completion: .finished)
        #expect(seen == [1, 2, 3, 4] && isFinished)
        sink.cancel()
        var all: [Int] = []
        let many = Publishers.MergeMany([Just(1), Just(2), Just(3)]).sink { all.append($0) }
        many.cancel()
        #expect(all == [1, 2, 3])
    }

    @Test func latestValuesAreCombined() {
        let (a, b, c) = (CurrentValueSubject<Int, Never>(1), PassthroughSubject<String, Never>(), CurrentValueSubject<Bool, Never>(true))
        var seen: [String] = []
        let sink = Publishers.CombineLatest3(a, b, c).map { "\($0)\($1)\($2)" }.sink { seen.append($0) }
        #expect(seen.isEmpty)
        b.send("x")
        a.send(2)
        c.send(false)
        #expect(seen == ["1xtrue", "2xtrue", "2xfalse"])
        sink.cancel()
        a.send(3)
        #expect(seen.count == 3)
        var pairs: [Int] = []
        let two = a.combineLatest(Just(10)) { $0 + $1 }.sink { pairs.append($0) }
        two.cancel()
        #expect(pairs == [13])
    }

    @Test func aPublisherDeliversNoMoreThanItsDemand() {
        final class Counting: Subscriber {
            var values: [Int] = []
            var subscription: (any Subscription)?
            func receive(subscription: any Subscription) { self.subscription = subscription }
            func receive(_ input: Int) -> Subscribers.Demand {
                values.append(input)
                return .none
            }
            func receive(completion: Subscribers.Completion<Never>) {}
        }
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let subscriber = Counting()
        Publishers.Merge(a, b).subscribe(subscriber)
        subscriber.subscription?.request(.max(1))
        a.send(1)
        b.send(2)
        #expect(subscriber.values == [1])
        subscriber.subscription?.request(.max(1))
        #expect(subscriber.values == [1, 2])
    }
}
