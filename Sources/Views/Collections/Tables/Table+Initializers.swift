import Foundation

extension Table {
    /// Creates a table.
    public init<Data: RandomAccessCollection>(
        _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableForEachContent(data), columns(), nil) }
    /// Creates a table. Its headers set the order: sort the data by it.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value, Sort.Compared == Value { self.init(TableForEachContent(data), columns(), nil, sortOrder.erased) }
    /// Creates a table.
    public init(
        of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) { self.init(rows(), columns(), nil) }
    /// Creates a table. Its headers set the order: sort the rows by it.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) where Sort.Compared == Value { self.init(rows(), columns(), nil, sortOrder.erased) }
    /// Creates a table from a tree with all rows open.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableOutlineGroupContent(data, children: children), columns(), nil) }
    /// Creates a table; at most one row is selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableForEachContent(data), columns(), .single(selection)) }
    /// Creates a table; at most one row is selected. Its headers set the order: sort the data by it.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value, Sort.Compared == Value { self.init(TableForEachContent(data), columns(), .single(selection), sortOrder.erased) }
    /// Creates a table; at most one row is selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) { self.init(rows(), columns(), .single(selection)) }
    /// Creates a table; at most one row is selected. Its headers set the order: sort the rows by it.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) where Sort.Compared == Value { self.init(rows(), columns(), .single(selection), sortOrder.erased) }
    /// Creates a table from a tree with all rows open; at most one row is selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableOutlineGroupContent(data, children: children), columns(), .single(selection)) }
    /// Creates a table; any number of rows can be selected in edit mode.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableForEachContent(data), columns(), .multiple(selection)) }
    /// Creates a table; any number of rows can be selected in edit mode. Its headers set the order: sort the data by it.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value, Sort.Compared == Value { self.init(TableForEachContent(data), columns(), .multiple(selection), sortOrder.erased) }
    /// Creates a table; any number of rows can be selected in edit mode.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) { self.init(rows(), columns(), .multiple(selection)) }
    /// Creates a table; any number of rows can be selected in edit mode. Its headers set the order: sort the rows by it.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) where Sort.Compared == Value { self.init(rows(), columns(), .multiple(selection), sortOrder.erased) }
    /// Creates a table from a tree with all rows open; any number of rows can be selected in edit mode.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableOutlineGroupContent(data, children: children), columns(), .multiple(selection)) }
    /// Creates a table, whose headers set the order: sort the rows by it.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) where Sort.Compared == Value { self.init(rows(), columns(), nil, sortOrder.erased) }
    /// Creates a table; at most one row is selected. Its headers set the order: sort the rows by it.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) where Sort.Compared == Value { self.init(rows(), columns(), .single(selection), sortOrder.erased) }
    /// Creates a table; any number of rows can be selected in edit mode. Its headers set the order: sort the rows by it.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) where Sort.Compared == Value { self.init(rows(), columns(), .multiple(selection), sortOrder.erased) }
}

extension Table {
    /// Creates a table, whose columns the user can hide.
    public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableForEachContent(data), columns(), nil, nil, columnCustomization) }
    /// Creates a table, whose columns the user can hide. Its headers set the order: sort the data by it.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value, Sort.Compared == Value { self.init(TableForEachContent(data), columns(), nil, sortOrder.erased, columnCustomization) }
    /// Creates a table, whose columns the user can hide.
    public init(
        of valueType: Value.Type, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) { self.init(rows(), columns(), nil, nil, columnCustomization) }
    /// Creates a table, whose columns the user can hide. Its headers set the order: sort the rows by it.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) where Sort.Compared == Value { self.init(rows(), columns(), nil, sortOrder.erased, columnCustomization) }
    /// Creates a table from a tree with all rows open, whose columns the user can hide.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableOutlineGroupContent(data, children: children), columns(), nil, nil, columnCustomization) }
    /// Creates a table whose columns the user can hide; at most one row is selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableForEachContent(data), columns(), .single(selection), nil, columnCustomization) }
    /// Creates a table whose columns the user can hide; at most one row is selected. Its headers set the order: sort the data by it.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(TableForEachContent(data), columns(), .single(selection), sortOrder.erased, columnCustomization)
    }
    /// Creates a table whose columns the user can hide; at most one row is selected.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) { self.init(rows(), columns(), .single(selection), nil, columnCustomization) }
    /// Creates a table whose columns the user can hide; at most one row is selected. Its headers set the order: sort the rows by it.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) where Sort.Compared == Value { self.init(rows(), columns(), .single(selection), sortOrder.erased, columnCustomization) }
    /// Creates a table from a tree with all rows open, whose columns the user can hide; at most one row is selected.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableOutlineGroupContent(data, children: children), columns(), .single(selection), nil, columnCustomization) }
    /// Creates a table whose columns the user can hide; any number of rows can be selected in edit mode.
    public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableForEachContent(data), columns(), .multiple(selection), nil, columnCustomization) }
    /// Creates a table whose columns the user can hide; any number of rows can be selected in edit mode. Its headers set the order: sort the data by it.
    public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value, Sort.Compared == Value {
        self.init(TableForEachContent(data), columns(), .multiple(selection), sortOrder.erased, columnCustomization)
    }
    /// Creates a table whose columns the user can hide; any number of rows can be selected in edit mode.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) { self.init(rows(), columns(), .multiple(selection), nil, columnCustomization) }
    /// Creates a table whose columns the user can hide; any number of rows can be selected in edit mode. Its headers set the order: sort the rows by it.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> some TableColumnContent<Value>,
        @TableRowBuilder<Value> rows: () -> some TableRowContent<Value>
    ) where Sort.Compared == Value { self.init(rows(), columns(), .multiple(selection), sortOrder.erased, columnCustomization) }
    /// Creates a table from a tree with all rows open, whose columns the user can hide; any number of rows can be selected in edit mode.
    public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> some TableColumnContent<Value>
    ) where Data.Element == Value { self.init(TableOutlineGroupContent(data, children: children), columns(), .multiple(selection), nil, columnCustomization) }
}
