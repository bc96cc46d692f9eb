//
//  HarborHeader.swift
//  Harborlight
//

import SwiftUI

struct HarborHeader: View {
    let harbor: Harbor
    let updatedAt: Date

    var body: some View {
        Image(.harborDusk)
            .resizable()
            .scaledToFill()
            .frame(height: 150)
            .frame(maxWidth: .infinity)
            .overlay {
                LinearGradient(
                    gradient: Gradient(colors: [.black.opacity(0), .black.opacity(0.6)]),
                    startPoint: .center,
                    endPoint: .bottom
                )
            }
            .overlay(alignment: .bottomLeading) {
                VStack(alignment: .leading, spacing: 2) {
                    Text(harbor.name)
                        .font(.title2.weight(.bold))
                    Text("\(harbor.region) · updated \(updatedAt.formatted(date: .abbreviated, time: .shortened))")
                        .font(.caption)
                        .opacity(0.85)
                }
                .foregroundStyle(.white)
                .padding()
            }
            .clipShape(.rect(cornerRadius: 20, style: .continuous))
            .accessibilityElement(children: .combine)
    }
}

#Preview {
    HarborHeader(harbor: HarborReport.preview.harbor, updatedAt: HarborReport.preview.updatedAt)
        .padding()
}
