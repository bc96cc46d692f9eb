import AppleUIKit

// Annotation views of registered classes. As for UIKit's cells, Swift makes an object of a class that it knows only at run time through a required initializer,
// and `init(annotation:reuseIdentifier:)` isn't required. A convenience initializer is inherited by each class and calls the override; its symbol takes the
// class like a type method, so this method is a declaration of that symbol. Initializers consume their parameters.

extension MKAnnotationView {
    @_silgen_name("$s11AppleMapKit16MKAnnotationViewC8dequeued_AcA0D0_pSg_SSSgtcfC")
    nonisolated private static func dequeued(_ annotation: consuming (any MKAnnotation)?, _ reuseIdentifier: consuming String?) -> MKAnnotationView

    /// Returns a new view of a registered class. The class must have `init(annotation:reuseIdentifier:)`, as for MapKit.
    static func made(_ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ reuseIdentifier: String) -> MKAnnotationView {
        type.dequeued(annotation, reuseIdentifier)
    }
}
