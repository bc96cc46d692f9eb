//
//  GameSettings.swift
//  Tidepool
//

import SwiftUI

final class GameSettings: ObservableObject {
    @AppStorage("bestScore") var bestScore = 0
    @AppStorage("showsNames") var showsNames = true
    @AppStorage("usesHaptics") var usesHaptics = true
}
