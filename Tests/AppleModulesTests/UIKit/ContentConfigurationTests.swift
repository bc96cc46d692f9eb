import AppleCoreGraphics
import AppleFoundation
import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// Configurations of cells, also those of an app, and attributes of UIKit.
@MainActor @Suite struct ContentConfigurationTests {
    private struct Card: UIContentConfiguration {
        var title: String
        func makeContentView() -> any UIView & UIContentView { CardView(self) }
        func updated(for state: any UIConfigurationState) -> Card {
            (state as? UICellConfigurationState)?.isSelected == true ? Card(title: "\(title)!") : self
        }
    }
    private final class CardView: UIView, UIContentView {
        static var count = 0
        private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        var configuration: any UIContentConfiguration { didSet { show() } }
        init(_ configuration: Card) {
            self.configuration = configuration
            super.init(frame: .zero)
            Self.count += 1
            addSubview(label)
            show()
        }
        required init?(coder: NSCoder) { nil }
        private func show() { label.text = (configuration as? Card)?.title }
    }

    @Test func aCellShowsTheViewOfItsConfiguration() {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let card = Card(title: "Row \(indexPath.row)")
                cell.isSelected = indexPath.row == 1
                cell.contentConfiguration = card.updated(for: cell.configurationState)
                return cell
            }
        }
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Source())
        table.dataSource = source
        let graph = AppleModuleGraph.make(Shown(view: table))
        #expect(graph.shownTexts == ["Row 0", "Row 1!"])
        #expect(graph.warnings == [])
    }

    @Test func theViewOfAConfigurationIsKept() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let before = CardView.count
        for title in ["A", "B"] {
            cell.contentConfiguration = Card(title: title)
            #expect(AppleModuleGraph.make(Shown(view: cell)).shownTexts == [title])
        }
        #expect(CardView.count == before + 1)
    }

    @Test func handlersAndOverridesOfUpdatesAreCalled() {
        final class Cell: UITableViewCell {
            var title = ""
            override func updateConfiguration(using state: UICellConfigurationState) {
                var content = defaultContentConfiguration().updated(for: state)
                content.text = title
                contentConfiguration = content
            }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = Cell(style: .default, reuseIdentifier: nil)
                cell.title = "Own"
                if indexPath.row == 1 {
                    cell.configurationUpdateHandler = { cell, state in
                        var content = UIListContentConfiguration.cell()
                        content.text = state.isSelected ? "Selected" : "Handler"
                        cell.contentConfiguration = content
                    }
                }
                return cell
            }
        }
        let (table, source) = (UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Source())
        table.dataSource = source
        #expect(AppleModuleGraph.make(Shown(view: table)).shownTexts == ["Own", "Handler"])
    }

    @Test func headersShowTheirContent() {
        let (first, second, third) = (
            UITableViewHeaderFooterView(reuseIdentifier: nil), UITableViewHeaderFooterView(reuseIdentifier: nil),
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        )
        first.textLabel?.text = "Label"
        var content = second.defaultContentConfiguration()
        content.text = "Configuration"
        second.contentConfiguration = content
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.text = "View"
        third.contentView.addSubview(label)
        #expect([first, second, third].map { AppleModuleGraph.make(Shown(view: $0)).shownTexts } == [["Label"], ["Configuration"], ["View"]])
    }

    @Test func buttonsDrawAttributesOfUIKit() {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.systemFont(ofSize: 40)
            return outgoing
        }
        let (plain, large) = (UIButton(configuration: .filled(), primaryAction: nil), UIButton(configuration: configuration, primaryAction: nil))
        #expect(large.intrinsicContentSize.height > plain.intrinsicContentSize.height + 15)
        var container = AttributeContainer()
        container.font = UIFont.systemFont(ofSize: 20)
        container.uiKit.foregroundColor = .red
        let text = NSAttributedString(AttributedString("A", attributes: container))
        #expect((unsafe text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 20)
        #expect(unsafe text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    }

    @Test func textsOfPointsShowNumbers() {
        #expect(
            "\(CGPoint(x: 1, y: 2.5)) \(CGSize(width: 3, height: 4)) \(CGRect(x: 1, y: 2, width: 3, height: 4))" == "(1.0, 2.5) (3.0, 4.0) (1.0, 2.0, 3.0, 4.0)"
        )
    }

    @Test func storedPropertiesHaveNames() {
        class Base: NSObject { var size = 3 }
        final class Derived: Base { var title = "A" }
        #expect(Derived().value(forKey: "title") as? String == "A")
        #expect(Derived().value(forKey: "size") as? Int == 3)
        #expect(Derived().value(forKey: "_none") == nil)
    }

    @Test func levelsOfBackgroundsAreTheSystemsColors() {
        func color<S: ShapeStyle>(_ style: S, _ environment: EnvironmentValues) -> String { "\(style._paint(in: environment))" }
        let plain = EnvironmentValues()
        #expect(color(BackgroundStyle.background.secondary, plain) == color(Color(uiColor: .secondarySystemBackground), plain))
        #expect(color(BackgroundStyle.background.tertiary, plain) == color(Color(uiColor: .tertiarySystemBackground), plain))
        var own = EnvironmentValues()
        own.backgroundStyle = AnyShapeStyle(Color.red)
        #expect(color(BackgroundStyle.background.secondary, own) == color(Color.red.opacity(0.5), own))
    }
}
