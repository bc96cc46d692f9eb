import Foundation
import Geometry
import Testing

@testable import Views

/// The values of the environment that views can set, and the constant ones.
@MainActor
struct EnvironmentValueTests {
    private final class Log<Value> { var values: [Value] = [] }

    private struct Reading<Value>: View {
        @Environment private var value: Value
        let log: Log<Value>

        init(_ path: KeyPath<EnvironmentValues, Value>, _ log: Log<Value>) {
            _value = Environment(path)
            self.log = log
        }
        var body: some View {
            let _ = log.values.append(value)
            Color.clear
        }
    }

    /// Whether a view sees a value that was set around it, and another one without.
    private func isSeen<Value: Equatable>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> Bool {
        let (set, plain) = (Log<Value>(), Log<Value>())
        _ = host(
            VStack {
                Reading(path, set).environment(path, value)
                Reading(path, plain)
            })
        return set.values == [value] && plain.values.count == 1 && plain.values != [value]
    }

    private func value<Value>(_ path: KeyPath<EnvironmentValues, Value>) throws -> Value {
        let log = Log<Value>()
        _ = host(Reading(path, log))
        return try #require(log.values.first)
    }

    @Test func viewsSeeTextsValues() {
        #expect(isSeen(\.dynamicTypeSize, .accessibility2))
        #expect(isSeen(\.sizeCategory, .accessibilityLarge))
        #expect(isSeen(\.font, .title))
        #expect(isSeen(\.lineLimit, 3))
        #expect(isSeen(\.lineSpacing, 4))
        #expect(isSeen(\.lineHeight, .loose))
        #expect(isSeen(\.minimumScaleFactor, 0.5))
        #expect(isSeen(\.allowsTightening, true))
        #expect(isSeen(\.multilineTextAlignment, .trailing))
        #expect(isSeen(\.truncationMode, .head))
        #expect(isSeen(\.textCase, .uppercase))
        #expect(isSeen(\.autocorrectionDisabled, true))
        #expect(isSeen(\.disableAutocorrection, true))
        #expect(isSeen(\.textSelectionAffinity, .upstream))
        #expect(isSeen(\.labelsVisibility, .hidden))
        #expect(isSeen(\.labelIconToTitleSpacing, 3))
        #expect(isSeen(\.labelReservedIconWidth, 30))
    }

    @Test func viewsSeeTheSystemsValues() {
        #expect(isSeen(\.colorScheme, .dark))
        #expect(isSeen(\.colorSchemeContrast, .increased))
        #expect(isSeen(\.displayScale, 3))
        #expect(isSeen(\.layoutDirection, .rightToLeft))
        #expect(isSeen(\.locale, Locale(identifier: "de_DE")))
        #expect(isSeen(\.calendar, Calendar(identifier: .hebrew)))
        #expect(isSeen(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt))
        #expect(isSeen(\.horizontalSizeClass, .regular))
        #expect(isSeen(\.verticalSizeClass, .compact))
        #expect(isSeen(\.scenePhase, .background))
        #expect(isSeen(\.isLuminanceReduced, true))
        #expect(isSeen(\.accessibilityEnabled, true))
        #expect(isSeen(\.redactionReasons, .privacy))
        #expect(isSeen(\.allowedDynamicRange, .high))
        #expect(isSeen(\.imageScale, .large))
        #expect(isSeen(\.contentTransitionAddsDrawingGroup, true))
        #expect(isSeen(\.backgroundProminence, .increased))
        #expect(isSeen(\.backgroundMaterial, .thick))
        #expect(isSeen(\.materialActiveAppearance, .inactive))
        #expect(isSeen(\.symbolVariants, .fill))
        #expect(isSeen(\.symbolRenderingMode, .hierarchical))
        #expect(isSeen(\.symbolColorRenderingMode, .gradient))
        #expect(isSeen(\.symbolVariableValueMode, .draw))
    }

