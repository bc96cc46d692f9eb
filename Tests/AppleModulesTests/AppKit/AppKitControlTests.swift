import Easel
import Foundation
import Testing

@testable import AppleAppKit
@testable import Views

/// The values, states, and texts of AppKit's controls.
@MainActor @Suite struct AppKitControlTests {
    private func texts(_ view: NSView) -> [String] { AppKitDrawing.texts(view) }

    // MARK: Values

    @Test func aTextFieldConvertsItsValues() {
        let field = NSTextField(string: "12 apples")
        #expect(field.integerValue == 12 && field.doubleValue == 12)
        field.stringValue = "apples"
        #expect(field.integerValue == 0 && field.doubleValue == 0)
        field.doubleValue = 2.5
        #expect(field.stringValue == "2.5" && field.integerValue == 2 && field.floatValue == 2.5)
        field.doubleValue = 5
        #expect(field.stringValue == "5")
        field.integerValue = -3
        #expect(field.stringValue == "-3" && field.intValue == -3)
        field.objectValue = nil
        #expect(field.stringValue == "")
    }

    @Test func aFormatterMakesTheTextOfAValue() {
        let (field, formatter) = (NSTextField(string: ""), NumberFormatter())
        (formatter.minimumFractionDigits, formatter.maximumFractionDigits) = (2, 2)
        formatter.locale = Locale(identifier: "en_US")
        field.formatter = formatter
        field.objectValue = NSNumber(value: 3)
        #expect(field.stringValue == "3.00")
        #expect(texts(field) == ["3.00"])
    }

    @Test func aFieldTakesTheTextOfAnotherControl() {
        let (field, slider) = (NSTextField(string: ""), NSSlider(value: 40, minValue: 0, maxValue: 100, target: nil, action: nil))
        field.takeStringValueFrom(slider)
        #expect(field.stringValue == "40")
    }

    @Test func aPlainTextReplacesTheAttributesOfAField() {
        let styled = NSAttributedString(string: "styled", attributes: [.foregroundColor: NSColor.red])
        let field = NSTextField(labelWithAttributedString: styled)
        #expect(field.stringValue == "styled")
        #expect(field.attributedStringValue.value(.foregroundColor, at: 0) as? NSColor == .red)
        field.stringValue = "plain"
        #expect(field.attributedStringValue.string == "plain")
        #expect(field.attributedStringValue.value(.foregroundColor, at: 0) == nil)
    }

    @Test func labelsAreNeitherEditableNorFramed() {
        let (label, wrapping, field) = (NSTextField(labelWithString: "a"), NSTextField(wrappingLabelWithString: "b"), NSTextField(string: "c"))
        #expect(!label.isEditable && !label.isSelectable && !label.isBezeled && !label.drawsBackground)
        #expect(!wrapping.isEditable && wrapping.isSelectable && wrapping.lineBreakMode == .byWordWrapping)
        #expect(field.isEditable && field.isSelectable && field.isBezeled && field.drawsBackground)
    }

    @Test func aSlidersValueStaysBetweenItsLimits() {
        let slider = NSSlider(value: 150, minValue: 10, maxValue: 100, target: nil, action: nil)
        #expect(slider.doubleValue == 100)
        slider.integerValue = 5
        #expect(slider.doubleValue == 10 && slider.stringValue == "10")
        slider.stringValue = "12.5"
        #expect(slider.doubleValue == 12.5 && slider.integerValue == 12)
        slider.objectValue = NSNumber(value: 99)
        #expect(slider.objectValue as? Double == 99)
    }

    @Test func aStepperHasTheValuesOfAppKit() {
        let stepper = NSStepper(frame: .zero)
        #expect(stepper.minValue == 0 && stepper.maxValue == 100 && stepper.increment == 1 && stepper.valueWraps)
        stepper.maxValue = 10
        stepper.doubleValue = 12
        #expect(stepper.integerValue == 10)
        stepper.doubleValue = -1
        #expect(stepper.integerValue == 0)
    }

    @Test func aProgressIndicatorAddsUp() {
        let bar = NSProgressIndicator(frame: .zero)
        #expect(bar.isIndeterminate && bar.maxValue == 100)
        bar.isIndeterminate = false
        bar.increment(by: 30)
        bar.increment(by: 12.5)
        #expect(bar.doubleValue == 42.5)
    }

    @Test func aTokenFieldSplitsItsText() {
        let field = NSTokenField(frame: .zero)
        field.objectValue = ["red", "green"]
        #expect(field.stringValue == "red, green")
        field.stringValue = "one,two, ,three"
        #expect(field.objectValue as? [String] == ["one", "two", "three"])
    }

