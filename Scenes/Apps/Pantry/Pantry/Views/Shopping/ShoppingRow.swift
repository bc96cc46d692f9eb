//
//  ShoppingRow.swift
//  Pantry
//

import SwiftUI

struct ShoppingRow: View {
    @Binding var item: ShoppingItem

    var body: some View {
        Button {
            withAnimation(.easeOut(duration: 0.2)) {
                item.isChecked.toggle()
            }
        } label: {
            HStack(spacing: 12) {
                Image(systemName: item.isChecked ? "checkmark.circle.fill" : "circle")
                    .font(.title3)
                    .foregroundStyle(item.isChecked ? Color.herb : .secondary)
                    .contentTransition(.symbolEffect(.replace))

                VStack(alignment: .leading, spacing: 2) {
                    Text(item.name)
                        .strikethrough(item.isChecked)
                        .foregroundStyle(item.isChecked ? .secondary : .primary)
                    if !item.note.isEmpty {
                        Text(item.note)
                            .font(.caption)
                            .foregroundStyle(.secondary)
                    }
                }
            }
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(item.name)
        .accessibilityAddTraits(item.isChecked ? .isSelected : [])
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    @Previewable @State var item = ShoppingItem(name: "Lemons", note: "4 for Lemon Pasta")

    ShoppingRow(item: $item)
        .padding()
}
