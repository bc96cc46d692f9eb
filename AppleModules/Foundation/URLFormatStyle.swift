import Foundation

extension URL {
    /// Writes the parts of an address that are chosen.
    public struct FormatStyle: Foundation.FormatStyle, Codable, Hashable, Sendable {
        /// Whether a part is written.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate enum Condition: Codable, Hashable, Sendable {
                case always, never, unlessHTTP
                case when(Component, Set<String>)
                case unless(Component, Set<String>)
            }
            fileprivate let condition: Condition
            public static var always: Self { Self(condition: .always) }
            public static var never: Self { Self(condition: .never) }
            /// The part is left out of addresses of the web.
            public static var omitIfHTTPFamily: Self { Self(condition: .unlessHTTP) }
            /// The part is written if another part has one of the values.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(condition: .when(component, requirements))
            }
            /// The part is left out if another part has one of the values.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self { Self(condition: .unless(component, requirements)) }
            public var description: String { "\(condition)" }

            fileprivate func shows(_ url: URL) -> Bool {
                switch condition {
                case .always: true
                case .never: false
                case .unlessHTTP: !["http", "https"].contains(url.scheme?.lowercased() ?? "")
                case .when(let component, let values): values.contains(component.value(in: url) ?? "")
                case .unless(let component, let values): !values.contains(component.value(in: url) ?? "")
                }
            }
        }
        /// Which parts of the name of a server are written.
        public struct HostDisplayOption: Codable, Hashable, Sendable, CustomStringConvertible {
            fileprivate let option: ComponentDisplayOption
            fileprivate var omitted: Set<String> = []
            public static var always: Self { Self(option: .always) }
            public static var never: Self { Self(option: .never) }
            public static var omitIfHTTPFamily: Self { Self(option: .omitIfHTTPFamily) }
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .displayWhen(component, matches: requirements))
            }
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                Self(option: .omitWhen(component, matches: requirements))
            }
            /// Leaves out subdomains such as "www".
            public static func omitSpecificSubdomains(_ subdomainsToOmit: Set<String> = [], includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false)
                -> Self
            {
                Self(option: .always, omitted: subdomainsToOmit)
            }
            public var description: String { "\(option)" }
        }
        /// A part of an address.
        public enum Component: Int, Codable, Hashable, Sendable, CustomStringConvertible {
            case scheme, user, password, host, port, path, query, fragment
            public var description: String { "\(rawValue)" }
            fileprivate func value(in url: URL) -> String? {
                switch self {
                case .scheme: url.scheme
                case .user: url.user()
                case .password: url.password()
                case .host: url.host()
                case .port: url.port.map(String.init)
                case .path: url.path()
                case .query: url.query()
                case .fragment: url.fragment()
                }
            }
        }
        private var options: [Component: ComponentDisplayOption]
        private var hostOption: HostDisplayOption

        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never, password: ComponentDisplayOption = .never,
            host: HostDisplayOption = .always, port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            options = [.scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query, .fragment: fragment]
            hostOption = host
        }
        private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var result = self
            result.options[component] = option
            return result
        }
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(.scheme, strategy) }
        public func user(_ strategy: ComponentDisplayOption = .always) -> Self { with(.user, strategy) }
        public func password(_ strategy: ComponentDisplayOption = .always) -> Self { with(.password, strategy) }
        public func port(_ strategy: ComponentDisplayOption = .always) -> Self { with(.port, strategy) }
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
        public func query(_ strategy: ComponentDisplayOption = .always) -> Self { with(.query, strategy) }
        public func fragment(_ strategy: ComponentDisplayOption = .always) -> Self { with(.fragment, strategy) }
        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var result = self
            result.hostOption = strategy
            return result
        }

        public func format(_ value: URL) -> String {
            func part(_ component: Component) -> String? { options[component]?.shows(value) == true ? component.value(in: value) : nil }
            var host = hostOption.option.shows(value) ? value.host() : nil
            if let name = host, let first = name.split(separator: ".").first, hostOption.omitted.contains(String(first)) {
                host = String(name.dropFirst(first.count + 1))
            }
            var text = part(.scheme).map { $0 + (value.host() == nil ? ":" : "://") } ?? ""
            if let user = part(.user), !user.isEmpty { text += user + (part(.password).map { ":\($0)" } ?? "") + "@" }
            text += host ?? ""
            if let port = part(.port) { text += ":\(port)" }
            text += part(.path) ?? ""
            if let query = part(.query) { text += "?\(query)" }
            if let fragment = part(.fragment) { text += "#\(fragment)" }
            return text
        }
    }

    /// Returns the address in its usual form.
    public func formatted() -> String { FormatStyle().format(self) }
    /// Returns the address in a form.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL { format.format(self) }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// The usual form of addresses.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}
