extension View {
    private func search(
        _ text: Binding<String>, _ placement: SearchFieldPlacement, _ prompt: Text?, isPresented: Binding<Bool>? = nil, tokens: SearchTokens? = nil,
        suggestions: AnyView? = nil
    ) -> some View {
        modifier(
            SearchableModifier(text: text, placement: placement, prompt: prompt, isPresented: isPresented, tokens: tokens, suggestions: suggestions))
    }

    /// Shows a search field below the title of the page.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        search(text, placement, prompt)
    }
    /// Shows a search field below the title of the page.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        search(text, placement, Text(prompt))
    }
    /// Shows a search field below the title of the page.
    @_disfavoredOverload
    public func searchable<P: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P
    ) -> some View {
        search(text, placement, Text(prompt))
    }
    /// Shows a search field below the title of the page.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        search(text, placement, prompt, isPresented: isPresented)
    }
    /// Shows a search field below the title of the page.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        search(text, placement, Text(prompt), isPresented: isPresented)
    }
    /// Shows a search field below the title of the page.
    @_disfavoredOverload
    public func searchable<P: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: P
    ) -> some View {
        search(text, placement, Text(prompt), isPresented: isPresented)
    }
    /// Shows a search field below the title of the page.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder suggestions: () -> S
    ) -> some View {
        search(text, placement, prompt, suggestions: AnyView(suggestions()))
    }
    /// Shows a search field below the title of the page.
    public func searchable<S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
    ) -> some View {
        search(text, placement, Text(prompt), suggestions: AnyView(suggestions()))
    }
    /// Shows a search field below the title of the page.
    @_disfavoredOverload
    public func searchable<P: StringProtocol, S: View>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P, @ViewBuilder suggestions: () -> S
    ) -> some View {
        search(text, placement, Text(prompt), suggestions: AnyView(suggestions()))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, prompt, tokens: SearchTokens(tokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, Text(prompt), tokens: SearchTokens(tokens, token))
    }
    /// Shows a search field below the title of the page.
    @_disfavoredOverload
    public func searchable<P: StringProtocol, C, T: View>(
        text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, Text(prompt), tokens: SearchTokens(tokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, placement, prompt, tokens: SearchTokens(tokens, token),
            suggestions: SearchTokens.suggestions(suggestedTokens, tokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, placement, Text(prompt), tokens: SearchTokens(tokens, token),
            suggestions: SearchTokens.suggestions(suggestedTokens, tokens, token))
    }
    /// Shows a search field below the title of the page.
    @_disfavoredOverload
    public func searchable<P: StringProtocol, C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, placement, Text(prompt), tokens: SearchTokens(tokens, token),
            suggestions: SearchTokens.suggestions(suggestedTokens, tokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, prompt, tokens: SearchTokens(editable: editableTokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, Text(prompt), tokens: SearchTokens(editable: editableTokens, token))
    }
    /// Shows a search field below the title of the page.
    @_disfavoredOverload
    public func searchable<P: StringProtocol, C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, Text(prompt), tokens: SearchTokens(editable: editableTokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, prompt, isPresented: isPresented, tokens: SearchTokens(tokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, Text(prompt), isPresented: isPresented, tokens: SearchTokens(tokens, token))
    }
    /// Shows a search field below the title of the page.
    @_disfavoredOverload
    public func searchable<P: StringProtocol, C, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, Text(prompt), isPresented: isPresented, tokens: SearchTokens(tokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, placement, prompt, isPresented: isPresented, tokens: SearchTokens(tokens, token),
            suggestions: SearchTokens.suggestions(suggestedTokens, tokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, placement, Text(prompt), isPresented: isPresented, tokens: SearchTokens(tokens, token),
            suggestions: SearchTokens.suggestions(suggestedTokens, tokens, token))
    }
    /// Shows a search field below the title of the page.
    @_disfavoredOverload
    public func searchable<P: StringProtocol, C, T: View>(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: P, @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(
            text, placement, Text(prompt), isPresented: isPresented, tokens: SearchTokens(tokens, token),
            suggestions: SearchTokens.suggestions(suggestedTokens, tokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, prompt, isPresented: isPresented, tokens: SearchTokens(editable: editableTokens, token))
    }
    /// Shows a search field below the title of the page.
    public func searchable<C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, Text(prompt), isPresented: isPresented, tokens: SearchTokens(editable: editableTokens, token))
    }
    /// Shows a search field below the title of the page.
    @_disfavoredOverload
    public func searchable<P: StringProtocol, C, T: View>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: P,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> some View
    where C: MutableCollection, C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        search(text, placement, Text(prompt), isPresented: isPresented, tokens: SearchTokens(editable: editableTokens, token))
    }
}
