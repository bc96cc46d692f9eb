import Foundation
import FramePipeline
import Inputs

/// The initial values of `UserDefaults`, from the file of `--defaults`.
package enum DefaultValues {
    /// Reads a property list or JSON.
    ///
    /// - Returns: the values as a binary property list, the form of ``install(_:in:)``.
    /// - Throws: for a file that can't be read, or that doesn't hold a dictionary of values for `UserDefaults`.
    package static func read(_ path: String) throws(InputError) -> Data {
        let bytes = Data(try InputFile.read(path, limit: SceneLimits.default.fileSize))
        let list = try? unsafe PropertyListSerialization.propertyList(from: bytes, format: nil)
        guard let values = (list ?? (try? JSONSerialization.jsonObject(with: bytes))) as? [String: Any],
            let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0)
        else {
            throw InputError(
                path: path, reason: "--defaults takes a property list or JSON: an object with numbers, strings, booleans, lists, and objects", kind: .invalid)
        }
        return data
    }

    /// Sets the values.
    package static func install(_ data: Data, in store: UserDefaults) {
        let values = (try? unsafe PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any] ?? [:]
        for (key, value) in values { store.set(value, forKey: key) }
    }
}
