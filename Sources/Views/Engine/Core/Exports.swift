// Code written for SwiftUI gets these names from `import SwiftUI`, so this module exports them with the views.
@_exported import Display
@_exported import Geometry
@_exported import LayoutEngine
@_exported import Motion
@_exported import Observation
@_exported import OpenCombine