    @Test func aDatePickerShowsTheElementsThatItHas() {
        let picker = NSDatePicker(frame: .zero)
        picker.dateValue = Date(timeIntervalSince1970: 0)
        picker.datePickerElements = .yearMonthDay
        #expect(texts(picker) == ["1/1/1970"] || texts(picker) == ["Jan 1, 1970"])
        picker.datePickerElements = .hourMinute
        #expect(texts(picker).count == 1 && texts(picker).first?.hasPrefix("12:00") == true)
        picker.datePickerElements = [.yearMonthDay, .hourMinute]
        #expect(texts(picker).count == 2)
    }

    // MARK: States

    @Test func aButtonGoesThroughItsStates() {
        let box = NSButton(checkboxWithTitle: "On", target: nil, action: nil)
        #expect(box.state == .off && box.integerValue == 0)
        box.setNextState()
        #expect(box.state == .on && box.integerValue == 1)
        box.setNextState()
        #expect(box.state == .off)
        box.allowsMixedState = true
        box.setNextState()
        #expect(box.state == .mixed && box.integerValue == -1)
        box.setNextState()
        #expect(box.state == .on)
    }

    private final class Receiver: NSResponder {
        var senders: [AnyObject] = []
        func receive(_ sender: AnyObject) { senders.append(sender) }
        static let action = Selector("receive:")._calling { (receiver: Receiver, sender: AnyObject) in receiver.receive(sender) }
    }

    @Test func aClickChangesTheStateAndSendsTheAction() {
        let receiver = Receiver()
        let box = NSButton(checkboxWithTitle: "On", target: receiver, action: Receiver.action)
        box.performClick(nil)
        #expect(box.state == .on && receiver.senders.count == 1 && receiver.senders.first === box)
        let push = NSButton(title: "OK", target: receiver, action: Receiver.action)
        push.performClick(nil)
        #expect(push.state == .off && receiver.senders.count == 2)
        push.isEnabled = false
        push.performClick(nil)
        #expect(receiver.senders.count == 2)
        let radio = NSButton(radioButtonWithTitle: "A", target: nil, action: nil)
        radio.performClick(nil)
        radio.performClick(nil)
        #expect(radio.state == .on)
    }

    @Test func segmentsAreChosenOneByOneOrTogether() {
        let one = NSSegmentedControl(labels: ["a", "b", "c"], trackingMode: .selectOne, target: nil, action: nil)
        #expect(one.segmentCount == 3 && one.selectedSegment == -1)
        one.selectedSegment = 1
        one.setSelected(true, forSegment: 2)
        #expect(one.selectedSegment == 2 && !one.isSelected(forSegment: 1))
        one.trackingMode = .selectAny
        one.setSelected(true, forSegment: 0)
        #expect(one.isSelected(forSegment: 0) && one.isSelected(forSegment: 2))
        one.segmentCount = 4
        one.setLabel("d", forSegment: 3)
        one.setLabel("none", forSegment: 9)
        #expect(one.label(forSegment: 3) == "d" && one.label(forSegment: 9) == nil)
        #expect(texts(one) == ["a", "b", "c", "d"])
    }

    // MARK: Choices

    @Test func theSelectionOfAPopUpButtonStaysAtItsItem() {
        let button = NSPopUpButton(frame: .zero, pullsDown: false)
        #expect(button.indexOfSelectedItem == -1 && button.titleOfSelectedItem == nil)
        button.addItems(withTitles: ["A", "B", "C"])
        #expect(button.titleOfSelectedItem == "A")
        button.selectItem(withTitle: "B")
        button.insertItem(withTitle: "First", at: 0)
        #expect(button.titleOfSelectedItem == "B" && button.indexOfSelectedItem == 2)
        button.removeItem(withTitle: "A")
        #expect(button.indexOfSelectedItem == 1 && texts(button) == ["B"])
        button.removeItem(withTitle: "B")
        #expect(button.titleOfSelectedItem == "First")
        button.selectItem(at: -1)
        #expect(button.selectedItem == nil && button.indexOfSelectedItem == -1)
    }

    @Test func anItemOfAPopUpButtonIsThereOnce() {
        let button = NSPopUpButton(frame: .zero, pullsDown: false)
        button.addItems(withTitles: ["A", "B", "A"])
        #expect(button.itemTitles == ["B", "A"])
        button.lastItem?.tag = 7
        #expect(button.selectItem(withTag: 7) && button.selectedTag() == 7)
        #expect(!button.selectItem(withTag: 8))
        button.removeAllItems()
        #expect(button.numberOfItems == 0)
    }

