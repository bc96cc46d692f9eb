extension SceneEntries {
    /// All views and modifiers of scenes.
    static let standard: SceneEntries = {
        let views: [[ViewEntry]] = [
            containerViews, lazyStackViews, gridViews, lazyGridViews, scrollViews, textViews, imageViews, controlViews, progressViews, shapeViews,
            customShapeViews, listViews, navigationViews, componentViews, styleViews, customLayoutViews, PreparedGradient.views, motionViews,
            animatableViews, environmentViews, canvasViews, formControlViews, tabViews, tabOptionViews, tableViews, linkViews, arrangementViews,
        ]
        let modifiers: [[ModifierEntry]] = [
            layoutModifiers, effectModifiers, filterModifiers, shapeModifiers, textModifiers, environmentModifiers, actionModifiers, preferenceModifiers,
            backgroundModifiers, controlModifiers, focusModifiers, gridModifiers, gestureModifiers, pointerModifiers, taskModifiers, layoutValueModifiers,
            animationModifiers, motionModifiers, geometryEffectModifiers, listModifiers, scrollModifiers, navigationModifiers, presentationModifiers,
            presentationOptionModifiers, styleModifiers, containerStyleModifiers, formControlModifiers, symbolModifiers, tabModifiers, tabOptionModifiers,
            dialogModifiers, listOptionModifiers, barModifiers, linkModifiers, visualEffectModifiers, scrollEventModifiers, shapeOperationModifiers,
            textRendererModifiers, styleOptionModifiers,
        ]
        return SceneEntries(views: views.flatMap(\.self), modifiers: modifiers.flatMap(\.self))
    }()
}
