// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple.

import Foundation

/// Tells which advertisement led to the app's installation.
public enum AAAttribution {
    /// - Throws: an error, because no advertisement did.
    public static func attributionToken() throws -> String { throw CocoaError(.featureUnsupported) }
}
