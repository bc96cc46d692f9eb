//
//  HarborlightApp.swift
//  Harborlight
//

import SwiftUI

@main
struct HarborlightApp: App {
    @State private var model = DashboardModel()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environment(model)
                .task {
                    await model.load()
                }
        }
    }
}
