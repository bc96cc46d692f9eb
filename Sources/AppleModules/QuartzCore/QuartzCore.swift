// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of QuartzCore.

import Easel
import Foundation

/// Returns the scene's time in seconds.
public func CACurrentMediaTime() -> TimeInterval { _SceneTime.now.seconds }
