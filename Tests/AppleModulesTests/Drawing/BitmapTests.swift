import AppleCoreGraphics
import AppleUIKit
import Easel
import Foundation
import Testing

/// Images and contexts of pixels in the code's memory.
@MainActor @Suite struct BitmapTests {
    private func context(_ data: UnsafeMutableRawPointer?, _ info: UInt32 = CGImageAlphaInfo.premultipliedLast.rawValue) -> CGContext? {
        unsafe CGContext(
            data: data, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8, space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    }

    @Test func theOriginOfABitmapIsAtTheBottomLeft() throws {
        let context = try #require(unsafe context(nil))
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        let red: UInt32 = 0xFFFF_0000
        #expect(context.makeImage()?.pixmap.pixels == [UInt32](arrayLiteral: 0, 0, red, red))
        #expect(context.width == 2 && context.height == 2 && context.bytesPerRow == 8)
    }

    @Test func theBytesOfABitmapAreInTheOrderOfItsInfo() throws {
        let orders: [(UInt32, [UInt8])] = [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 0, 0, 255]), (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 0, 0]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 0, 255, 255]),
        ]
        let image = CGImage(Pixmap(width: 1, height: 1, filledWith: 0xFFFF_0000))
        for (info, bytes) in orders {
            let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
            defer { unsafe memory.deallocate() }
            unsafe memory.initialize(repeating: 7, count: 16)
            let context = try #require(unsafe context(memory, info))
            context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
            #expect(unsafe Array(UnsafeBufferPointer(start: memory, count: 4)) == bytes)
        }
        #expect(unsafe context(nil, CGImageAlphaInfo.alphaOnly.rawValue) == nil)
    }

    @Test func anImageIsMadeOfAProvidersBytes() throws {
        func image(_ bytes: [UInt8], _ bits: Int, _ alpha: CGImageAlphaInfo) throws -> CGImage? {
            let provider = try #require(CGDataProvider(data: Data(bytes)))
            return unsafe CGImage(
                width: 1, height: 1, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: bytes.count, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue), provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
        let straight = try image([255, 0, 0, 128], 32, .last)?.pixmap.pixels.first
        #expect(straight == 0x8080_0000)
        #expect(try image([128, 0, 0, 128], 32, .premultipliedLast)?.pixmap.pixels == [0x8080_0000])
        #expect(try image([1, 2, 3], 24, .none)?.pixmap.pixels == [0xFF01_0203])
        #expect(try image([9], 8, .none)?.pixmap.pixels == [0xFF09_0909])
        #expect(try image([1, 2], 32, .last) == nil)
        let data = try #require(try image([1, 2, 3], 24, .none)?.dataProvider?.data)
        #expect([UInt8](data) == [UInt8](arrayLiteral: 1, 2, 3, 255))
    }
}
