/// How the code of a Swift view is kept from the rest of the machine.
package enum Protection: String, Sendable, CaseIterable {
    /// In a container of bubblewrap, without capabilities, and with a filter of system calls.
    case container
    /// By the kernel's Landlock and the filter, where no container can be made.
    case confined
    /// Not at all: it has the rights of the user.
    case none
}
