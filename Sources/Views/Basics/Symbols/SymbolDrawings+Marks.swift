extension SymbolDrawings {
    /// Drawn symbols: marks.
    static let marks = """
        plus | l M-36 0H36M0-36V36
        minus | l M-36 0H36
        xmark | l M-28-28L28 28M28-28L-28 28
        multiply | l M-28-28L28 28M28-28L-28 28
        checkmark | l M-34 5L-10 32L35-35
        equal | l M-34-15H34M-34 15H34
        divide | l M-36 0H36; l*1.5 M0-26h.01M0 26h.01
        plusminus | l M-28-18H28M0-46V10M-28 38H28
        plus.forwardslash.minus | l M-44-22H-8M-26-40V-4M8 28H44M34-46L-34 46
        lessthan | l M30-32L-30 0L30 32
        greaterthan | ~h lessthan
        slash.circle | o (0 0 46); i M30-30L-30 30
        circle.slash | o (0 0 46); i M30-30L-30 30
        nosign | l (0 0 46); l M-31-31L31 31
        info | l*1.1 M-10-6H2V32M-14 32H18; l*1.6 M0-30h.01
        ellipsis | l*2v0 M-36 0h.01; l*2v1 M0 0h.01; l*2v2 M36 0h.01
        ellipsis.vertical | ~r ellipsis
        line.3.horizontal | l M-43-26H43M-43 0H43M-43 26H43
        line.2.horizontal | l M-43-14H43M-43 14H43
        line.3.horizontal.decrease | l M-48-26H48M-31 0H31M-14 26H14
        line.diagonal | l M-40 40L40-40
        line.horizontal.3.decrease | ~= line.3.horizontal.decrease
        line.horizontal.3 | ~= line.3.horizontal
        line.horizontal.2.decrease.circle | o (0 0 46); i M-22-8H22M-12 10H12
        list.bullet | l*1.6 M-52-30h.01M-52 0h.01M-52 30h.01; l M-30-30H54M-30 0H54M-30 30H54
        list.dash | l M-54-30H-46M-54 0H-46M-54 30H-46M-28-30H54M-28 0H54M-28 30H54
        list.triangle | f M-60-40L-44-30L-60-20ZM-60-10L-44 0L-60 10ZM-60 20L-44 30L-60 40Z; l M-28-30H54M-28 0H54M-28 30H54
        list.bullet.indent | l*1.6 M-52-30h.01M-24 0h.01M-24 30h.01; l M-30-30H54M-2 0H54M-2 30H54
        list.star | f [star 5 14 6 -50 -30]; f [star 5 14 6 -50 0]; f [star 5 14 6 -50 30]; l M-28-30H54M-28 0H54M-28 30H54
        list.bullet.rectangle | o [rr 116 88 14]; i M-18-20H38M-18 0H38M-18 20H38; j*1.4 M-38-20h.01M-38 0h.01M-38 20h.01
        list.dash.header.rectangle | o [rr 116 88 14]; i M-54-18H54M-16 2H38M-16 22H38M-38 2H-34M-38 22H-34
        slider.horizontal.3 | l M-56-32H-30M-8-32H56M-56 0H10M32 0H56M-56 32H-30M-8 32H56; l (-19 -32 10); l (21 0 10); l (-19 32 10)
        slider.horizontal.2.square | o [rr 92 92 15]; i M-28-15H0M20-15H28M-28 15H-20M0 15H28; i (10 -15 9)(-10 15 9)
        slider.vertical.3 | ~r slider.horizontal.3
        magnifyingglass | l (-9 -9 35); l*1.25 M18 18L42 42
        plus.magnifyingglass | l (-9 -9 35); l*1.25 M18 18L42 42; l M-25-9H7M-9-25V7
        minus.magnifyingglass | l (-9 -9 35); l*1.25 M18 18L42 42; l M-25-9H7
        circle.grid.2x2 | o (-22 -22 15); o (22 -22 15); o (-22 22 15); o (22 22 15)
        circle.grid.3x3 | o (-32 -32 9)(0 -32 9)(32 -32 9)(-32 0 9)(0 0 9)(32 0 9)(-32 32 9)(0 32 9)(32 32 9)
        circle.grid.cross | o (0 -34 13)(0 34 13)(-34 0 13)(34 0 13)
        circle.grid.cross.left.filled | o (0 -34 13)(0 34 13)(34 0 13); f (-34 0 17)
        circle.grid.cross.left.fill | ~= circle.grid.cross.left.filled
        circle.grid.hex | o (0 0 12)(-32 0 12)(32 0 12)(-16 -28 12)(16 -28 12)(-16 28 12)(16 28 12)
        circle.hexagongrid | o (0 0 10)(-29 0 10)(29 0 10)(-14.5 -25 10)(14.5 -25 10)(-14.5 25 10)(14.5 25 10)(0 -44 6)(0 44 6)(-42 -25 6)(42 -25 6)(-42 25 6)(42 25 6)
        circle.grid.2x1 | o (-24 0 19)(24 0 19)
        square.grid.2x2 | o [rr 36 36 8 -24 -24]; o [rr 36 36 8 24 -24]; o [rr 36 36 8 -24 24]; o [rr 36 36 8 24 24]
        square.grid.3x3 | o [rr 92 92 15]; i M-15-42V42M15-42V42M-42-15H42M-42 15H42
        square.grid.3x2 | o [rr 116 80 15]; i M-19-36V36M19-36V36M-54 0H54
        square.grid.4x3.fill | f [rr 20 20 4 -45 -30][rr 20 20 4 -15 -30][rr 20 20 4 15 -30][rr 20 20 4 45 -30][rr 20 20 4 -45 0][rr 20 20 4 -15 0][rr 20 20 4 15 0][rr 20 20 4 45 0][rr 20 20 4 -45 30][rr 20 20 4 -15 30][rr 20 20 4 15 30][rr 20 20 4 45 30]
        rectangle.grid.1x2 | o [rr 100 36 10 0 -24]; o [rr 100 36 10 0 24]
        rectangle.grid.2x2 | o [rr 48 34 8 -28 -22]; o [rr 48 34 8 28 -22]; o [rr 48 34 8 -28 22]; o [rr 48 34 8 28 22]
        rectangle.grid.3x2 | o [rr 116 80 12]; i M-19-36V36M19-36V36M-54 0H54
        grid | l M-15-46V46M15-46V46M-46-15H46M-46 15H46
        viewfinder | l M-44-22V-30Q-44-44-30-44H-22M44-22V-30Q44-44 30-44H22M-44 22V30Q-44 44-30 44H-22M44 22V30Q44 44 30 44H22
        """
}
