import AppleUIKit
import Easel
import Foundation
import Testing

@testable import Views

/// The parts of UIKit's controls that are drawn, and those that warn.
@MainActor @Suite struct ControlPictureTests {
    private func graph(_ view: UIView) -> ViewGraph { AppleModuleGraph.make(Shown(view: view)) }

    /// Returns whether any part of the view is visible.
    private func isSeen(_ view: UIView) throws -> Bool {
        try ImageRenderer(content: Shown(view: view).frame(width: 40, height: 40)).pixmap().pixels.contains { $0 != 0 }
    }

    @Test(arguments: [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close])
    func buttonsOfTheSystemHaveSymbols(_ type: UIButton.ButtonType) throws { #expect(try isSeen(UIButton(type: type))) }

    @Test func aCloseButtonIsGray() throws {
        func isBlue(_ type: UIButton.ButtonType) throws -> Bool {
            let pixels = try ImageRenderer(content: Shown(view: UIButton(type: type)).frame(width: 40, height: 40)).pixmap().pixels
            return pixels.contains { ($0 & 0xFF) > ($0 >> 16 & 0xFF) + 0x10 }
        }
        #expect(try isBlue(.infoLight))
        #expect(try !isBlue(.close))
    }

    @Test func plainButtonsHaveNone() throws {
        #expect(try !isSeen(UIButton(type: .system)))
        #expect(UIButton(type: .close).buttonType == .close)
    }

    @Test func anImageFillsTheBackgroundOfAButton() throws {
        let button = UIButton(type: .custom)
        button.setBackgroundImage(
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }, for: .normal)
        let pixels = try ImageRenderer(content: Shown(view: button).frame(width: 8, height: 4)).pixmap().pixels
        #expect(pixels.count == 32 && pixels.allSatisfy { $0 == 0xFFFF_0000 })
    }

    @Test func aFieldShowsItsSideViews() {
        func label(_ text: String, width: CGFloat) -> UILabel {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: 20))
            label.text = text
            return label
        }
        let field = UITextField(frame: .zero)
        field.text = "text"
        field.leftView = label("l", width: 30)
        field.rightView = label("r", width: 40)
        #expect(graph(field).shownTexts == ["text"])
        field.leftViewMode = .whileEditing
        #expect(graph(field).shownTexts == ["text"])
        field.leftViewMode = .always
        field.rightViewMode = .unlessEditing
        #expect(Set(graph(field).shownTexts) == ["l", "text", "r"])
        #expect(graph(field).layoutListing().first { $0.label == "text" }?.rect.minX == 30)
        field.leftView = Drawing(frame: .zero)
        #expect(graph(field).warnings == ["Drawing, a view of UIKit, is drawn as an outline with its name"])
    }
    private final class Drawing: UIPickerView {}

    /// Whether a pixel is mostly red.
    private func isRed(_ view: UIView) throws -> Bool {
        let pixels = try ImageRenderer(content: Shown(view: view).frame(width: 80, height: 40)).pixmap().pixels
        return pixels.contains { $0 & 0xFFC0_C0C0 == 0xFFC0_0000 }
    }

    @Test func colorsOfControlsAreDrawn() throws {
        let changes: [(UIView, () -> Void)] = {
            let (thumb, track) = (UISlider(frame: .zero), UISlider(frame: .zero))
            let toggle = UISwitch(frame: .zero)
            let (tinted, titled) = (UISegmentedControl(items: ["■"]), UISegmentedControl(items: ["■"]))
            for segments in [tinted, titled] { segments.selectedSegmentIndex = 0 }
            let attributes: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
            return [
                (thumb, { thumb.thumbTintColor = .red }), (track, { track.maximumTrackTintColor = .red }),
                (toggle, { toggle.thumbTintColor = .red }), (tinted, { tinted.selectedSegmentTintColor = .red }),
                (titled, { titled.setTitleTextAttributes(attributes, for: .selected) }),
            ]
        }()
        for (view, change) in changes {
            #expect(try !isRed(view))
            change()
            #expect(graph(view).namesNotDrawn == [])
            #expect(try isRed(view), "\(type(of: view))")
        }
    }

    private final class HighTrack: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect { super.trackRect(forBounds: bounds).insetBy(dx: 0, dy: -2) }
    }

    @Test func slidersDrawTheirImagesAndRects() throws {
        let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        for set: (UISlider) -> Void in [
            { $0.setThumbImage(red, for: .normal) }, { $0.setMaximumTrackImage(red, for: .normal) }, { $0.setMinimumTrackImage(red, for: .normal) },
        ] {
            let slider = UISlider(frame: .zero)
            slider.value = 0.5
            #expect(try !isRed(slider))
            set(slider)
            #expect(try isRed(slider))
            #expect(graph(slider).namesNotDrawn.isEmpty)
        }
        #expect(!UISlider(frame: .zero).hasOwnParts)
        let slider = HighTrack(frame: .zero)
        #expect(slider.hasOwnParts)
        let bounds = CGRect(x: 0, y: 0, width: 104, height: 40)
        (slider.minimumValue, slider.maximumValue) = (1, 3)
        slider.setThumbImage(red, for: .normal)
        #expect(slider.trackRect(forBounds: bounds) == CGRect(x: 2, y: 16, width: 100, height: 8))
        #expect(
            [1, 2, 3].map { slider.thumbRect(forBounds: bounds, trackRect: slider.trackRect(forBounds: bounds), value: $0) }
                == [0, 42, 84].map { CGRect(x: $0, y: 10, width: 20, height: 20) })
    }

    @Test func aTitleBeyondTheSegmentsIsThatOfTheLast() {
        let segments = UISegmentedControl(items: ["a", "b"])
        segments.setTitle("c", forSegmentAt: 5)
        segments.setTitle("d", forSegmentAt: -1)
        #expect(graph(segments).shownTexts == ["d", "c"])
        segments.removeAllSegments()
        segments.setTitle("e", forSegmentAt: 0)
        #expect(segments.numberOfSegments == 0)
    }

    @Test func rangesThatAreNoNumbersAreEmpty() {
        let (slider, stepper) = (UISlider(frame: .zero), UIStepper(frame: .zero))
        slider.minimumValue = .nan
        #expect(!graph(slider).layoutListing().isEmpty)
        (slider.value, slider.maximumValue) = (.nan, .infinity)
        #expect(!graph(slider).layoutListing().isEmpty)
        stepper.minimumValue = .nan
        #expect(!graph(stepper).layoutListing().isEmpty)
        (stepper.value, stepper.maximumValue) = (.nan, .nan)
        #expect(!graph(stepper).layoutListing().isEmpty)
    }
}
