/// Makes tabs from statements.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as the content of a tab view.
    public struct Content<C: TabContent>: View where C.TabValue == TabValue {
        let content: C
        public var body: some View { C._makeTabs(content) }
    }

    @MainActor public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    @MainActor public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }
    @MainActor public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }
    @MainActor public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { _ConditionalContent(storage: .trueContent(first)) }
    @MainActor public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue { _ConditionalContent(storage: .falseContent(second)) }
    @MainActor public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> AnyTabContent<TabValue> where C.TabValue == TabValue {
        AnyTabContent(content)
    }

    @MainActor public static func buildBlock<C0: TabContent, C1: TabContent>(
        _ c0: C0, _ c1: C1
    ) -> _TabGroup<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue {
        _TabGroup(views: AnyView(TupleView([C0._makeTabs(c0), C1._makeTabs(c1)])))
    }

    @MainActor public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> _TabGroup<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue {
        _TabGroup(views: AnyView(TupleView([C0._makeTabs(c0), C1._makeTabs(c1), C2._makeTabs(c2)])))
    }

    @MainActor public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> _TabGroup<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue {
        _TabGroup(views: AnyView(TupleView([C0._makeTabs(c0), C1._makeTabs(c1), C2._makeTabs(c2), C3._makeTabs(c3)])))
    }

    @MainActor public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
    ) -> _TabGroup<TabValue> where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue {
        _TabGroup(views: AnyView(TupleView([C0._makeTabs(c0), C1._makeTabs(c1), C2._makeTabs(c2), C3._makeTabs(c3), C4._makeTabs(c4)])))
    }

    @MainActor public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5
    ) -> _TabGroup<TabValue>
    where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue {
        _TabGroup(views: AnyView(TupleView([C0._makeTabs(c0), C1._makeTabs(c1), C2._makeTabs(c2), C3._makeTabs(c3), C4._makeTabs(c4), C5._makeTabs(c5)])))
    }

    @MainActor public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6
    ) -> _TabGroup<TabValue>
    where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
        C6.TabValue == TabValue
    {
        _TabGroup(
            views: AnyView(
                TupleView([C0._makeTabs(c0), C1._makeTabs(c1), C2._makeTabs(c2), C3._makeTabs(c3), C4._makeTabs(c4), C5._makeTabs(c5), C6._makeTabs(c6)])))
    }

    @MainActor
    public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7
    ) -> _TabGroup<TabValue>
    where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
        C6.TabValue == TabValue, C7.TabValue == TabValue
    {
        _TabGroup(
            views: AnyView(
                TupleView([
                    C0._makeTabs(c0), C1._makeTabs(c1), C2._makeTabs(c2), C3._makeTabs(c3), C4._makeTabs(c4), C5._makeTabs(c5), C6._makeTabs(c6),
                    C7._makeTabs(c7),
                ])))
    }

    @MainActor
    public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8
    ) -> _TabGroup<TabValue>
    where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
        C6.TabValue == TabValue, C7.TabValue == TabValue, C8.TabValue == TabValue
    {
        _TabGroup(
            views: AnyView(
                TupleView([
                    C0._makeTabs(c0), C1._makeTabs(c1), C2._makeTabs(c2), C3._makeTabs(c3), C4._makeTabs(c4), C5._makeTabs(c5), C6._makeTabs(c6),
                    C7._makeTabs(c7), C8._makeTabs(c8),
                ])))
    }

    @MainActor
    public static func buildBlock<
        C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent, C7: TabContent, C8: TabContent,
        C9: TabContent
    >(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9
    ) -> _TabGroup<TabValue>
    where
        C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue, C4.TabValue == TabValue, C5.TabValue == TabValue,
        C6.TabValue == TabValue, C7.TabValue == TabValue, C8.TabValue == TabValue, C9.TabValue == TabValue
    {
        _TabGroup(
            views: AnyView(
                TupleView([
                    C0._makeTabs(c0), C1._makeTabs(c1), C2._makeTabs(c2), C3._makeTabs(c3), C4._makeTabs(c4), C5._makeTabs(c5), C6._makeTabs(c6),
                    C7._makeTabs(c7), C8._makeTabs(c8), C9._makeTabs(c9),
                ])))
    }
}
