// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Easel
import Views

/// Commands for importing pictures from a phone.
public struct ImportFromDevicesCommands: Commands {
    nonisolated public init() {}
    public var body: some Commands { EmptyCommands() }
}
