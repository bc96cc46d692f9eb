extension ViewGraph {
    /// The name of the innermost of the user's views around the content that is being evaluated; nil outside of evaluations.
    ///
    /// A trap in Easel's code, such as that of a binding to an element that is gone, has none of the user's functions around it, but belongs to a view.
    package static var nameOfUpdatedView: String? {
        var node = updating?.currentTracker?.target
        while let current = node {
            if let body = current as? any InspectedBody, InspectedText.isUsers(Swift.type(of: body.inspectedView)) {
                return "\(Swift.type(of: body.inspectedView))"
            }
            node = current.parent
        }
        return nil
    }
}
