/// The initial inputs for the readers of drawings: small files that together have most of what the readers know.
enum DrawingSeeds {
    static let svg = [
        ##"""
        <svg width="40" height="40" viewBox="0 0 20 20" preserveAspectRatio="xMinYMax slice"><style>g.a > rect, #b { fill: hsl(120 50% 50%) }</style>
        <g class="a" opacity=".5" style="mix-blend-mode:multiply"><rect id="b" width="8" height="8" rx="2" stroke="red" stroke-width="2" stroke-dasharray="3 1"/></g>
        <path d="M1 1c1 2 3 4 5 6s7 8 9 10q1 2 3 4t5 6A1 2 30 1 0 9 9z" fill-rule="evenodd" transform="rotate(30 2 3) skewX(10) scale(2)"/>
        <use href="#b" x="3" y="4" transform="matrix(1 0 0 1 2 3)"/></svg>
        """##,
        ##"""
        <svg width="40" height="40"><defs><linearGradient id="g" x2=".5" spreadMethod="reflect"><stop offset="10%" stop-color="red"/>
        <stop offset="1" stop-color="#00f8" stop-opacity=".5"/></linearGradient><radialGradient id="r" href="#g" gradientUnits="userSpaceOnUse" cx="9" fx="2"/>
        <pattern id="p" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(9)"><circle cx="2" cy="2" r="2" fill="url(#g)"/></pattern>
        </defs><rect width="40" height="20" fill="url(#g)" stroke="url(#p)"/><ellipse cx="20" cy="30" rx="9" ry="5" fill="url(#p) lime"/></svg>
        """##,
        ##"""
        <svg width="40" height="40"><clipPath id="c" clipPathUnits="objectBoundingBox"><circle cx=".5" cy=".5" r=".5"/><use href="#x"/></clipPath>
        <mask id="m" x="0" y="0" width="20" height="20" maskUnits="userSpaceOnUse"><rect id="x" width="20" height="20" fill="#fff"/></mask>
        <symbol id="s" viewBox="0 0 4 4"><polygon points="0,0 4,0 4,4"/></symbol><g clip-path="url(#c)" mask="url(#m)"><use href="#s" width="30" height="30"/></g>
        <svg x="5" y="5" width="9" height="9" viewBox="0 0 3 3"><line x2="3" y2="3" stroke="#000" vector-effect="non-scaling-stroke"/></svg></svg>
        """##,
        ##"""
        <svg width="40" height="40"><filter id="f" x="0" y="0" width="40" height="40" filterUnits="userSpaceOnUse"><feFlood flood-opacity="0" result="a"/>
        <feColorMatrix in="SourceAlpha" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0" result="b"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>
        <feComposite in2="b" operator="out"/><feBlend in2="a" result="s"/><feMerge><feMergeNode in="s"/><feMergeNode in="SourceGraphic"/></feMerge>
        <feComponentTransfer><feFuncA type="linear" slope=".5"/></feComponentTransfer><feDropShadow dx="1" stdDeviation="1 2"/></filter>
        <rect x="9" y="9" width="20" height="20" filter="url(#f)"/><text>a&amp;b</text></svg>
        """##,
        ##"""
        <svg width="400" height="400"><g id="Guides"><line id="Baseline-S" x2="400" y1="170" y2="170"/><line id="Capline-S" x2="400" y1="100" y2="100"/>
        <line id="left-margin-Regular-S" x1="40" x2="40" y2="9"/><line id="right-margin-Regular-S" x1="140" x2="140" y2="9"/></g>
        <g id="Regular-S" transform="translate(50 110)"><path d="M0 0h80v50h-80z"/></g><g id="Black-S"><path d="M0 0h90v60h-90z"/></g></svg>
        """##,
    ]

    /// Returns a file with a page of 40 by 40 points.
    private static func pdf(_ content: String, resources: String, objects: String) -> String {
        """
        %PDF-1.7
        1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
        2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
        3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 40 40] /Rotate 90 /Contents [4 0 R] /Resources << \(resources) >> >> endobj
        4 0 obj << /Length 9 >> stream
        \(content)
        endstream endobj
        \(objects)
        trailer << /Root 1 0 R >>
        """
    }

    static let pdf = [
        pdf(
            """
            q .5 0 0 .5 3 4 cm 1 0 0 rg 0 0 .2 .9 K 2 w 1 J 2 j [3 1] 0 d 0 0 m 9 9 l 1 2 3 4 5 6 c 3 4 5 6 v h B* Q /G gs 0 0 20 20 re W n /F Do
            BI /W 2 /H 2 /CS /RGB /BPC 8 /F /AHx ID FF000000FF000000FFFFFFFF> EI (a\\)\\101) Tj
            """, resources: "/ExtGState << /G << /ca .5 /BM /Multiply /SMask << /S /Luminosity /G 5 0 R >> >> >> /XObject << /F 5 0 R >>",
            objects: "5 0 obj << /Subtype /Form /BBox [0 0 20 20] /Matrix [1 0 0 1 2 2] /Group << /I true >> >> stream\n1 g 2 2 9 9 re f\nendstream endobj"),
        pdf(
            "/A sh /S cs .5 scn 0 0 9 9 re f /I cs 1 sc 9 9 9 9 re f /N cs .2 .3 sc 9 0 9 9 re f /L cs 50 20 20 sc 0 9 9 9 re f /Pattern cs /T scn 20 20 9 9 re f",
            resources: """
                /Shading << /A << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [9 9 2 9 9 9] /Extend [true false] /Function 5 0 R >> >>
                /ColorSpace << /S [/Separation /X /DeviceRGB 6 0 R] /I [/Indexed /DeviceGray 1 <00FF>] /N [/DeviceN [/A /B] /DeviceGray 7 0 R]
                /L [/Lab << /WhitePoint [.95 1 1.09] >>] >> /Pattern << /T 8 0 R >>
                """,
            objects: """
                5 0 obj << /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 1 0] /Functions [6 0 R 6 0 R] >> endobj
                6 0 obj << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0 0] /N 2 >> endobj
                7 0 obj << /FunctionType 4 /Domain [0 1 0 1] /Range [0 1] >> stream
                { 2 copy lt { add } { sub dup 3 1 roll pop } ifelse }
                endstream endobj
                8 0 obj << /PatternType 1 /PaintType 1 /BBox [0 0 5 5] /XStep 4 /YStep 6 >> stream
                0 0 2 2 re f
                endstream endobj
                """),
        pdf(
            "20 0 0 20 0 0 cm /P Do 1 0 0 1 1 1 cm /Q Do", resources: "/XObject << /P 5 0 R /Q 7 0 R >>",
            objects: """
                5 0 obj << /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 4 /Decode [1 0] /SMask 6 0 R /Filter [/A85 /RL] >> stream
                !<<*"!~>
                endstream endobj
                6 0 obj << /Subtype /Image /Width 2 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /LZWDecode >> stream
                ABCDEFGHIJ
                endstream endobj
                7 0 obj << /Subtype /Image /ImageMask true /Width 8 /Height 2 >> stream
                ab
                endstream endobj
                9 0 obj << /Type /ObjStm /N 1 /First 4 >> stream
                8 0 [1 2 3]
                endstream endobj
                """),
    ]
}
