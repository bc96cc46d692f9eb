extension SymbolDrawings {
    /// Drawn symbols: arrows.
    static let arrows = """
        chevron.right | l M-17-33L17 0L-17 33
        chevron.left | ~h chevron.right
        chevron.down | ~r chevron.right
        chevron.up | ~r chevron.left
        chevron.compact.right | l M-8-46L8 0L-8 46
        chevron.compact.left | ~h chevron.compact.right
        chevron.compact.down | ~r chevron.compact.right
        chevron.compact.up | ~r chevron.compact.left
        chevron.up.chevron.down | l M-22-15L0-37L22-15M-22 15L0 37L22 15
        chevron.down.chevron.up | l M-22-37L0-15L22-37M-22 37L0 15L22 37
        chevron.right.2 | l M-30-30L0 0L-30 30M6-30L36 0L6 30
        chevron.left.2 | ~h chevron.right.2
        chevron.up.2 | ~r chevron.left.2
        chevron.down.2 | ~r chevron.right.2
        chevron.left.to.line | l M20-33L-14 0L20 33M-32-36V36
        chevron.right.to.line | ~h chevron.left.to.line
        chevron.left.forwardslash.chevron.right | l M-34-24L-60 0L-34 24M34-24L60 0L34 24M12-42L-12 42
        arrow.right | l M-43 0H43M10-33L43 0L10 33
        arrow.left | ~h arrow.right
        arrow.down | ~r arrow.right
        arrow.up | ~r arrow.left
        arrow.up.right | l M-30 30L30-30M-20-30H30V20
        arrow.up.left | ~h arrow.up.right
        arrow.down.right | ~r arrow.up.right
        arrow.down.left | ~r arrow.down.right
        arrow.up.arrow.down | l M-24 42V-42M-46-20L-24-42L-2-20M24-42V42M2 20L24 42L46 20
        arrow.left.arrow.right | ~r ~h arrow.up.arrow.down
        arrow.right.arrow.left | ~r arrow.up.arrow.down
        arrow.up.and.down | l M0-50V50M-26-25L0-50L26-25M-26 25L0 50L26 25
        arrow.left.and.right | ~r arrow.up.and.down
        arrow.up.and.down.and.arrow.left.and.right | l M0-54V54M-54 0H54M-16-38L0-54L16-38M-16 38L0 54L16 38M-38-16L-54 0L-38 16M38-16L54 0L38 16
        arrow.clockwise | l M33-15A38 38 0 1 1 0-34L6-34M-13-53L6-34L-13-15
        arrow.counterclockwise | ~h arrow.clockwise
        arrow.uturn.left | l M-44-16H16A27 27 0 0 1 16 38H-10M-20-42L-46-16L-20 10
        arrow.uturn.right | ~h arrow.uturn.left
        arrow.uturn.up | ~r arrow.uturn.left
        arrow.uturn.down | ~r arrow.uturn.right
        arrow.turn.up.left | l M44 40V10A26 26 0 0 0 18-16H-44M-20-40L-44-16L-20 8
        arrow.turn.up.right | ~h arrow.turn.up.left
        arrow.turn.down.right | l M-44-40V-10A26 26 0 0 0-18 16H44M20-8L44 16L20 40
        arrow.turn.down.left | ~h arrow.turn.down.right
        arrow.turn.right.up | l M-40 44H-10A26 26 0 0 0 16 18V-44M-8-20L16-44L40-20
        arrow.up.left.and.arrow.down.right | l M-40-10V-40H-10M-40-40L-8-8M40 10V40H10M40 40L8 8
        arrow.down.right.and.arrow.up.left | l M-8-38V-8H-38M-8-8L-42-42M8 38V8H38M8 8L42 42
        arrow.up.right.and.arrow.down.left | ~h arrow.up.left.and.arrow.down.right
        arrow.down.left.and.arrow.up.right | ~h arrow.down.right.and.arrow.up.left
        arrow.up.to.line | l M-36-46H36M0 46V-24M-28 4L0-24L28 4
        arrow.down.to.line | ~u arrow.up.to.line
        arrow.right.to.line | ~r arrow.up.to.line
        arrow.left.to.line | ~h arrow.right.to.line
        arrow.up.and.line.horizontal.and.arrow.down | l M-46 0H46M0-18V-52M-18-36L0-53L18-36M0 18V52M-18 36L0 53L18 36
        arrow.triangle.branch | l M-30 46V-16M-30 22C-30-4 28 8 28-20; f M-30-54L-10-22H-50ZM28-54L48-22H8Z
        arrow.triangle.merge | l M0 46V14C0-8-28-2-28-26M0 14C0-8 28-2 28-26; f M-28-54L-8-24H-48ZM28-54L48-24H8Z
        arrow.triangle.swap | l M-24 46V-14M24-46V14; f M-24-48L-6-18H-42ZM24 48L42 18H6Z
        arrow.triangle.turn.up.right.diamond | o M0-52L52 0L0 52L-52 0Z; i M-18 22V4A12 12 0 0 1-6-8H12; I M10-24L28-8L10 8Z
        arrow.triangle.turn.up.right.circle | o (0 0 46); i M-18 22V4A12 12 0 0 1-6-8H12; I M10-24L28-8L10 8Z
        arrow.rectanglepath | l M-20-36H30Q44-36 44-22V-2M20 36H-30Q-44 36-44 22V2; f M44 22L26-4H62ZM-44-22L-26 4H-62Z
        arrow.3.trianglepath | l M-32 14L-10-26Q0-40 10-26L22-6M34 6L40 18Q46 36 30 36H8M-16 36H-32Q-48 34-38 20; f M30 10L34-18L10-4ZM-4 36L20 52V20Z
        arrowtriangle.right | o M-26-36L36 0L-26 36Z
        arrowtriangle.left | ~h arrowtriangle.right
        arrowtriangle.down | ~r arrowtriangle.right
        arrowtriangle.up | ~r arrowtriangle.left
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right | o M-16-28L-50 0L-16 28ZM16-28L50 0L16 28Z; l M0-44V44
        arrowshape.right | o M-46-18H4V-38L48 0L4 38V18H-46Z
        arrowshape.left | ~h arrowshape.right
        arrowshape.down | ~r arrowshape.right
        arrowshape.up | ~r arrowshape.left
        arrowshape.bounce.right | o M8-20V-40L54-2L8 36V16C-20 16-38 24-54 42C-50 4-28-20 8-20Z
        arrowshape.zigzag.forward | o M-50 34L-28-8H-4L14-36H-6L34-50L48-10L34-20L10 22H-12L-26 48Z
        location | o M48-48L-48-6L-4 4L6 48Z
        location.north | o M0-52L38 46L0 28L-38 46Z
        arrow.turn.left.up | ~h arrow.turn.right.up
        arrow.turn.left.down | ~u arrow.turn.right.up
        arrow.turn.right.down | ~u arrow.turn.left.up
        arrow.left.and.line.vertical.and.arrow.right | ~r arrow.up.and.line.horizontal.and.arrow.down
        arrow.right.and.line.vertical.and.arrow.left | l M0-46V46M-52 0H-16M-32-18L-15 0L-32 18M52 0H16M32-18L15 0L32 18
        arrow.down.and.line.horizontal.and.arrow.up | ~r arrow.right.and.line.vertical.and.arrow.left
        chevron.up.chevron.right.chevron.down.chevron.left | l M-14-38L0-52L14-38M38-14L52 0L38 14M-14 38L0 52L14 38M-38-14L-52 0L-38 14
        chevron.left.chevron.right | l M-20-30L-48 0L-20 30M20-30L48 0L20 30
        """
}
