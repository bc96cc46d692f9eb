extension List where SelectionValue == Never {
    /// Creates a list of the given rows.
    public init(@ViewBuilder content: () -> Content) { self.init(rows: content()) }
}

extension List {
    /// Creates a list of the given rows, of which any number can be selected in edit mode.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: selection.map { .multiple($0) })
    }
    /// Creates a list of the given rows, of which one can be selected.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: selection.map { .single($0) })
    }
    /// Creates a list of the given rows, of which one is selected.
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(rows: content(), selection: .required(selection))
    }
}

// A binding to a collection is also a collection of bindings. The initializers for bindings produce the same rows as those for collections, which makes
// them special cases; otherwise, calls would be ambiguous.

extension List where SelectionValue == Never {
    /// Creates a row for each element.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// Creates a row for each element, identified by the key path `id`.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
    /// Creates a row for each number of a range.
    public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// Creates a row for each element of a tree; rows with children can be expanded.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == _OutlineRows<Data, Data.Element.ID, RowContent> {
        self.init(rows: _OutlineRows(data: data, id: \.id, children: children, rowContent: rowContent))
    }
    /// Creates a row for each element of a tree, identified by the key path `id`; rows with children can be expanded.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(rows: _OutlineRows(data: data, id: id, children: children, rowContent: rowContent))
    }
    /// Creates a row for a binding to each element.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent))
    }
    /// Creates a row for a binding to each element, identified by the key path `id`.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Binding<Data.Element>)>, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: ForEach(data, id: id, content: rowContent))
    }
    /// Creates a row for a binding to each element; rows can be deleted and moved.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(rows: _EditableRows(data: data, id: \.id, actions: editActions, rowContent: rowContent))
    }
    /// Creates a row for a binding to each element, identified by the key path `id`; rows can be deleted and moved.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: _EditableRows(data: data, id: id, actions: editActions, rowContent: rowContent))
    }
}

extension List {
    /// Creates a list with a row for each element; any number of rows can be selected in edit mode.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .multiple($0) })
    }
    /// Creates a list with a row for each element, identified by the key path `id`; any number of rows can be selected in edit mode.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { .multiple($0) })
    }
    /// Creates a list with a row for each number of a range; any number of rows can be selected in edit mode.
    public init<RowContent: View>(_ data: Range<Int>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .multiple($0) })
    }
    /// Creates a list with a row for each element of a tree; rows with children can be expanded, and any number of rows can be selected in edit mode.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == _OutlineRows<Data, Data.Element.ID, RowContent> {
        self.init(rows: _OutlineRows(data: data, id: \.id, children: children, rowContent: rowContent), selection: selection.map { .multiple($0) })
    }
    /// Creates a list with a row for each element of a tree, identified by the key path `id`; rows with children can be expanded, and any number of rows can
    /// be selected in edit mode.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(rows: _OutlineRows(data: data, id: id, children: children, rowContent: rowContent), selection: selection.map { .multiple($0) })
    }
    /// Creates a list with a row for a binding to each element; any number of rows can be selected in edit mode.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .multiple($0) })
    }
    /// Creates a list with a row for a binding to each element, identified by the key path `id`; any number of rows can be selected in edit mode.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Binding<Data.Element>)>, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { .multiple($0) })
    }
    /// Creates a list with a row for a binding to each element; any number of rows can be selected in edit mode, and rows can be deleted and moved.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(rows: _EditableRows(data: data, id: \.id, actions: editActions, rowContent: rowContent), selection: selection.map { .multiple($0) })
    }
    /// Creates a list with a row for a binding to each element, identified by the key path `id`; any number of rows can be selected in edit mode, and rows
    /// can be deleted and moved.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: _EditableRows(data: data, id: id, actions: editActions, rowContent: rowContent), selection: selection.map { .multiple($0) })
    }
}

extension List {
    /// Creates a list with a row for each element; one row can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .single($0) })
    }
    /// Creates a list with a row for each element, identified by the key path `id`; one row can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { .single($0) })
    }
    /// Creates a list with a row for each number of a range; one row can be selected.
    public init<RowContent: View>(_ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .single($0) })
    }
    /// Creates a list with a row for each element of a tree; rows with children can be expanded, and one row can be selected.
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == _OutlineRows<Data, Data.Element.ID, RowContent> {
        self.init(rows: _OutlineRows(data: data, id: \.id, children: children, rowContent: rowContent), selection: selection.map { .single($0) })
    }
    /// Creates a list with a row for each element of a tree, identified by the key path `id`; rows with children can be expanded, and one row can be selected.
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(rows: _OutlineRows(data: data, id: id, children: children, rowContent: rowContent), selection: selection.map { .single($0) })
    }
    /// Creates a list with a row for a binding to each element; one row can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent), selection: selection.map { .single($0) })
    }
    /// Creates a list with a row for a binding to each element, identified by the key path `id`; one row can be selected.
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Binding<Data.Element>)>, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: selection.map { .single($0) })
    }
    /// Creates a list with a row for a binding to each element; one row can be selected, and rows can be deleted and moved.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
        self.init(rows: _EditableRows(data: data, id: \.id, actions: editActions, rowContent: rowContent), selection: selection.map { .single($0) })
    }
    /// Creates a list with a row for a binding to each element, identified by the key path `id`; one row can be selected, and rows can be deleted and moved.
    public init<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == _EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: _EditableRows(data: data, id: id, actions: editActions, rowContent: rowContent), selection: selection.map { .single($0) })
    }
}

extension List {
    /// Creates a list with a row for each element; one row is selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), selection: .required(selection))
    }
    /// Creates a list with a row for each element, identified by the key path `id`; one row is selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: .required(selection))
    }
    /// Creates a list with a row for each number of a range; one row is selected.
    @_disfavoredOverload
    public init<RowContent: View>(_ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
    where Content == ForEach<Range<Int>, Int, RowContent> {
        self.init(rows: ForEach(data, content: rowContent), selection: .required(selection))
    }
    /// Creates a list with a row for each element of a tree; rows with children can be expanded, and one row is selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Data.Element: Identifiable, Content == _OutlineRows<Data, Data.Element.ID, RowContent> {
        self.init(rows: _OutlineRows(data: data, id: \.id, children: children, rowContent: rowContent), selection: .required(selection))
    }
    /// Creates a list with a row for each element of a tree, identified by the key path `id`; rows with children can be expanded, and one row is selected.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == _OutlineRows<Data, ID, RowContent> {
        self.init(rows: _OutlineRows(data: data, id: id, children: children, rowContent: rowContent), selection: .required(selection))
    }
    /// Creates a list with a row for a binding to each element; one row is selected.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(rows: ForEach(data, content: rowContent), selection: .required(selection))
    }
    /// Creates a list with a row for a binding to each element, identified by the key path `id`; one row is selected.
    @_disfavoredOverload
    public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Binding<Data.Element>)>, ID, RowContent>, Data.Index: Hashable {
        self.init(rows: ForEach(data, id: id, content: rowContent), selection: .required(selection))
    }
}
