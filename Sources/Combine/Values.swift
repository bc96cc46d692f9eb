import OpenCombine

// OpenCombine leaves these names out if it is compiled while a module `Combine` exists, as in each build after the first one. Where it has them, its own are
// preferred.

extension Result {
    /// A publisher of the success, or that fails with the failure.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { ocombine.publisher }
}

extension Optional {
    /// A publisher of the value, if there is one.
    @_disfavoredOverload
    public var publisher: OCombine.Publisher { ocombine.publisher }
}
