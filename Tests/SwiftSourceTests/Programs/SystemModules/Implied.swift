import Foundation

// What Foundation shows on Apple's systems: Observation, Combine, the keychain, and Darwin.

@Observable final class ImpliedModel {
    var count = 2
    var hasPassword: Bool { SecItemCopyMatching([kSecClass: kSecClassGenericPassword] as CFDictionary, nil) == errSecSuccess }
    var ticks: UInt64 {
        var fraction = mach_timebase_info_data_t()
        mach_timebase_info(&fraction)
        return mach_absolute_time() * UInt64(fraction.numer) / UInt64(fraction.denom)
    }
    var memory: String {
        var (info, count) = (mach_task_basic_info(), mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size))
        let result = withUnsafeMutablePointer(to: &info) {
            $0.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
            }
        }
        return result == KERN_SUCCESS ? "\(info.resident_size)" : "unknown"
    }
}
final class ImpliedStore: ObservableObject {
    @Published var value = 1
}

enum ImpliedKind: CaseIterable {
    case walk, ride
    var title: LocalizedStringResource { self == .walk ? "Walk" : "Ride" }
}
