// As on Apple's systems, `import SwiftUI` shows the forms in which values are exchanged.
@_exported import AppleCoreTransferable
@_exported import AppleSecurity
@_exported import Observation
import SwiftUI

// Foundation has this type on Apple's systems.
@_exported import struct SwiftUI.LocalizedStringResource

/// Declares a value of the environment, of a transaction, or of a container, with its key.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "EaselMacros", type: "EntryMacro")

/// Makes the stored numbers of a type its animatable data.
@attached(extension, conformances: Animatable, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "EaselMacros", type: "AnimatableMacro")

/// Leaves a property out of the animatable data.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "EaselMacros", type: "NothingMacro")