    @Test func aPullDownButtonShowsItsFirstItem() {
        let button = NSPopUpButton(frame: .zero, pullsDown: true)
        button.addItems(withTitles: ["Actions", "Copy"])
        button.selectItem(at: 1)
        #expect(texts(button) == ["Actions"])
    }

    @Test func aComboBoxTakesTheTextOfItsItem() {
        let box = NSComboBox(frame: .zero)
        box.addItems(withObjectValues: ["Red", 42])
        #expect(box.numberOfItems == 2 && box.indexOfSelectedItem == -1)
        box.selectItem(at: 1)
        #expect(box.stringValue == "42" && box.indexOfSelectedItem == 1 && texts(box) == ["42"])
        box.selectItem(at: 5)
        #expect(box.indexOfSelectedItem == 1)
        box.removeAllItems()
        #expect(box.numberOfItems == 0 && box.indexOfSelectedItem == -1)
    }

    // MARK: Drawing

    @Test func theTitleOfAButtonDependsOnTheImagesPosition() {
        let button = NSButton(title: "Send", image: NSImage(size: CGSize(width: 4, height: 4)), target: nil, action: nil)
        #expect(texts(button) == ["Send"])
        button.imagePosition = .imageOnly
        #expect(texts(button) == [])
        button.imagePosition = .noImage
        #expect(texts(button) == ["Send"])
        button.attributedTitle = NSAttributedString(string: "Attributed")
        #expect(button.title == "Attributed" && texts(button) == ["Attributed"])
        button.bezelStyle = .helpButton
        #expect(texts(button) == ["?"])
    }

    @Test func aPathControlShowsThePartsOfItsAddress() {
        let control = NSPathControl(frame: .zero)
        control.placeholderString = "none"
        #expect(texts(control) == ["none"])
        control.url = URL(fileURLWithPath: "/Users/me/notes.txt")
        #expect(texts(control) == ["Users", "me", "notes.txt"])
    }

    @Test(arguments: [
        (NSImageScaling.scaleProportionallyUpOrDown, [false, true, true, false]), (.scaleAxesIndependently, [true, true, true, true]),
    ])
    func anImageViewScalesItsImage(_ scaling: NSImageScaling, _ rows: [Bool]) throws {
        let image = NSImage(size: CGSize(width: 2, height: 1), flipped: false) { rect in
            NSColor.blue.setFill()
            rect.fill()
            return true
        }
        let view = NSImageView(image: image)
        view.imageScaling = scaling
        let pixels = try AppKitDrawing.pixels(view, width: 4, height: 4)
        #expect((0..<4).map { pixels[$0 * 4 + 1] == AppKitDrawing.blue } == rows)
    }

    @Test func aSmallImageStaysSmallInTheCornerThatItHas() throws {
        let image = NSImage(size: CGSize(width: 1, height: 1), flipped: false) { rect in
            NSColor.blue.setFill()
            rect.fill()
            return true
        }
        let view = NSImageView(image: image)
        view.imageAlignment = .alignBottomRight
        let (blue, clear) = (AppKitDrawing.blue, AppKitDrawing.clear)
        #expect(try AppKitDrawing.pixels(view, width: 2, height: 2) == [clear, clear, clear, blue])
        view.imageAlignment = .alignTopLeft
        #expect(try AppKitDrawing.pixels(view, width: 2, height: 2) == [blue, clear, clear, clear])
    }

    @Test(arguments: [(50, NSColor.systemGreen), (70, .systemYellow), (90, .systemRed)])
    func aLevelIndicatorWarns(_ value: Int, _ color: NSColor) throws {
        let level = NSLevelIndicator(frame: .zero)
        (level.warningValue, level.criticalValue, level.integerValue) = (60, 80, value)
        let pixels = try AppKitDrawing.pixels(level, width: 20, height: 16)
        let expected = try AppKitDrawing.pixels(AppKitDrawing.filled(color), width: 1, height: 1)
        // The middle of the line is in the colored part, which is at least half of it.
        #expect(pixels[8 * 20 + 6] == expected[0])
    }

    @Test func aColorWellShowsItsColor() throws {
        let well = NSColorWell(frame: .zero)
        well.color = NSColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        #expect(try AppKitDrawing.pixels(well, width: 40, height: 24)[12 * 40 + 20] == AppKitDrawing.red)
    }

    @Test func aBoxShowsItsTitleAndItsContent() {
        let box = NSBox(frame: .zero)
        box.title = "Options"
        box.contentView = AppKitDrawing.label("inside")
        #expect(texts(box) == ["Options", "inside"])
        box.titlePosition = .noTitle
        #expect(texts(box) == ["inside"])
        let other = AppKitDrawing.label("other")
        box.contentView = other
        #expect(texts(box) == ["other"] && other.superview === box && box.subviews.count == 1)
    }
}
