import CCairo
import Geometry

// Groups in files whose shapes stay shapes, where there are no layers of pixels.
extension CairoContext {
    /// Runs the body, which draws a group, and composites the group as a whole.
    func grouped(
        opacity: Double = 1, operator compositing: cairo_operator_t = CAIRO_OPERATOR_OVER, _ body: () throws(CanvasError) -> Void
    ) throws(CanvasError) {
        let group = unsafe try pattern(of: body)
        defer { unsafe cairo_pattern_destroy(group) }
        unsafe withHandle { context in
            unsafe cairo_save(context)
            unsafe cairo_set_source(context, group)
            unsafe cairo_set_operator(context, compositing)
            unsafe cairo_paint_with_alpha(context, opacity)
            unsafe cairo_restore(context)
        }
    }

    /// Runs two bodies, each of which draws a group, and draws the first group with the opacity of the second.
    func masked(_ content: () throws(CanvasError) -> Void, by mask: () throws(CanvasError) -> Void) throws(CanvasError) {
        let group = unsafe try pattern(of: content)
        defer { unsafe cairo_pattern_destroy(group) }
        let coverage = unsafe try pattern(of: mask)
        defer { unsafe cairo_pattern_destroy(coverage) }
        unsafe withHandle { context in
            unsafe cairo_save(context)
            unsafe cairo_set_source(context, group)
            unsafe cairo_mask(context, coverage)
            unsafe cairo_restore(context)
        }
    }

    /// Returns what the body draws, which the caller destroys.
    private func pattern(of body: () throws(CanvasError) -> Void) throws(CanvasError) -> OpaquePointer {
        unsafe withHandle { unsafe cairo_push_group($0) }
        do throws(CanvasError) {
            try saved { () throws(CanvasError) in try body() }
        } catch {
            unsafe withHandle { unsafe cairo_pattern_destroy(cairo_pop_group($0)) }
            throw error
        }
        return unsafe withHandle { unsafe cairo_pop_group($0) }
    }
}
