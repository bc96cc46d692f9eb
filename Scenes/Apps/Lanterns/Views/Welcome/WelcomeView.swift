import SwiftUI

struct WelcomeView: View {
    let onDone: () -> Void

    @State private var model = WelcomeViewModel()
    @Namespace private var namespace

    var body: some View {
        ZStack {
            background

            if model.isFinished {
                FinalView(namespace: namespace, onDone: onDone)
            } else {
                pages
            }
        }
        .onAppear(perform: model.prepare)
    }

    private var background: some View {
        LinearGradient(colors: model.currentPage.colors, startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
            .animation(.easeInOut(duration: 0.8), value: model.currentIndex)
    }

    private var pages: some View {
        VStack(spacing: 0) {
            topBar

            TabView(selection: $model.currentIndex) {
                ForEach(model.pages) { page in
                    WelcomePageView(
                        page: page,
                        isCurrent: page.id == model.currentIndex,
                        permission: model.permission,
                        namespace: namespace
                    )
                    .tag(page.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))

            PageDots(count: model.pages.count, currentIndex: model.currentIndex)
                .padding(.bottom, 24)

            Button(action: model.advance) {
                Text(model.buttonTitle)
                    .contentTransition(.opacity)
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(GlowButtonStyle())
            .padding(.horizontal, 24)
            .padding(.bottom, 16)
        }
        .alert("“Lanterns” Would Like to Send You Reminders", isPresented: isAsking) {
            Button("Don't Allow", role: .cancel) { model.answerPermission(false) }
            Button("Allow") { model.answerPermission(true) }
        } message: {
            Text("One notification each evening. You can change this at any time.")
        }
    }

    private var topBar: some View {
        HStack {
            if model.currentIndex > 0 {
                Button {
                    withAnimation(.spring) { model.currentIndex -= 1 }
                } label: {
                    Image(systemName: "chevron.left")
                        .font(.headline)
                        .padding(10)
                        .background(.white.opacity(0.12), in: .circle)
                }
                .accessibilityLabel("Back")
                .transition(.move(edge: .leading).combined(with: .opacity))
            }
            Spacer()
            if !model.isLastPage {
                Button("Skip") {
                    withAnimation { model.currentIndex = model.pages.count - 1 }
                }
                .transition(.opacity)
            }
        }
        .foregroundStyle(.white.opacity(0.8))
        .frame(height: 44)
        .padding(.horizontal, 20)
    }

    private var isAsking: Binding<Bool> {
        Binding(
            get: { model.permission == .asking },
            set: { isPresented in
                if !isPresented { model.dismissPermission() }
            }
        )
    }
}

#Preview {
    WelcomeView {}
        .preferredColorScheme(.dark)
}

#Preview("Landscape", traits: .landscapeLeft) {
    WelcomeView {}
}
