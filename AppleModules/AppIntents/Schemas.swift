/// The forms that Siri and Apple Intelligence know.
public enum AssistantSchemas {
    /// A form of an intent, an object, or a value, such as `.photos.openAsset`. Nothing uses forms here, so a domain has any name.
    @dynamicMemberLookup
    public struct Schema: Sendable {
        public subscript(dynamicMember name: String) -> Schema { self }
    }
}
/// The forms that Siri and Apple Intelligence know; the newer name.
public typealias AppSchema = AssistantSchemas

extension AssistantSchemas.Schema {
    public static var assistant: Self { Self() }
    public static var audio: Self { Self() }
    public static var books: Self { Self() }
    public static var browser: Self { Self() }
    public static var calendar: Self { Self() }
    public static var camera: Self { Self() }
    public static var clock: Self { Self() }
    public static var files: Self { Self() }
    public static var journal: Self { Self() }
    public static var mail: Self { Self() }
    public static var maps: Self { Self() }
    public static var messages: Self { Self() }
    public static var notes: Self { Self() }
    public static var phone: Self { Self() }
    public static var photos: Self { Self() }
    public static var presentation: Self { Self() }
    public static var reader: Self { Self() }
    public static var reminders: Self { Self() }
    public static var spreadsheet: Self { Self() }
    public static var system: Self { Self() }
    public static var visualIntelligence: Self { Self() }
    public static var whiteboard: Self { Self() }
    public static var wordProcessor: Self { Self() }
}
