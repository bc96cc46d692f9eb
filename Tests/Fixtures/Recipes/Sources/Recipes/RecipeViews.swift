import DesignKit
import SwiftUI

struct RecipeCard: View {
    let recipe: Recipe
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text(recipe.name).font(.headline)
                Spacer()
                if recipe.isFavorite { Image(systemName: "heart.fill").foregroundStyle(.red) }
            }
            Text("\(recipe.minutes) minutes").font(.subheadline).foregroundStyle(.secondary)
            HStack { ForEach(recipe.tags, id: \.self) { Tag($0) } }
        }
        .padding()
        .background(Color(uiColor: .cardBackground))
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .overlay(RoundedRectangle(cornerRadius: 12).stroke(.quaternary))
        .padding(horizontalSizeClass == .regular ? 32 : 12)
    }
}

@MainActor
final class RecipeListModel: ObservableObject {
    @Published var recipes: [Recipe]
    let date: Date

    init(recipes: [Recipe] = Recipe.samples, date: Date = Date()) {
        self.recipes = recipes
        self.date = date
    }
}

struct RecipeList: View {
    @ObservedObject var model: RecipeListModel

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVStack(spacing: 0) { ForEach(model.recipes) { RecipeCard(recipe: $0) } }
                Text(Day(model.date).text).font(.footnote)
            }
            .background(Color(.systemGroupedBackground))
            .navigationTitle("Recipes")
        }
    }
}

struct FavoriteButton: View {
    @State private var isOn = false

    var body: some View {
        Button {
            withAnimation(.easeInOut(duration: 0.5)) { isOn.toggle() }
        } label: {
            Text(isOn ? "Saved" : "Save")
                .padding()
                .frame(width: isOn ? 160 : 100)
                .background(isOn ? Color.green : Color.gray.opacity(0.3), in: Capsule())
        }
    }
}

#if os(iOS)
    final class RecipeViewController: UIHostingController<RecipeCard> {
        init(recipe: Recipe) { super.init(rootView: RecipeCard(recipe: recipe)) }
        required init?(coder: NSCoder) { nil }
    }
#endif

#Preview("Card") {
    RecipeCard(recipe: Recipe.samples[0])
}

#Preview("Dark list", traits: .fixedLayout(width: 320, height: 480)) {
    RecipeList(model: RecipeListModel()).preferredColorScheme(.dark)
}

struct Tag_Previews: PreviewProvider {
    static var previews: some View {
        Tag("vegan").padding().previewLayout(.sizeThatFits)
    }
}