    @Test func viewsSeeValuesOfControls() {
        #expect(isSeen(\.isEnabled, false))
        #expect(isSeen(\.controlSize, .mini))
        #expect(isSeen(\.buttonSizing, .flexible))
        #expect(isSeen(\.buttonRepeatBehavior, .enabled))
        #expect(isSeen(\.springLoadingBehavior, .enabled))
        #expect(isSeen(\.menuOrder, .fixed))
        #expect(isSeen(\.menuIndicatorVisibility, .hidden))
        #expect(isSeen(\.keyboardShortcut, KeyboardShortcut("k")))
        #expect(isSeen(\.isFocused, true))
        #expect(isSeen(\.isFocusEffectEnabled, false))
        #expect(isSeen(\.isHoverEffectEnabled, false))
        #expect(isSeen(\.isSearching, true))
        #expect(isSeen(\.defaultWheelPickerItemHeight, 50))
        #expect(isSeen(\.navigationLinkIndicatorVisibility, .hidden))
    }

    @Test func viewsSeeValuesOfListsAndScrollViews() {
        #expect(isSeen(\.badgeProminence, .increased))
        #expect(isSeen(\.headerProminence, .increased))
        #expect(isSeen(\.defaultMinListRowHeight, 60))
        #expect(isSeen(\.defaultMinListHeaderHeight, 70))
        #expect(isSeen(\.sidebarRowSize, .large))
        #expect(isSeen(\.tabBarPlacement, .sidebar))
        #expect(isSeen(\.tabViewBottomAccessoryPlacement, .inline))
        #expect(isSeen(\.verticalScrollIndicatorVisibility, .never))
        #expect(isSeen(\.horizontalScrollIndicatorVisibility, .never))
        #expect(isSeen(\.verticalScrollBounceBehavior, .basedOnSize))
        #expect(isSeen(\.horizontalScrollBounceBehavior, .basedOnSize))
        #expect(isSeen(\.isScrollEnabled, false))
    }

    /// A frame shows an active window of an unlocked phone, whose user has changed no setting.
    @Test func aPhoneWithoutSettingsHasConstantValues() throws {
        let never: [KeyPath<EnvironmentValues, Bool>] = [
            \.accessibilityReduceTransparency, \.accessibilityDifferentiateWithoutColor, \.accessibilityInvertColors, \.accessibilityShowButtonShapes,
            \.accessibilityVoiceOverEnabled, \.accessibilitySwitchControlEnabled, \.accessibilityAssistiveAccessEnabled, \.accessibilityDimFlashingLights,
            \.accessibilityLargeContentViewerEnabled, \.accessibilityPrefersHeadAnchorAlternative, \.accessibilityReduceHighlightingEffects,
            \.accessibilityShowBorders, \.accessibilityReduceMotion, \.supportsMultipleWindows, \.isSceneCaptured, \.isUserAuthenticationEnabled,
            \.supportsRemoteScenes, \.isTabBarShowingSections, \.isPresented,
        ]
        for path in never { #expect(try !value(path)) }
        #expect(try value(\.appearsActive))
        #expect(try value(\.accessibilityPlayAnimatedImages))
        #expect(try value(\.legibilityWeight) == .regular)
        #expect(try value(\.findContext) == nil)
        #expect(try value(\.toolbarLabelStyle) == .automatic)
        #expect(try value(\.preferredPencilDoubleTapAction) == .switchEraser)
        #expect(try value(\.preferredPencilSqueezeAction) == .showContextualPalette)
        #expect(try value(\.presentationMode).wrappedValue.isPresented == false)
    }

    @Test func aPixelsLengthFollowsTheScale() {
        let log = Log<CGFloat>()
        _ = host(Reading(\.pixelLength, log), scale: 2)
        #expect(log.values == [0.5])
    }

    @Test func largeCategoriesAreForAccessibility() {
        #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
        #expect(DynamicTypeSize(.extraSmall) == .xSmall && DynamicTypeSize(.accessibilityExtraExtraExtraLarge) == .accessibility5)
    }

    @Test func foldersHaveTheirNames() {
        let folders: [(URL, FileManager.SearchPathDirectory)] = [
            (.documentsDirectory, .documentDirectory), (.cachesDirectory, .cachesDirectory), (.applicationSupportDirectory, .applicationSupportDirectory),
            (.libraryDirectory, .libraryDirectory), (.downloadsDirectory, .downloadsDirectory), (.desktopDirectory, .desktopDirectory),
            (.picturesDirectory, .picturesDirectory), (.musicDirectory, .musicDirectory), (.moviesDirectory, .moviesDirectory),
            (.sharedPublicDirectory, .sharedPublicDirectory),
        ]
        for (url, directory) in folders {
            #expect(url == FileManager.default.urls(for: directory, in: .userDomainMask).first ?? .temporaryDirectory)
        }
    }
}
