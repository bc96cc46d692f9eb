import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Users' subclasses of labels, controls, and cells, and the parts of lists and stacks that they meet.
@MainActor @Suite struct OwnControlTests {
    private func graph(_ view: UIView, width: CGFloat = 300, height: CGFloat = 200) -> ViewGraph {
        AppleModuleGraph.make(Shown(view: view), width: width, height: height)
    }
    private func pixels(_ view: UIView, width: CGFloat, height: CGFloat) throws -> [UInt32] {
        try ImageRenderer(content: Shown(view: view).frame(width: width, height: height)).pixmap().pixels
    }
    private func frame(of text: String, in graph: ViewGraph) -> CGRect? { graph.layoutListing().last { $0.label == text }?.rect }

    @Test func anActionIsRemovedFromTheNamedEventsOnly() {
        let control = UIControl()
        var runs = 0
        let action = UIAction { _ in runs += 1 }
        control.addAction(action, for: [.valueChanged, .touchUpInside])
        control.removeAction(action, for: .touchUpInside)
        control.sendActions(for: .touchUpInside)
        #expect(runs == 0)
        control.sendActions(for: .valueChanged)
        #expect(runs == 1)
    }

    private final class Pill: UILabel {
        override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: UIEdgeInsets(top: 2, left: 7, bottom: 3, right: 9))) }
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 16, height: size.height + 5)
        }
        override func layoutSubviews() {
            super.layoutSubviews()
            layer.cornerRadius = bounds.height / 2
            layer.masksToBounds = true
        }
    }

    @Test func aLabelOfAUserInsetsItsText() throws {
        let (pill, plain) = (Pill(), UILabel())
        for label in [pill, plain] { (label.text, label.font) = ("Open", .systemFont(ofSize: 20)) }
        #expect(pill.intrinsicContentSize.width == plain.intrinsicContentSize.width + 16)
        let stack = UIStackView(arrangedSubviews: [pill, UIView()])
        stack.alignment = .center
        let shown = try #require(frame(of: "Open", in: graph(stack)))
        #expect(shown.minX == 7)
    }

    private final class TopLabel: UILabel {
        override func drawText(in rect: CGRect) {
            UIGraphicsGetCurrentContext()!.setLineWidth(2)
            super.drawText(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 24))
        }
    }

    @Test func aPlaceInsideALabelIsNotAnInset() {
        let (top, plain) = (TopLabel(), UILabel())
        (top.text, plain.text) = ("Top", "Top")
        #expect(top.sizeThatFits(CGSize(width: 100, height: 100)) == plain.sizeThatFits(CGSize(width: 100, height: 100)))
    }

    @Test func aLabelOfAUserRoundsItsCornersAfterLayout() throws {
        let pill = Pill()
        pill.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let container = UIView()
        container.addSubview(pill)
        pill.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        let pixels = try pixels(container, width: 40, height: 20)
        #expect(pixels[0] == 0 && pixels[20] == 0xFFFF_0000 && pixels[10 * 40 + 3] == 0xFFFF_0000)
    }

    @Test func aLabelFillsItsFrame() throws {
        let (container, label) = (UIView(), UILabel(frame: CGRect(x: 20, y: 0, width: 200, height: 40)))
        label.text = "left"
        container.addSubview(label)
        #expect(try #require(frame(of: "left", in: graph(container))).minX == 20)
        label.textAlignment = .right
        #expect(try #require(frame(of: "left", in: graph(container))).maxX == 220)
    }

    private final class Field: UIControl {
        let textField = UITextField()
        init(placeholder: String) {
            super.init(frame: .zero)
            textField.placeholder = placeholder
            textField.translatesAutoresizingMaskIntoConstraints = false
            addSubview(textField)
            NSLayoutConstraint.activate([
                textField.topAnchor.constraint(equalTo: topAnchor, constant: 4), textField.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
                textField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12), textField.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test func aControlOfAUserIsDrawnLikeAView() throws {
        let graph = graph(Field(placeholder: "Amount"))
        #expect(graph.shownTexts.contains("Amount"))
        #expect(graph.warnings.isEmpty)
        #expect(try #require(frame(of: "Amount", in: graph)).minX == 12)
    }

    @Test func aSymbolTakesTheTintOfItsView() throws {
        let view = UIImageView(image: UIImage(systemName: "square.fill"))
        view.contentMode = .center
        view.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        #expect(try pixels(view, width: 40, height: 40).contains(0xFF00_FF00))
    }

    @Test func aButtonShowsItsAction() {
        let action = UIAction(title: "Forgot?", image: UIImage(systemName: "lock")) { _ in }
        for button in [
            UIButton(type: .system, primaryAction: action), UIButton(primaryAction: action), UIButton(configuration: .filled(), primaryAction: action),
        ] {
            #expect(graph(button).shownTexts == ["Forgot?"])
        }
        var own = UIButton.Configuration.plain()
        own.title = "Own"
        #expect(graph(UIButton(configuration: own, primaryAction: action)).shownTexts == ["Own"])
    }

    @Test func anArrangedViewKeepsItsRatio() throws {
        let (card, label) = (UIView(), UILabel())
        label.text = "below"
        card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5).isActive = true
        let stack = UIStackView(arrangedSubviews: [card, label])
        stack.axis = .vertical
        let shown = graph(stack, width: 100, height: 300)
        // The rest of the height is the label's; its text is in the middle.
        #expect(try #require(frame(of: "below", in: shown)).midY == 175)
    }

    @Test func constraintsEndWhenAViewMoves() throws {
        let label = UILabel()
        label.text = "moved"
        label.translatesAutoresizingMaskIntoConstraints = false
        let containers = [UIView(), UIView()]
        for (container, inset) in zip(containers, [100 as CGFloat, 10]) {
            container.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: inset), label.topAnchor.constraint(equalTo: container.topAnchor),
            ])
        }
        #expect(try #require(frame(of: "moved", in: graph(containers[1]))).minX == 10)
        // A container that no longer exists leaves no constraints.
        var old: UIView? = UIView()
        old?.addSubview(label)
        label.leadingAnchor.constraint(equalTo: try #require(old).leadingAnchor, constant: 70).isActive = true
        old = nil
        containers[1].addSubview(label)
        label.leadingAnchor.constraint(equalTo: containers[1].leadingAnchor, constant: 10).isActive = true
        #expect(try #require(frame(of: "moved", in: graph(containers[1]))).minX == 10)
        // A view that comes to the front stays where it is.
        containers[1].addSubview(UIView())
        containers[1].bringSubviewToFront(label)
        #expect(try #require(frame(of: "moved", in: graph(containers[1]))).minX == 10)
    }

    private final class Ring: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 30, height: 20) }
    }

    @Test func anArrangedViewHasItsOwnSize() throws {
        let label = UILabel()
        label.text = "next"
        let stack = UIStackView(arrangedSubviews: [Ring(), label])
        stack.alignment = .leading
        #expect(try #require(frame(of: "next", in: graph(stack))).minX >= 30)
    }

    @Test func aCellHasItsBackgroundConfiguration() throws {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
        var background = UIBackgroundConfiguration.clear()
        (background.backgroundColor, background.cornerRadius) = (UIColor(red: 0, green: 0, blue: 1, alpha: 1), 8)
        (background.strokeColor, background.strokeWidth) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), 2)
        cell.backgroundConfiguration = background
        var content = UIListContentConfiguration.cell()
        content.text = "cell"
        cell.contentConfiguration = content
        let pixels = try pixels(cell, width: 100, height: 60)
        #expect(pixels[0] == 0 && pixels[50] == 0xFFFF_0000 && pixels[5 * 100 + 50] == 0xFF00_00FF)
    }

    @Test func accessoriesOfACell() {
        let cell = UICollectionViewListCell(frame: .zero)
        let badge = UILabel()
        badge.text = "badge"
        cell.accessories = [
            .label(text: "7"), .disclosureIndicator(), .delete(), .checkmark(options: .init(isHidden: true)),
            .customView(configuration: .init(customView: badge, placement: .leading())),
        ]
        var content = cell.defaultContentConfiguration()
        content.text = "row"
        cell.contentConfiguration = content
        #expect(graph(cell).shownTexts == ["badge", "row", "7"])
    }

    private final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
        var displayed: [IndexPath] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = indexPath.row == 0 ? "row" : "hidden"
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "title" }
        func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { "footer" }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            let label = UILabel()
            label.text = "header"
            return label
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row == 0 ? 90 : 0 }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { displayed.append(indexPath) }
    }

    @Test func theDelegateOfAListGivesHeadersAndHeights() throws {
        let (table, delegate, top) = (UITableView(frame: .zero, style: .plain), Delegate(), UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30)))
        (table.dataSource, table.delegate) = (delegate, delegate)
        top.text = "top"
        table.tableHeaderView = top
        let graph = graph(table, height: 400)
        #expect(graph.shownTexts == ["top", "header", "row", "footer"])
        #expect(!delegate.displayed.isEmpty)
        let (header, row) = (try #require(frame(of: "header", in: graph)), try #require(frame(of: "row", in: graph)))
        #expect(row.midY - header.midY == 70)
    }

    private final class Screen: UIViewController {
        override func viewDidLoad() { view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
    }

    @Test func theBackgroundOfAControllerIsBehindTheBars() throws {
        let screen = Screen()
        let content = try #require(screen.drawn()).frame(width: 20, height: 20).safeAreaInset(edge: .top) { Color.clear.frame(height: 10) }
        let pixels = try ImageRenderer(content: content).pixmap().pixels
        #expect(pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }
}
