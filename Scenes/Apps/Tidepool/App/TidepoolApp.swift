//
//  TidepoolApp.swift
//  Tidepool
//

import SwiftUI

@main
struct TidepoolApp: App {
    @StateObject private var settings = GameSettings()

    var body: some Scene {
        WindowGroup {
            GameView(settings: settings)
                .environmentObject(settings)
        }
    }
}
