//
//  CookingView.swift
//  Pantry
//

import SwiftUI

/// Walks the cook through the steps one at a time.
struct CookingView: View {
    let recipe: Recipe

    @Environment(\.dismiss) private var dismiss
    @State private var stepIndex = 0

    private var isLastStep: Bool {
        stepIndex == recipe.steps.count - 1
    }

    var body: some View {
        VStack(spacing: 24) {
            ProgressView(value: Double(stepIndex + 1), total: Double(recipe.steps.count)) {
                Text("Step \(stepIndex + 1) of \(recipe.steps.count)")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }

            Spacer()

            Text(recipe.steps[stepIndex])
                .font(.system(.title, design: .serif))
                .multilineTextAlignment(.center)
                .id(stepIndex)
                .transition(
                    .asymmetric(
                        insertion: .move(edge: .trailing).combined(with: .opacity),
                        removal: .move(edge: .leading).combined(with: .opacity)
                    )
                )

            Spacer()

            HStack(spacing: 12) {
                Button("Back") {
                    withAnimation(.snappy) { stepIndex -= 1 }
                }
                .buttonStyle(.bordered)
                .disabled(stepIndex == 0)

                Button {
                    if isLastStep {
                        dismiss()
                    } else {
                        withAnimation(.snappy) { stepIndex += 1 }
                    }
                } label: {
                    Text(isLastStep ? "Done" : "Next")
                        .frame(maxWidth: .infinity)
                }
                .buttonStyle(.borderedProminent)
            }
            .controlSize(.large)
        }
        .padding()
        .background(Color.pantryBackground)
        .navigationTitle("Cooking")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar(.hidden, for: .tabBar)
        .sensoryFeedback(.selection, trigger: stepIndex)
    }
}

#Preview {
    NavigationStack {
        CookingView(recipe: .preview)
    }
}
