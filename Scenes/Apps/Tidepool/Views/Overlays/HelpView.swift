//
//  HelpView.swift
//  Tidepool
//

import SwiftUI

struct HelpView: View {
    let onEndGame: () -> Void

    @EnvironmentObject private var settings: GameSettings
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Creatures")) {
                    ForEach(Creature.allCases, id: \.self) { creature in
                        HStack {
                            CreatureView(creature: creature)
                                .foregroundColor(creature.inkColor)
                                .padding(6)
                                .frame(width: 36, height: 36)
                                .background(creature.color)
                                .cornerRadius(8)
                            Text(creature.name)
                            Spacer()
                            Text("\(creature.points) points")
                                .foregroundColor(.secondary)
                        }
                    }
                }

                Section(header: Text("Settings")) {
                    Toggle("Show Names", isOn: $settings.showsNames)
                    Toggle("Haptics", isOn: $settings.usesHaptics)
                }

                Section {
                    Button("End This Game", role: .destructive) {
                        dismiss()
                        onEndGame()
                    }
                }
            }
            .navigationBarTitle("How to Play", displayMode: .inline)
            .navigationBarItems(trailing: Button("Done") { dismiss() })
        }
        .navigationViewStyle(.stack)
    }
}

#Preview {
    HelpView {}
        .environmentObject(GameSettings())
}
