import AppleCoreGraphics
import Foundation

// The filters of CoreImage.CIFilterBuiltins, with properties for their inputs. Each property reads and writes the value of its key.

/// A filter with an input for the key "inputImage".
public protocol _CIInputImage: CIFilter {}
extension _CIInputImage {
    public var inputImage: CIImage? {
        get { inputs.image("inputImage") }
        set { setValue(newValue, forKey: "inputImage") }
    }
}
/// A filter with an input for the key "inputBackgroundImage".
public protocol _CIBackgroundImage: CIFilter {}
extension _CIBackgroundImage {
    public var backgroundImage: CIImage? {
        get { inputs.image("inputBackgroundImage") }
        set { setValue(newValue, forKey: "inputBackgroundImage") }
    }
}
/// A filter with an input for the key "inputMaskImage".
public protocol _CIMaskImage: CIFilter {}
extension _CIMaskImage {
    public var maskImage: CIImage? {
        get { inputs.image("inputMaskImage") }
        set { setValue(newValue, forKey: "inputMaskImage") }
    }
}
/// A filter with an input for the key "inputMessage".
public protocol _CIMessage: CIFilter {}
extension _CIMessage {
    public var message: Data {
        get { inputs.data("inputMessage") ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
}
/// A filter with an input for the key "inputCorrectionLevel".
public protocol _CICorrectionLevel: CIFilter {}
extension _CICorrectionLevel {
    public var correctionLevel: String {
        get { inputs.text("inputCorrectionLevel") ?? "" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
}
/// A filter with an input for the key "inputQuietSpace".
public protocol _CIQuietSpace: CIFilter {}
extension _CIQuietSpace {
    public var quietSpace: Float {
        get { inputs.number("inputQuietSpace") }
        set { setValue(newValue, forKey: "inputQuietSpace") }
    }
}
/// A filter with an input for the key "inputBarcodeHeight".
public protocol _CIBarcodeHeight: CIFilter {}
extension _CIBarcodeHeight {
    public var barcodeHeight: Float {
        get { inputs.number("inputBarcodeHeight") }
        set { setValue(newValue, forKey: "inputBarcodeHeight") }
    }
}
/// A filter with an input for the key "inputIntensity".
public protocol _CIIntensity: CIFilter {}
extension _CIIntensity {
    public var intensity: Float {
        get { inputs.number("inputIntensity") }
        set { setValue(newValue, forKey: "inputIntensity") }
    }
}
/// A filter with an input for the key "inputRadius".
public protocol _CIRadius: CIFilter {}
extension _CIRadius {
    public var radius: Float {
        get { inputs.number("inputRadius") }
        set { setValue(newValue, forKey: "inputRadius") }
    }
}
/// A filter with an input for the key "inputScale".
public protocol _CIScale: CIFilter {}
extension _CIScale {
    public var scale: Float {
        get { inputs.number("inputScale") }
        set { setValue(newValue, forKey: "inputScale") }
    }
}
/// A filter with an input for the key "inputCenter".
public protocol _CICenter: CIFilter {}
extension _CICenter {
    public var center: CGPoint {
        get { inputs.point("inputCenter") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
    }
}
/// A filter with an input for the key "inputAngle".
public protocol _CIAngle: CIFilter {}
extension _CIAngle {
    public var angle: Float {
        get { inputs.number("inputAngle") }
        set { setValue(newValue, forKey: "inputAngle") }
    }
}
/// A filter with an input for the key "inputSaturation".
public protocol _CISaturation: CIFilter {}
extension _CISaturation {
    public var saturation: Float {
        get { inputs.number("inputSaturation") }
        set { setValue(newValue, forKey: "inputSaturation") }
    }
}
/// A filter with an input for the key "inputBrightness".
public protocol _CIBrightness: CIFilter {}
extension _CIBrightness {
    public var brightness: Float {
        get { inputs.number("inputBrightness") }
        set { setValue(newValue, forKey: "inputBrightness") }
    }
}
/// A filter with an input for the key "inputContrast".
public protocol _CIContrast: CIFilter {}
extension _CIContrast {
    public var contrast: Float {
        get { inputs.number("inputContrast") }
        set { setValue(newValue, forKey: "inputContrast") }
    }
}
/// A filter with an input for the key "inputColor".
public protocol _CIColor: CIFilter {}
extension _CIColor {
    public var color: CIColor {
        get { inputs.values["inputColor"] as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor") }
    }
}
/// A filter with an input for the key "inputColor0".
public protocol _CIColor0: CIFilter {}
extension _CIColor0 {
    public var color0: CIColor {
        get { inputs.values["inputColor0"] as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor0") }
    }
}
/// A filter with an input for the key "inputColor1".
public protocol _CIColor1: CIFilter {}
extension _CIColor1 {
    public var color1: CIColor {
        get { inputs.values["inputColor1"] as? CIColor ?? .clear }
        set { setValue(newValue, forKey: "inputColor1") }
    }
}
/// A filter with an input for the key "inputPoint0".
public protocol _CIPoint0: CIFilter {}
extension _CIPoint0 {
    public var point0: CGPoint {
        get { inputs.point("inputPoint0") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint0") }
    }
}
/// A filter with an input for the key "inputPoint1".
public protocol _CIPoint1: CIFilter {}
extension _CIPoint1 {
    public var point1: CGPoint {
        get { inputs.point("inputPoint1") }
        set { setValue(CIVector(cgPoint: newValue), forKey: "inputPoint1") }
    }
}
/// A filter with an input for the key "inputRVector".
public protocol _CIRVector: CIFilter {}
extension _CIRVector {
    public var rVector: CIVector {
        get { inputs.values["inputRVector"] as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputRVector") }
    }
}
/// A filter with an input for the key "inputGVector".
public protocol _CIGVector: CIFilter {}
extension _CIGVector {
    public var gVector: CIVector {
        get { inputs.values["inputGVector"] as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputGVector") }
    }
}
/// A filter with an input for the key "inputBVector".
public protocol _CIBVector: CIFilter {}
extension _CIBVector {
    public var bVector: CIVector {
        get { inputs.values["inputBVector"] as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBVector") }
    }
}
/// A filter with an input for the key "inputAVector".
public protocol _CIAVector: CIFilter {}
extension _CIAVector {
    public var aVector: CIVector {
        get { inputs.values["inputAVector"] as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputAVector") }
    }
}
/// A filter with an input for the key "inputBiasVector".
public protocol _CIBiasVector: CIFilter {}
extension _CIBiasVector {
    public var biasVector: CIVector {
        get { inputs.values["inputBiasVector"] as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputBiasVector") }
    }
}
/// A filter with an input for the key "inputMinComponents".
public protocol _CIMinComponents: CIFilter {}
extension _CIMinComponents {
    public var minComponents: CIVector {
        get { inputs.values["inputMinComponents"] as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMinComponents") }
    }
}
/// A filter with an input for the key "inputMaxComponents".
public protocol _CIMaxComponents: CIFilter {}
extension _CIMaxComponents {
    public var maxComponents: CIVector {
        get { inputs.values["inputMaxComponents"] as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputMaxComponents") }
    }
}
/// A filter with an input for the key "inputEV".
public protocol _CIEv: CIFilter {}
extension _CIEv {
    public var ev: Float {
        get { inputs.number("inputEV") }
        set { setValue(newValue, forKey: "inputEV") }
    }
}
/// A filter with an input for the key "inputPower".
public protocol _CIPower: CIFilter {}
extension _CIPower {
    public var power: Float {
        get { inputs.number("inputPower") }
        set { setValue(newValue, forKey: "inputPower") }
    }
}
/// A filter with an input for the key "inputAmount".
public protocol _CIAmount: CIFilter {}
extension _CIAmount {
    public var amount: Float {
        get { inputs.number("inputAmount") }
        set { setValue(newValue, forKey: "inputAmount") }
    }
}
/// A filter with an input for the key "inputLevels".
public protocol _CILevels: CIFilter {}
extension _CILevels {
    public var levels: Float {
        get { inputs.number("inputLevels") }
        set { setValue(newValue, forKey: "inputLevels") }
    }
}
/// A filter with an input for the key "inputThreshold".
public protocol _CIThreshold: CIFilter {}
extension _CIThreshold {
    public var threshold: Float {
        get { inputs.number("inputThreshold") }
        set { setValue(newValue, forKey: "inputThreshold") }
    }
}
/// A filter with an input for the key "inputSharpness".
public protocol _CISharpness: CIFilter {}
extension _CISharpness {
    public var sharpness: Float {
        get { inputs.number("inputSharpness") }
        set { setValue(newValue, forKey: "inputSharpness") }
    }
}
/// A filter with an input for the key "inputAspectRatio".
public protocol _CIAspectRatio: CIFilter {}
extension _CIAspectRatio {
    public var aspectRatio: Float {
        get { inputs.number("inputAspectRatio") }
        set { setValue(newValue, forKey: "inputAspectRatio") }
    }
}
/// A filter with an input for the key "inputTransform".
public protocol _CITransform: CIFilter {}
extension _CITransform {
    public var transform: CGAffineTransform {
        get { inputs.transform("inputTransform") ?? .identity }
        set { setValue(newValue, forKey: "inputTransform") }
    }
}
/// A filter with an input for the key "inputExtent".
public protocol _CIExtent: CIFilter {}
extension _CIExtent {
    public var extent: CGRect {
        get { inputs.rect("inputExtent") ?? .zero }
        set { setValue(CIVector(cgRect: newValue), forKey: "inputExtent") }
    }
}
/// A filter with an input for the key "inputNeutral".
public protocol _CINeutral: CIFilter {}
extension _CINeutral {
    public var neutral: CIVector {
        get { inputs.values["inputNeutral"] as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputNeutral") }
    }
}
/// A filter with an input for the key "inputTargetNeutral".
public protocol _CITargetNeutral: CIFilter {}
extension _CITargetNeutral {
    public var targetNeutral: CIVector {
        get { inputs.values["inputTargetNeutral"] as? CIVector ?? CIVector(x: 0) }
        set { setValue(newValue, forKey: "inputTargetNeutral") }
    }
}
/// A filter with an input for the key "inputHighlightAmount".
public protocol _CIHighlightAmount: CIFilter {}
extension _CIHighlightAmount {
    public var highlightAmount: Float {
        get { inputs.number("inputHighlightAmount") }
        set { setValue(newValue, forKey: "inputHighlightAmount") }
    }
}
/// A filter with an input for the key "inputShadowAmount".
public protocol _CIShadowAmount: CIFilter {}
extension _CIShadowAmount {
    public var shadowAmount: Float {
        get { inputs.number("inputShadowAmount") }
        set { setValue(newValue, forKey: "inputShadowAmount") }
    }
}
/// A filter with an input for the key "inputNoiseLevel".
public protocol _CINoiseLevel: CIFilter {}
extension _CINoiseLevel {
    public var noiseLevel: Float {
        get { inputs.number("inputNoiseLevel") }
        set { setValue(newValue, forKey: "inputNoiseLevel") }
    }
}
