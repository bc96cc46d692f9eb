"""The files that the tests show."""

import json

MONTHS = [["January", "February", "March", "April"], ["May", "June", "July", "August"], ["September", "October", "November", "December"]]


def months(color="green", padding=10):
    """A scene with a border that moves to the month that is tapped."""
    return json.dumps(
        {
            "size": [640, 360], "scale": 1, "fps": 60, "duration": 1, "background": "white",
            "state": {"active": "January", "rows": MONTHS},
            "view": {
                "VStack": [
                    {"ForEach": {"in": "rows", "as": "row", "content": {"HStack": {"ForEach": {"in": "row", "as": "month", "content": {
                        "Text": "{month}",
                        "modifiers": [
                            {"padding": padding},
                            {"anchorPreference": {"key": "months", "value": "bounds", "name": "month"}},
                            {"onTapGesture": {"set": {"active": "{month}"}}},
                        ],
                    }}}}}}
                ],
                "modifiers": [{"backgroundPreferenceValue": {"key": "months", "as": "months", "view": {"GeometryReader": {"as": "proxy", "content": {
                    "let": {"rect": "proxy[find(months, 'name', active).bounds]"},
                    "in": {"RoundedRectangle": 15, "modifiers": [
                        {"stroke": {"color": color, "lineWidth": 3}}, {"frame": {"width": "rect.width", "height": "rect.height"}},
                        {"offset": {"x": "rect.x", "y": "rect.y"}}, {"animation": {"easeInOut": {"duration": 0.5}}},
                    ]},
                }}}}}],
            },
            "timeline": [{"at": 0.25, "tap": "August"}],
        },
        indent=1,
    )


CARD = """{
  "size": [200, 120], "scale": 1,
  "background": "white",
  "state": { "name": "" },
  "view": {
    "VStack": [
      { "ScrollView": {
        "VStack": [
          { "Text": "One" }, { "Text": "Two" }, { "Text": "Three" }, { "Text": "Four" },
          { "Text": "Five" }, { "Text": "Six" }, { "Text": "Seven" }
        ] },
        "modifiers": [{ "frame": { "height": 60 } }]
      },
      { "TextField": { "placeholder": "Name", "text": "name" } },
      { "Text": "{name}", "modifiers": [{ "foregroundStyle": "#EEEEEE" }] }
    ]
  }
}
"""

SWIFT = """import SwiftUI

struct Counter: View {
    @State private var count = 3
    var body: some View {
        VStack {
            Text("Count \\(count)")
                .padding(12)
            Button("More") { count += 1 }
        }
    }
}

#Preview("Counter") { Counter() }
#Preview("Wide") { Counter().frame(width: 300) }
"""


def write(folder):
    (folder / "months.json").write_text(months())
    (folder / "card.json").write_text(CARD)
    (folder / "data.json").write_text('{ "rows": [] }')
    for name in ("events.json", "Counter.swift"):
        (folder / name).unlink(missing_ok=True)
