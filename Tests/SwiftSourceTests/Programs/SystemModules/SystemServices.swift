// swift-format-ignore-file: AlwaysUseLowerCamelCase

import AdSupport
import AppTrackingTransparency
import CommonCrypto
import CoreServices
import CoreSpotlight
import DeviceCheck
import ImageIO
import Intents
import IntentsUI
import MediaPlayer
import MetricKit
import MobileCoreServices
import MusicKit
import SwiftUI
import WeatherKit

// Services of the system and of Apple.

func nowPlaying(_ image: UIImage) {
    var info: [String: Any] = [MPMediaItemPropertyTitle: "A"]
    info[MPMediaItemPropertyArtwork] = MPMediaItemArtwork(boundsSize: image.size) { _ in image }
    MPNowPlayingInfoCenter.default().nowPlayingInfo = info
    MPRemoteCommandCenter.shared().playCommand.addTarget { _ in .success }
}
func index() {
    let attributes = CSSearchableItemAttributeSet(contentType: .text)
    attributes.title = "A"
    let item = CSSearchableItem(uniqueIdentifier: "1", domainIdentifier: "a", attributeSet: attributes)
    CSSearchableIndex.default().indexSearchableItems([item]) { error in if let error { print(error) } }
    ATTrackingManager.requestTrackingAuthorization { status in print(status) }
    _ = ASIdentifierManager.shared().advertisingIdentifier.uuidString
}
func sha256(_ text: String) -> String {
    let data = Data(text.utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
}
func weather(at location: CLLocation) async -> String {
    do {
        let weather = try await WeatherService.shared.weather(for: location)
        return "\(weather.currentWeather.temperature.formatted()) \(weather.currentWeather.symbolName)"
    } catch { return "no weather" }
}
func songs() async -> [Song] {
    guard await MusicAuthorization.request() == .authorized else { return [] }
    var request = MusicCatalogSearchRequest(term: "a", types: [Song.self])
    request.limit = 5
    return (try? await request.response().songs.compactMap { $0 }) ?? []
}
func thumbnail(_ data: Data) -> UIImage? {
    let options = [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10] as [CFString: Any] as CFDictionary
    guard let source = CGImageSourceCreateWithData(data as CFData, nil), let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options) else {
        return nil
    }
    return UIImage(cgImage: image)
}
