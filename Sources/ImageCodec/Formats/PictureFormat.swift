/// The formats of images, recognized by their first bytes, whatever the name of the file.
enum PictureFormat: String, CaseIterable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case bmp = "BMP"
    case webP = "WebP"
    case tiff = "TIFF"
    case heic = "HEIC"
    case avif = "AVIF"

    /// The endings of names, without capital letters.
    static let endings = ["png", "jpg", "jpeg", "gif", "webp", "heic", "heif", "avif", "tiff", "tif", "bmp"]

    /// Returns nil for bytes of another format.
    init?(_ bytes: [UInt8]) {
        func has(_ text: String, at offset: Int = 0) -> Bool {
            offset + text.utf8.count <= bytes.count && bytes[offset..<offset + text.utf8.count].elementsEqual(text.utf8)
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if bytes.starts(with: JPEGDecoder.signature) {
            self = .jpeg
        } else if has("GIF87a") || has("GIF89a"), bytes.count >= 13 {
            self = .gif
        } else if has("RIFF"), has("WEBP", at: 8) {
            self = .webP
        } else if bytes.starts(with: [0x49, 0x49, 42, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 42]) {
            self = .tiff
        } else if has("ftyp", at: 4), let brands = Self.brands(bytes) {
            // A file of several brands that begins with the general one is what the others say.
            if brands.contains(where: { $0 == "avif" || $0 == "avis" }) {
                self = .avif
            } else if brands.contains(where: { ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains($0) }) {
                self = .heic
            } else {
                return nil
            }
        } else if BMPDecoder.isBMP(bytes) {
            self = .bmp
        } else {
            return nil
        }
    }

    /// Returns the brands in the first box of a file (ISO/IEC 14496-12, section 4.3): the main one, and those it is compatible with.
    private static func brands(_ bytes: [UInt8]) -> [String]? {
        guard bytes.count >= 16 else { return nil }
        let size = bytes[..<4].reduce(0) { $0 << 8 | Int($1) }
        let end = min(size, bytes.count, 1024)
        guard end >= 16 else { return nil }
        // The version of the main brand stands between.
        return ([8] + stride(from: 16, through: end - 4, by: 4)).map { String(decoding: bytes[$0..<$0 + 4], as: UTF8.self) }
    }
}
