// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of Darwin's kernel, which Foundation shows on Apple's systems. Nothing is measured here, so that pictures don't depend on the
// machine: each function fails, as it may there.

import Foundation

/// The result of a call: `KERN_SUCCESS`, or an error.
public typealias kern_return_t = Int32
/// A number of the kernel.
public typealias integer_t = Int32
/// A number of the kernel that is never negative.
public typealias natural_t = UInt32
/// The name of a port, through which the kernel is asked.
public typealias mach_port_t = UInt32
/// The number of elements of an answer.
public typealias mach_msg_type_number_t = UInt32
/// The kind of facts about a process.
public typealias task_flavor_t = UInt32
/// The kind of facts about the machine.
public typealias host_flavor_t = Int32
/// The kind of facts about processors.
public typealias processor_flavor_t = Int32
/// The place for facts about a process.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// The place for facts about the machine.
public typealias host_info_t = UnsafeMutablePointer<integer_t>
/// The place for facts about the machine, of 64 bits.
public typealias host_info64_t = UnsafeMutablePointer<integer_t>
/// The facts about processors.
public typealias processor_info_array_t = UnsafeMutablePointer<integer_t>

public let KERN_SUCCESS: kern_return_t = 0
public let KERN_FAILURE: kern_return_t = 5
public let MACH_TASK_BASIC_INFO: Int32 = 20
public let TASK_VM_INFO: Int32 = 22
public let HOST_BASIC_INFO: Int32 = 1
public let HOST_CPU_LOAD_INFO: Int32 = 3
public let HOST_VM_INFO64: Int32 = 4
public let PROCESSOR_CPU_LOAD_INFO: Int32 = 2
public let CPU_STATE_USER: Int32 = 0
public let CPU_STATE_SYSTEM: Int32 = 1
public let CPU_STATE_IDLE: Int32 = 2
public let CPU_STATE_NICE: Int32 = 3
public let CPU_STATE_MAX: Int32 = 4
public let mach_task_self_: mach_port_t = 0
public let vm_kernel_page_size: UInt = 16_384
public let vm_page_size: UInt = 16_384

/// A length of time.
public struct time_value_t: Sendable {
    public var seconds: integer_t = 0
    public var microseconds: integer_t = 0
    public init() {}
}
/// The memory of a process.
public struct mach_task_basic_info: Sendable {
    public var virtual_size: UInt64 = 0
    public var resident_size: UInt64 = 0
    public var resident_size_max: UInt64 = 0
    public var user_time = time_value_t()
    public var system_time = time_value_t()
    public var policy: Int32 = 0
    public var suspend_count: integer_t = 0
    public init() {}
}
/// The memory of a process, under its second name.
public typealias mach_task_basic_info_data_t = mach_task_basic_info
/// The memory of a process in detail.
public struct task_vm_info_data_t: Sendable {
    public var virtual_size: UInt64 = 0
    public var resident_size: UInt64 = 0
    public var resident_size_peak: UInt64 = 0
    public var internal_size: UInt64 = 0
    public var compressed: UInt64 = 0
    public var phys_footprint: UInt64 = 0
    public init() {}
}
/// The times that processors have spent.
public struct host_cpu_load_info: Sendable {
    public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
    public init() {}
}
/// The times of processors, under their second name.
public typealias host_cpu_load_info_data_t = host_cpu_load_info
/// The pages of memory.
public struct vm_statistics64: Sendable {
    public var free_count: natural_t = 0
    public var active_count: natural_t = 0
    public var inactive_count: natural_t = 0
    public var wire_count: natural_t = 0
    public var speculative_count: natural_t = 0
    public var purgeable_count: natural_t = 0
    public var external_page_count: natural_t = 0
    public var internal_page_count: natural_t = 0
    public var compressor_page_count: natural_t = 0
    public init() {}
}
/// The pages of memory, under their second name.
public typealias vm_statistics64_data_t = vm_statistics64

/// Returns the port of the machine, which answers nothing.
public func mach_host_self() -> mach_port_t { 0 }
/// Returns the port of the process, which answers nothing.
public func mach_task_self() -> mach_port_t { 0 }
/// Fails.
public func task_info(_ target_task: mach_port_t, _ flavor: task_flavor_t, _ info: task_info_t?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?)
    -> kern_return_t
{ KERN_FAILURE }
/// Fails.
public func host_statistics(_ host: mach_port_t, _ flavor: host_flavor_t, _ info: host_info_t?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?)
    -> kern_return_t
{ KERN_FAILURE }
/// Fails.
public func host_statistics64(_ host: mach_port_t, _ flavor: host_flavor_t, _ info: host_info64_t?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?)
    -> kern_return_t
{ KERN_FAILURE }
/// Fails.
public func host_processor_info(
    _ host: mach_port_t, _ flavor: processor_flavor_t, _ processors: UnsafeMutablePointer<natural_t>?,
    _ info: UnsafeMutablePointer<processor_info_array_t?>?, _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t { KERN_FAILURE }
/// Fails: values of the system are not known by name.
@discardableResult
public func sysctlbyname(
    _ name: String, _ old: UnsafeMutableRawPointer?, _ length: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?, _ newLength: Int
) -> Int32 { -1 }

extension URLResourceValues {
    /// Returns nil: the space of the volume isn't measured.
    public var volumeAvailableCapacityForImportantUsage: Int64? { nil }
    /// Returns nil: the space of the volume isn't measured.
    public var volumeAvailableCapacityForOpportunisticUsage: Int64? { nil }
}
