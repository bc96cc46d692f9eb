import SwiftUI

struct AboutView: View {
    @Environment(\.openURL) private var openURL

    var body: some View {
        List {
            Section {
                VStack(spacing: 12) {
                    Image("AboutMark")
                        .resizable()
                        .scaledToFit()
                        .frame(width: 96, height: 96)
                        .clipShape(.rect(cornerRadius: 22))
                        .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
                    Text(verbatim: "Dayboard")
                        .font(.title2.bold())
                    Text("about.version \(Bundle.main.shortVersion)")
                        .font(.footnote)
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical)
                .listRowBackground(Color.clear)
            }

            Section {
                Link(destination: URL(string: "https://example.com/dayboard")!) {
                    Label("about.website", systemImage: "safari")
                }
                Button {
                    if let url = URL(string: "mailto:hello@example.com") {
                        openURL(url)
                    }
                } label: {
                    Label("about.feedback", systemImage: "envelope")
                }
            }

            Section("about.thanks") {
                ForEach(Acknowledgment.all) { item in
                    DisclosureGroup(item.name) {
                        Text(item.note)
                            .font(.callout)
                            .foregroundStyle(.secondary)
                    }
                }
            }

            Section {
            } footer: {
                Text("about.footer")
                    .frame(maxWidth: .infinity)
                    .multilineTextAlignment(.center)
            }
        }
        .listStyle(.insetGrouped)
        .navigationTitle("about.title")
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct Acknowledgment: Identifiable {
    var id: String { name }
    let name: String
    let note: LocalizedStringKey

    static let all = [
        Acknowledgment(name: "Juniper Vale", note: "about.thanks.icons"),
        Acknowledgment(name: "Tomas Reed", note: "about.thanks.testing"),
    ]
}

extension Bundle {
    /// The version people see, for example "1.2".
    fileprivate var shortVersion: String {
        object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "1.0"
    }
}

struct AboutView_Previews: PreviewProvider {
    static var previews: some View {
        NavigationStack {
            AboutView()
        }
        .previewDisplayName("About")
    }
}
