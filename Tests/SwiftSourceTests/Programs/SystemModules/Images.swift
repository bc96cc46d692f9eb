import CoreImage
import CoreImage.CIFilterBuiltins
import ImageIO
import SwiftUI

// Codes, filters, and thumbnails.

struct QRCodeView: View {
    let text: String
    private let context = CIContext()
    private let filter = CIFilter.qrCodeGenerator()

    private func image(from string: String) -> UIImage {
        filter.message = Data(string.utf8)
        filter.setValue("H", forKey: "inputCorrectionLevel")
        guard let output = filter.outputImage?.transformed(by: CGAffineTransform(scaleX: 4, y: 4)),
            let cgImage = context.createCGImage(output, from: output.extent)
        else { return UIImage(systemName: "xmark.circle") ?? UIImage() }
        return UIImage(cgImage: cgImage)
    }
    var body: some View { Image(uiImage: image(from: text)).interpolation(.none).resizable().scaledToFit().frame(width: 60, height: 60) }
}

extension UIImage {
    var averageColor: UIColor? {
        guard let inputImage = CIImage(image: self) else { return nil }
        let extentVector = CIVector(
            x: inputImage.extent.origin.x, y: inputImage.extent.origin.y, z: inputImage.extent.size.width, w: inputImage.extent.size.height)
        guard let filter = CIFilter(name: "CIAreaAverage", parameters: [kCIInputImageKey: inputImage, kCIInputExtentKey: extentVector]),
            let outputImage = filter.outputImage
        else { return nil }
        var bitmap = [UInt8](repeating: 0, count: 4)
        let context = CIContext(options: [.workingColorSpace: NSNull()])
        context.render(outputImage, toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        return UIColor(
            red: CGFloat(bitmap[0]) / 255, green: CGFloat(bitmap[1]) / 255, blue: CGFloat(bitmap[2]) / 255, alpha: CGFloat(bitmap[3]) / 255)
    }
    func resized(to size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
    }
    func resizedInContext(to size: CGSize) -> UIImage? {
        UIGraphicsBeginImageContextWithOptions(size, false, 0.0)
        defer { UIGraphicsEndImageContext() }
        draw(in: CGRect(origin: .zero, size: size))
        return UIGraphicsGetImageFromCurrentImageContext()
    }
    func sepia() -> UIImage? {
        var current: CIFilter = CIFilter.sepiaTone()
        current.setValue(CIImage(image: self), forKey: kCIInputImageKey)
        if current.inputKeys.contains(kCIInputIntensityKey) { current.setValue(0.8, forKey: kCIInputIntensityKey) }
        current = CIFilter.gaussianBlur()
        let blur = CIFilter.gaussianBlur()
        blur.inputImage = CIImage(image: self)
        blur.radius = 2
        guard let output = blur.outputImage, let cgImage = CIContext().createCGImage(output, from: output.extent) else { return nil }
        return UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation)
    }
}
