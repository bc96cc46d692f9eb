extension SymbolDrawings {
    /// Drawn symbols: shapes.
    static let shapes = """
        circle | o (0 0 46)
        moonphase.full.moon | f (0 0 46)
        circle.dashed | l M10-45A46 46 0 0 1 26-38M38-26A46 46 0 0 1 45-10M45 10A46 46 0 0 1 38 26M26 38A46 46 0 0 1 10 45M-10 45A46 46 0 0 1-26 38M-38 26A46 46 0 0 1-45 10M-45-10A46 46 0 0 1-38-26M-26-38A46 46 0 0 1-10-45
        circle.dotted | l [rays 24 46 46.1]
        circlebadge | o (0 0 26)
        circle.lefthalf.filled | l (0 0 46); f M0-46A46 46 0 0 0 0 46Z
        circle.righthalf.filled | ~h circle.lefthalf.filled
        circle.tophalf.filled | ~r circle.lefthalf.filled
        circle.bottomhalf.filled | ~r circle.righthalf.filled
        circle.lefthalf.fill | ~= circle.lefthalf.filled
        circle.righthalf.fill | ~h circle.lefthalf.filled
        circle.inset.filled | l (0 0 46); f (0 0 30)
        circle.circle | o (0 0 46); i (0 0 28)
        largecircle.fill.circle | ~= circle.inset.filled
        smallcircle.filled.circle | o (0 0 46); I (0 0 16)
        smallcircle.circle | o (0 0 46); i (0 0 14)
        record.circle | o (0 0 46); I (0 0 22)
        dot.circle | o (0 0 46); I (0 0 10)
        target | l (0 0 46); l (0 0 28); f (0 0 11)
        scope | l (0 0 36); l M0-52V-22M0 52V22M-52 0H-22M52 0H22
        smallcircle.filled.circle.fill | f (0 0 50); k (0 0 22)
        square | o [rr 84 84 15]
        square.dashed | l M-42-24V-27Q-42-42-27-42H-24M42-24V-27Q42-42 27-42H24M-42 24V27Q-42 42-27 42H-24M42 24V27Q42 42 27 42H24M-9-42H9M-9 42H9M-42-9V9M42-9V9
        square.lefthalf.filled | l [rr 84 84 15]; f M0-42H-27Q-42-42-42-27V27Q-42 42-27 42H0Z
        square.righthalf.filled | ~h square.lefthalf.filled
        square.split.2x1 | o [rr 84 84 15]; i M0-42V42
        square.split.1x2 | o [rr 84 84 15]; i M-42 0H42
        square.split.2x2 | o [rr 84 84 15]; i M0-42V42M-42 0H42
        square.stack | o [rr 84 72 14 0 10]; l M-32-40H32M-22-54H22
        square.stack.3d.up | o M0-46L52-20L0 6L-52-20Z; l^1 M-52 4L0 30L52 4; l^2 M-52 26L0 52L52 26
        square.stack.3d.down.right | ~= square.stack.3d.up
        square.on.square | o [rr 66 66 14 13 13]; l M-36 20Q-46 16-46 6V-32Q-46-46-32-46H6Q16-46 20-36
        plus.square.on.square | o [rr 66 66 14 13 13]; l M-36 20Q-46 16-46 6V-32Q-46-46-32-46H6Q16-46 20-36; i M-4 13H30M13-4V30
        square.on.circle | l (-12 -12 32); o [rr 60 60 12 16 16]
        app | o [rr 88 88 24]
        app.dashed | l M-44-18V-20Q-44-44-20-44H-18M44-18V-20Q44-44 20-44H18M-44 18V20Q-44 44-20 44H-18M44 18V20Q44 44 20 44H18
        rectangle | o [rr 110 84 14]
        rectangle.portrait | o [rr 78 104 14]
        rectangle.dashed | l M-54-20V-28Q-54-42-40-42H-34M54-20V-28Q54-42 40-42H34M-54 20V28Q-54 42-40 42H-34M54 20V28Q54 42 40 42H34M-12-42H12M-12 42H12
        rectangle.split.2x1 | o [rr 110 84 14]; i M0-42V42
        rectangle.split.3x1 | o [rr 116 84 14]; i M-19-42V42M19-42V42
        rectangle.split.1x2 | o [rr 110 84 14]; i M-55 0H55
        rectangle.lefthalf.inset.filled | l [rr 110 84 14]; f [rr 40 64 5 -25 0]
        rectangle.righthalf.inset.filled | ~h rectangle.lefthalf.inset.filled
        rectangle.inset.filled | l [rr 110 84 14]; f [rr 88 62 5]
        square.inset.filled | l [rr 92 92 15]; f [rr 70 70 5]
        burst | o M0-52L8.8-32.8L26-45L24-24L45-26L32.8-8.8L52 0L32.8 8.8L45 26L24 24L26 45L8.8 32.8L0 52L-8.8 32.8L-26 45L-24 24L-45 26L-32.8 8.8L-52 0L-32.8-8.8L-45-26L-24-24L-26-45L-8.8-32.8Z
        widget.small | l [rr 96 96 22]; f [rr 30 30 7 -18 -18]
        widget.medium | l [rr 96 96 22]; f [rr 66 30 7 0 -18]
        widget.large | l [rr 96 96 22]; f [rr 66 66 8]
        rectangle.leadinghalf.inset.filled | ~= rectangle.lefthalf.inset.filled
        rectangle.on.rectangle | o [rr 88 62 13 14 14]; l M-44 22Q-58 20-58 8V-28Q-58-42-44-42H26Q38-42 42-32
        rectangle.stack | o [rr 92 70 14 0 14]; l M-36-38H36M-26-54H26
        rectangle.3.group | o [rr 62 84 10 -24 0]; o [rr 40 36 8 34 -24]; o [rr 40 36 8 34 24]
        rectangle.fill.on.rectangle.fill | l M-44 22Q-58 20-58 8V-28Q-58-42-44-42H26Q38-42 42-32; f M-58-28Q-58-42-44-42H26Q38-42 40-28H-14Q-40-28-40-4V24Q-58 22-58 8Z; f [rr 96 70 15 14 14]
        rectangle.fill.on.rectangle.angled.fill | f M-62-18L20-50Q32-54 36-42L40-28H-16Q-36-26-36-6V26L-44 28Q-50 28-52 20L-66-6Q-68-14-62-18Z; f [rr 96 70 15 16 16]
        rectangle.on.rectangle.angled | o [rr 88 62 13 16 16]; l M-40 26Q-48 26-50 18L-62-8Q-64-16-58-18L22-48Q32-50 34-40
        rectangle.and.pencil.and.ellipsis | o [rr 118 60 14]; j*1.4 M-30 0h.01M0 0h.01M30 0h.01
        rectangle.portrait.and.arrow.right | l M14-20V-34Q14-46 2-46H-34Q-46-46-46-34V34Q-46 46-34 46H2Q14 46 14 34V20M-14 0H54M36-20L56 0L36 20
        rectangle.portrait.and.arrow.forward | ~= rectangle.portrait.and.arrow.right
        rectangle.portrait.on.rectangle.portrait | o [rr 66 84 13 12 10]; l M-34 34Q-46 32-46 20V-36Q-46-50-32-50H16Q26-50 30-42
        capsule | o [rr 112 64 32]
        capsule.portrait | o [rr 64 112 32]
        oval | o M-58 0C-58-25-32-42 0-42S58-25 58 0S32 42 0 42S-58 25-58 0Z
        oval.portrait | ~r oval
        triangle | o M-6-40Q0-50 6-40L52 36Q56 46 44 46H-44Q-56 46-52 36Z
        diamond | o M-6-50Q0-56 6-50L50-6Q56 0 50 6L6 50Q0 56-6 50L-50 6Q-56 0-50-6Z
        rhombus | o M-4-54Q0-60 4-54L36-6Q40 0 36 6L4 54Q0 60-4 54L-36 6Q-40 0-36-6Z
        pentagon | o [poly 5 50 0 2]
        hexagon | o [poly 6 50 0 0]
        octagon | o [poly 8 50 0.3927 0]
        seal | o [seal 8 50 43]
        star | o [star 5 53 24 0 -1]
        star.leadinghalf.filled | l [star 5 53 24 0 -1]; f M0-54V18L-31.2 41.9L-22.8 6.4L-50.4-17.4L-14.1-20.4Z
        star.lefthalf.fill | ~= star.leadinghalf.filled
        heart | o M0 44C-14 34-50 10-50-16C-50-34-37-44-24-44C-13-44-4-37 0-28C4-37 13-44 24-44C37-44 50-34 50-16C50 10 14 34 0 44Z
        suit.heart | o M0 46C-10 32-46 12-46-16C-46-34-34-44-22-44C-12-44-3-38 0-28C3-38 12-44 22-44C34-44 46-34 46-16C46 12 10 32 0 46Z
        shield | o M0-52Q22-40 42-38V2C42 26 22 42 0 52C-22 42-42 26-42 2V-38Q-22-40 0-52Z
        shield.lefthalf.filled | l M0-52Q22-40 42-38V2C42 26 22 42 0 52C-22 42-42 26-42 2V-38Q-22-40 0-52Z; f M0-52Q-22-40-42-38V2C-42 26-22 42 0 52Z
        bolt | o M10-54L-34 8H-5L-10 54L34-10H5Z
        bolt.horizontal | ~r bolt
        drop | o M0-54C10-36 36-8 36 16A36 36 0 0 1-36 16C-36-8-10-36 0-54Z
        flame | o M4-56C10-34 38-20 38 12C38 36 22 52 0 52S-38 36-38 12C-38-4-31-16-25-22C-23-10-17-4-10-4C-15-24-8-44 4-56Z; i M2 4C4 14 18 18 18 32C18 44 10 52 0 52S-18 44-18 32C-18 18-2 16 2 4Z
        bubble | o M0-44C32-44 56-26 56 0S32 40 0 40C-6 40-12 39-18 37C-26 44-36 48-44 48C-40 42-38 36-38 28C-50 20-56 10-56 0C-56-26-32-44 0-44Z
        bubble.left | o M-40-44H40Q56-44 56-28V18Q56 34 40 34H-8L-30 52V34H-40Q-56 34-56 18V-28Q-56-44-40-44Z
        bubble.right | ~h bubble.left
        message | ~= bubble
        bubble.middle.bottom | o M-40-44H40Q56-44 56-28V18Q56 34 40 34H16L0 52L-16 34H-40Q-56 34-56 18V-28Q-56-44-40-44Z
        text.bubble | o M-40-44H40Q56-44 56-28V18Q56 34 40 34H-8L-30 52V34H-40Q-56 34-56 18V-28Q-56-44-40-44Z; i M-32-20H32M-32-3H32M-32 14H12
        bubble.left.and.bubble.right | o M-52-48H10Q22-48 22-36V-8Q22 4 10 4H-20L-38 20V4H-52Q-64 4-64-8V-36Q-64-48-52-48Z; l M36-26H52Q64-26 64-14V16Q64 28 52 28H42V44L24 28H-4Q-14 28-16 20
        cross | o M-16-48H16V-16H48V16H16V48H-16V16H-48V-16H-16Z
        placeholdertext.fill | f [rr 56 22 8 -34 -28][rr 56 22 8 34 -28][rr 116 22 8 0 2][rr 80 22 8 -18 32]
        squareshape | o [rr 84 84 4]
        rectangle.split.2x2 | o [rr 110 84 14]; i M0-42V42M-55 0H55
        rectangle.split.3x3 | o [rr 110 84 14]; i M-18-42V42M18-42V42M-55-14H55M-55 14H55
        rectangle.checkered | l [rr 110 84 14]; f M-55-14H-18V14H-55ZM18-14H55V14H18ZM-18-42H18V-14H-18ZM-18 14H18V42H-18Z
        rectangle.pattern.checkered | ~= rectangle.checkered
        checkerboard.rectangle | ~= rectangle.checkered
        square.split.diagonal | o [rr 84 84 15]; i M-40 40L40-40
        square.filled.on.square | l M-36 20Q-46 16-46 6V-32Q-46-46-32-46H6Q16-46 20-36; f [rr 74 74 14 13 13]
        square.fill.on.square.fill | ~= square.filled.on.square
        square.2.layers.3d.top.filled | f M0-36L52-10L0 16L-52-10Z; l M-52 14L0 40L52 14
        square.3.layers.3d.down.right | ~= square.stack.3d.up
        square.stack.3d.forward.dottedline | ~= square.stack.3d.up
        square.grid.3x3.topleft.filled | ~= square.grid.3x3
        square.grid.3x1.below.line.grid.1x2 | o [rr 26 26 6 -40 26]; o [rr 26 26 6 0 26]; o [rr 26 26 6 40 26]; l M-52-36H52M-52-12H52
        square.dashed.inset.filled | l M-42-24V-27Q-42-42-27-42H-24M42-24V-27Q42-42 27-42H24M-42 24V27Q-42 42-27 42H-24M42 24V27Q42 42 27 42H24M-9-42H9M-9 42H9M-42-9V9M42-9V9; f [rr 48 48 8]
        squares.below.rectangle | o [rr 110 48 10 0 -22]; o [rr 28 28 6 -41 32]; o [rr 28 28 6 0 32]; o [rr 28 28 6 41 32]
        rectangle.compress.vertical | o [rr 100 20 5]; l M0-56V-24M-14-38L0-24L14-38M0 56V24M-14 38L0 24L14 38
        rectangle.expand.vertical | o [rr 100 20 5]; l M0-56V-24M-14-42L0-56L14-42M0 56V24M-14 42L0 56L14 42
        rectangle.arrowtriangle.2.outward | o [rr 40 84 10]; f M-58 0L-34-16V16ZM58 0L34-16V16Z
        rectangle.arrowtriangle.2.inward | o [rr 40 84 10]; f M-34 0L-58-16V16ZM34 0L58-16V16Z
        rectangle.center.inset.filled | l [rr 110 84 14]; f [rr 58 40 6]
        rectangle.leadinghalf.filled | l [rr 110 84 14]; f M0-42H-41Q-55-42-55-28V28Q-55 42-41 42H0Z
        rectangle.lefthalf.filled | ~= rectangle.leadinghalf.filled
        rectangle.trailinghalf.filled | ~h rectangle.leadinghalf.filled
        rectangle.righthalf.filled | ~h rectangle.leadinghalf.filled
        rectangle.tophalf.filled | l [rr 110 84 14]; f M-55 0V-28Q-55-42-41-42H41Q55-42 55-28V0Z
        rectangle.bottomhalf.filled | ~u rectangle.tophalf.filled
        rectangle.topthird.inset.filled | l [rr 110 84 14]; f [rr 88 20 4 0 -22]
        inset.filled.rectangle | ~= rectangle.inset.filled
        inset.filled.center.rectangle | ~= rectangle.center.inset.filled
        inset.filled.circle | ~= circle.inset.filled
        rectangle.portrait.split.2x1 | o [rr 84 104 14]; i M0-52V52
        rectangle.portrait.on.rectangle.portrait.angled | ~= rectangle.portrait.on.rectangle.portrait
        rectangle.connected.to.line.below | o [rr 80 50 12 0 -20]; l M0 5V42M-52 42H52
        cone | o M0-50L40 32Q40 48 0 48Q-40 48-40 32Z
        pyramid | o M0-48L52 18L0 48L-52 18Z; i M0-48V48
        shield.lefthalf.fill | ~= shield.lefthalf.filled
        shield.righthalf.filled | ~h shield.lefthalf.filled
        shield.righthalf.fill | ~h shield.lefthalf.filled
        """
}
