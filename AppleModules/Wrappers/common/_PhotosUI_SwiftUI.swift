@_exported import ApplePhotos
@_exported import SwiftUI
