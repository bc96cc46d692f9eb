//
//  ContentView.swift
//  Harborlight
//

import SwiftUI

struct ContentView: View {
    @Environment(DashboardModel.self) private var model

    var body: some View {
        switch model.state {
        case .loading:
            ProgressView("Loading report…")
                .controlSize(.large)
        case .failed(let message):
            ContentUnavailableView {
                Label("No Report", systemImage: "exclamationmark.icloud")
            } description: {
                Text(message)
            } actions: {
                Button("Try Again") {
                    Task { await model.load() }
                }
            }
        case .loaded(let report):
            TabView {
                DashboardView(report: report)
                    .tabItem {
                        Label("Overview", systemImage: "chart.bar.xaxis")
                    }

                VesselListView(vessels: report.vessels)
                    .tabItem {
                        Label("Vessels", systemImage: "ferry")
                    }
                    .badge(report.vessels.filter { $0.status == .delayed }.count)
            }
        }
    }
}

#Preview("Loaded") {
    @Previewable @State var model = DashboardModel()

    ContentView()
        .environment(model)
        .task { await model.load() }
}

#Preview("Failed") {
    @Previewable @State var model = DashboardModel(loader: ReportLoader(resourceName: "missing"))

    ContentView()
        .environment(model)
        .task { await model.load() }
}
