/// A condition for a tip.
@freestanding(expression)
public macro Rule<Value: Sendable>(_ parameter: Tips.Parameter<Value>, _ body: @escaping @Sendable (Value) -> Bool) -> Tips.Rule =
    #externalMacro(module: "EaselMacros", type: "RuleMacro")

/// A condition for a tip.
@freestanding(expression)
public macro Rule<Info>(_ event: Tips.Event<Info>, _ body: @escaping @Sendable (Tips.Event<Info>) -> Bool) -> Tips.Rule =
    #externalMacro(module: "EaselMacros", type: "RuleMacro")
