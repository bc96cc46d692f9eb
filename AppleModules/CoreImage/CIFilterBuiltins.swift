import Foundation

/// A filter of CoreImage with its inputs as properties.
public protocol CIQRCodeGenerator: _CIMessage, _CICorrectionLevel {}
/// A filter of CoreImage with its inputs as properties.
public protocol CICode128BarcodeGenerator: _CIMessage, _CIQuietSpace, _CIBarcodeHeight {}
/// A filter of CoreImage with its inputs as properties.
public protocol CILinearGradient: _CIPoint0, _CIPoint1, _CIColor0, _CIColor1 {}
/// A filter of CoreImage with its inputs as properties.
public protocol CICompositeOperation: _CIInputImage, _CIBackgroundImage {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIBlendWithMask: _CIInputImage, _CIBackgroundImage, _CIMaskImage {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIAffineClamp: _CIInputImage, _CITransform {}
/// A filter of CoreImage with its inputs as properties.
public protocol CILanczosScaleTransform: _CIInputImage, _CIScale, _CIAspectRatio {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIAreaAverage: _CIInputImage, _CIExtent {}
/// A filter of CoreImage with its inputs as properties.
public protocol CISepiaTone: _CIInputImage, _CIIntensity {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIColorControls: _CIInputImage, _CISaturation, _CIBrightness, _CIContrast {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIColorInvert: _CIInputImage {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIColorMonochrome: _CIInputImage, _CIColor, _CIIntensity {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIFalseColor: _CIInputImage, _CIColor0, _CIColor1 {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIColorMatrix: _CIInputImage, _CIRVector, _CIGVector, _CIBVector, _CIAVector, _CIBiasVector {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIColorClamp: _CIInputImage, _CIMinComponents, _CIMaxComponents {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIExposureAdjust: _CIInputImage, _CIEv {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIGammaAdjust: _CIInputImage, _CIPower {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIHueAdjust: _CIInputImage, _CIAngle {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIVibrance: _CIInputImage, _CIAmount {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIWhitePointAdjust: _CIInputImage, _CIColor {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIColorPosterize: _CIInputImage, _CILevels {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIColorThreshold: _CIInputImage, _CIThreshold {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIMaskToAlpha: _CIInputImage {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIMaximumComponent: _CIInputImage {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIMinimumComponent: _CIInputImage {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIPhotoEffect: _CIInputImage {}
/// A filter of CoreImage with its inputs as properties.
public protocol CITemperatureAndTint: _CIInputImage, _CINeutral, _CITargetNeutral {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIHighlightShadowAdjust: _CIInputImage, _CIRadius, _CIHighlightAmount, _CIShadowAmount {}
/// A filter of CoreImage with its inputs as properties.
public protocol CINoiseReduction: _CIInputImage, _CINoiseLevel, _CISharpness {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIComicEffect: _CIInputImage {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIGaussianBlur: _CIInputImage, _CIRadius {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIBoxBlur: _CIInputImage, _CIRadius {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIDiscBlur: _CIInputImage, _CIRadius {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIMotionBlur: _CIInputImage, _CIRadius, _CIAngle {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIUnsharpMask: _CIInputImage, _CIRadius, _CIIntensity {}
/// A filter of CoreImage with its inputs as properties.
public protocol CISharpenLuminance: _CIInputImage, _CISharpness, _CIRadius {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIBloom: _CIInputImage, _CIRadius, _CIIntensity {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIGloom: _CIInputImage, _CIRadius, _CIIntensity {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIEdges: _CIInputImage, _CIIntensity {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIVignette: _CIInputImage, _CIIntensity, _CIRadius {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIPixellate: _CIInputImage, _CICenter, _CIScale {}
/// A filter of CoreImage with its inputs as properties.
public protocol CICrystallize: _CIInputImage, _CIRadius, _CICenter {}
/// A filter of CoreImage with its inputs as properties.
public protocol CITwirlDistortion: _CIInputImage, _CICenter, _CIRadius, _CIAngle {}
/// A filter of CoreImage with its inputs as properties.
public protocol CIBumpDistortion: _CIInputImage, _CICenter, _CIRadius, _CIScale {}

/// A filter with inputs as properties: those that its protocol names.
private final class BuiltinFilter: CIFilter, @unchecked Sendable {
    static func make(_ name: String) -> BuiltinFilter {
        guard let kind = FilterKind.all[name] else { preconditionFailure("no filter has the name \(name)") }
        return BuiltinFilter(kind)
    }
}
extension BuiltinFilter: CIQRCodeGenerator {}
extension BuiltinFilter: CICode128BarcodeGenerator {}
extension BuiltinFilter: CILinearGradient {}
extension BuiltinFilter: CICompositeOperation {}
extension BuiltinFilter: CIBlendWithMask {}
extension BuiltinFilter: CIAffineClamp {}
extension BuiltinFilter: CILanczosScaleTransform {}
extension BuiltinFilter: CIAreaAverage {}
extension BuiltinFilter: CISepiaTone {}
extension BuiltinFilter: CIColorControls {}
extension BuiltinFilter: CIColorInvert {}
extension BuiltinFilter: CIColorMonochrome {}
extension BuiltinFilter: CIFalseColor {}
extension BuiltinFilter: CIColorMatrix {}
extension BuiltinFilter: CIColorClamp {}
extension BuiltinFilter: CIExposureAdjust {}
extension BuiltinFilter: CIGammaAdjust {}
extension BuiltinFilter: CIHueAdjust {}
extension BuiltinFilter: CIVibrance {}
extension BuiltinFilter: CIWhitePointAdjust {}
extension BuiltinFilter: CIColorPosterize {}
extension BuiltinFilter: CIColorThreshold {}
extension BuiltinFilter: CIMaskToAlpha {}
extension BuiltinFilter: CIMaximumComponent {}
extension BuiltinFilter: CIMinimumComponent {}
extension BuiltinFilter: CIPhotoEffect {}
extension BuiltinFilter: CITemperatureAndTint {}
extension BuiltinFilter: CIHighlightShadowAdjust {}
extension BuiltinFilter: CINoiseReduction {}
extension BuiltinFilter: CIComicEffect {}
extension BuiltinFilter: CIGaussianBlur {}
extension BuiltinFilter: CIBoxBlur {}
extension BuiltinFilter: CIDiscBlur {}
extension BuiltinFilter: CIMotionBlur {}
extension BuiltinFilter: CIUnsharpMask {}
extension BuiltinFilter: CISharpenLuminance {}
extension BuiltinFilter: CIBloom {}
extension BuiltinFilter: CIGloom {}
extension BuiltinFilter: CIEdges {}
extension BuiltinFilter: CIVignette {}
extension BuiltinFilter: CIPixellate {}
extension BuiltinFilter: CICrystallize {}
extension BuiltinFilter: CITwirlDistortion {}
extension BuiltinFilter: CIBumpDistortion {}

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter.make("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { BuiltinFilter.make("CICode128BarcodeGenerator") }
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter.make("CILinearGradient") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CISourceOverCompositing") }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIMultiplyCompositing") }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CIAdditionCompositing") }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CISourceInCompositing") }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CISourceOutCompositing") }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation { BuiltinFilter.make("CISourceAtopCompositing") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.make("CIBlendWithMask") }
    public class func blendWithAlphaMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter.make("CIBlendWithAlphaMask") }
    public class func affineClamp() -> any CIFilter & CIAffineClamp { BuiltinFilter.make("CIAffineClamp") }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform { BuiltinFilter.make("CILanczosScaleTransform") }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter.make("CIAreaAverage") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter.make("CISepiaTone") }
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter.make("CIColorControls") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter.make("CIColorInvert") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter.make("CIColorMonochrome") }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter.make("CIFalseColor") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter.make("CIColorMatrix") }
    public class func colorClamp() -> any CIFilter & CIColorClamp { BuiltinFilter.make("CIColorClamp") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter.make("CIExposureAdjust") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter.make("CIGammaAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter.make("CIHueAdjust") }
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter.make("CIVibrance") }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { BuiltinFilter.make("CIWhitePointAdjust") }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { BuiltinFilter.make("CIColorPosterize") }
    public class func colorThreshold() -> any CIFilter & CIColorThreshold { BuiltinFilter.make("CIColorThreshold") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter.make("CIMaskToAlpha") }
    public class func maximumComponent() -> any CIFilter & CIMaximumComponent { BuiltinFilter.make("CIMaximumComponent") }
    public class func minimumComponent() -> any CIFilter & CIMinimumComponent { BuiltinFilter.make("CIMinimumComponent") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectMono") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectTonal") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectNoir") }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectChrome") }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectInstant") }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectProcess") }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect { BuiltinFilter.make("CIPhotoEffectTransfer") }
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint { BuiltinFilter.make("CITemperatureAndTint") }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust { BuiltinFilter.make("CIHighlightShadowAdjust") }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { BuiltinFilter.make("CINoiseReduction") }
    public class func comicEffect() -> any CIFilter & CIComicEffect { BuiltinFilter.make("CIComicEffect") }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter.make("CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter.make("CIBoxBlur") }
    public class func discBlur() -> any CIFilter & CIDiscBlur { BuiltinFilter.make("CIDiscBlur") }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { BuiltinFilter.make("CIMotionBlur") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter.make("CIUnsharpMask") }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltinFilter.make("CISharpenLuminance") }
    public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter.make("CIBloom") }
    public class func gloom() -> any CIFilter & CIGloom { BuiltinFilter.make("CIGloom") }
    public class func edges() -> any CIFilter & CIEdges { BuiltinFilter.make("CIEdges") }
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter.make("CIVignette") }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter.make("CIPixellate") }
    public class func crystallize() -> any CIFilter & CICrystallize { BuiltinFilter.make("CICrystallize") }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { BuiltinFilter.make("CITwirlDistortion") }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { BuiltinFilter.make("CIBumpDistortion") }
}
