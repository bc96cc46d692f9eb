import Foundation
import Geometry
import Views

/// A view with the parts that a device draws around an app: the status bar and the home indicator.
struct DeviceChrome: View {
    private let content: AnyView
    private let insets: EdgeInsets
    private let isTablet: Bool
    @State private var hidden: HiddenSystemParts = []
    @State private var barScheme: ColorScheme?
    @Environment(\.colorScheme) private var scheme

    /// - Parameters:
    ///   - content: the app's view.
    ///   - insets: the device's safe area; a status bar is as high as its top, and 0 at the bottom means a home button.
    init(_ content: some View, insets: EdgeInsets, isTablet: Bool) {
        (self.content, self.insets, self.isTablet) = (AnyView(content), insets, isTablet)
    }

    var body: some View {
        content
            .onHiddenSystemParts { hidden = $0 }
            .onStatusBarScheme { barScheme = $0 }
            .windowOverlay(isStatusBar: barScheme == nil) {
                if insets.top > 0, !hidden.contains(.statusBar) {
                    part(statusBar.frame(height: insets.top), .top).environment(\.colorScheme, barScheme ?? scheme)
                }
            }
            .windowOverlay {
                if insets.bottom > 0, !hidden.contains(.homeIndicator) {
                    part(Capsule().frame(width: isTablet ? 300 : 139, height: 5).padding(.bottom, isTablet ? 7 : 8), .bottom)
                }
            }
    }

    private func part(_ view: some View, _ alignment: Alignment) -> some View {
        view.foregroundStyle(.primary).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment).accessibilityHidden(true)
    }

    /// The time at which the scene begins. Beside a camera, hours of half a day are written without the half.
    private var time: String {
        let locale = _SceneStrings.locale
        guard !isSlim else { return Self.text(Date.FormatStyle(date: .omitted, time: .shortened, locale: locale, timeZone: .gmt)) }
        let isHalf = locale.hourCycle == .oneToTwelve
        let format: Date.FormatString =
            "\(hour: .defaultDigits(clock: isHalf ? .twelveHour : .twentyFourHour, hourCycle: isHalf ? .oneBased : .zeroBased)):\(minute: .twoDigits)"
        return Self.text(Date.VerbatimFormatStyle(format: format, locale: locale, timeZone: .gmt, calendar: _SceneStrings.calendar))
    }

    /// The day at which the scene begins, without commas, as on an iPad: Tue Jan 9.
    private var day: String {
        let style = Date.FormatStyle(locale: _SceneStrings.locale, timeZone: .gmt).weekday(.abbreviated).month(.abbreviated).day()
        return Self.text(style).replacing(",", with: "")
    }

    private static func text<Style: FormatStyle>(_ style: Style) -> String where Style.FormatInput == Date, Style.FormatOutput == String {
        style.format(_SceneTime.startDate)
    }

    /// A status bar without a camera cutout is a single line of small text.
    private var isSlim: Bool { insets.top < 40 }

    @ViewBuilder private var statusBar: some View {
        if !isSlim {
            HStack(spacing: 0) {
                Text(time).font(.system(size: 17, weight: .semibold)).frame(maxWidth: .infinity)
                Color.clear.frame(width: 125, height: 1)
                HStack(spacing: 6) {
                    signal
                    wifi(size: 14)
                    battery
                }
                .frame(maxWidth: .infinity)
            }
            .padding(.horizontal, 10)
            .padding(.top, insets.top > 52 ? 10 : 4)
        } else if isTablet {
            HStack(spacing: 8) {
                Text(time)
                Text(day)
                Spacer(minLength: 0)
                wifi(size: 11)
                Text(Self.full.format(1))
                battery.padding(.leading, -4)
            }
            .font(.system(size: 12, weight: .semibold)).padding(.horizontal, 12)
        } else {
            // A phone with a home button.
            ZStack {
                HStack(spacing: 4) {
                    signal
                    wifi(size: 11)
                    Spacer(minLength: 0)
                    battery
                }
                Text(time).font(.system(size: 12, weight: .semibold))
            }
            .padding(.horizontal, 6)
        }
    }

    private static var full: FloatingPointFormatStyle<Double>.Percent { FloatingPointFormatStyle<Double>.Percent(locale: _SceneStrings.locale) }

    private var signal: some View {
        HStack(alignment: .bottom, spacing: 2) {
            ForEach(0..<4) { index in RoundedRectangle(cornerRadius: 1).frame(width: 3, height: 4 + CGFloat(index) * (isSlim ? 2 : 2.6)) }
        }
    }

    private func wifi(size: CGFloat) -> some View { Image(systemName: "wifi").font(.system(size: size, weight: .semibold)) }

    private var battery: some View {
        HStack(spacing: 1) {
            RoundedRectangle(cornerRadius: 2.5).padding(2)
                .background { RoundedRectangle(cornerRadius: 4).stroke(.primary.opacity(0.35), lineWidth: 1) }
                .frame(width: 25, height: 13)
            Capsule().frame(width: 1.5, height: 4).opacity(0.4)
        }
    }
}
