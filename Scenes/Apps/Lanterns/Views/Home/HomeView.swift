import SwiftUI

/// What the user sees after the introduction: a sky with lanterns.
struct HomeView: View {
    @AppStorage("hasSeenWelcome") private var hasSeenWelcome = true
    @State private var selected: Int?
    @Namespace private var zoom

    private let notes = ["Coffee with Ana", "First snow", "Finished the shelf", "A long call with Dad", "Stars over the lake", "Fresh bread"]

    var body: some View {
        ZStack {
            Image("NightSky")
                .resizable()
                .scaledToFill()
                .ignoresSafeArea()

            if let selected {
                detail(for: selected)
            } else {
                grid
            }
        }
        .foregroundStyle(.white)
    }

    private var grid: some View {
        VStack {
            Text("Your Lanterns")
                .font(.system(.title, design: .rounded, weight: .bold))

            LazyVGrid(columns: [GridItem(.adaptive(minimum: 96))], spacing: 24) {
                ForEach(notes.indices, id: \.self) { index in
                    LanternShape()
                        .fill(Color.glow.gradient)
                        .matchedGeometryEffect(id: index, in: zoom)
                        .frame(width: 56, height: 76)
                        .onTapGesture {
                            withAnimation(.spring(response: 0.45, dampingFraction: 0.75)) {
                                selected = index
                            }
                        }
                        .accessibilityElement()
                        .accessibilityLabel(notes[index])
                        .accessibilityAddTraits(.isButton)
                }
            }
            .padding()

            Spacer()

            Button("Show the Introduction Again") {
                withAnimation { hasSeenWelcome = false }
            }
            .font(.footnote)
            .tint(Color(uiColor: .systemGray2))
            .padding(.bottom)
        }
        .padding(.top, 40)
    }

    private func detail(for index: Int) -> some View {
        VStack(spacing: 24) {
            LanternShape()
                .fill(Color.glow.gradient)
                .matchedGeometryEffect(id: index, in: zoom)
                .frame(width: 180, height: 244)
                .shadow(color: .glow.opacity(0.7), radius: 40)
            Text(notes[index])
                .font(.title2.weight(.semibold))
            Text("Tap anywhere to go back.")
                .font(.footnote)
                .opacity(0.6)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .contentShape(Rectangle())
        .onTapGesture {
            withAnimation(.spring(response: 0.45, dampingFraction: 0.8)) {
                selected = nil
            }
        }
    }
}

#Preview {
    HomeView()
}
