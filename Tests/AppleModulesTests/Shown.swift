import AppleUIKit
import Easel

@testable import Views

/// Shows a view of UIKit.
struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ view: UIView, context: Context) {}
}
