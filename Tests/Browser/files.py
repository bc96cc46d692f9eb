"""The files that the tests show."""

import json
import shutil

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

# A button over a list that can be scrolled, as YAML with its own timeline.
CLIP = """size: [200, 160]
scale: 1
background: white
state:
  hits: 0
  rows: 0
view:
  VStack:
    - Text: "Above {hits}"
      modifiers: [{ onTapGesture: { set: { hits: hits + 1 } } }]
    - ScrollView:
        VStack: { spacing: 0, content: [{ Text: One }, { Text: Two }, { Text: Three }, { Text: Four }, { Text: Five }, { Text: Six }] }
      modifiers: [{ frame: { height: 60 } }]
timeline:
  - { at: 0.5, scroll: { point: [100, 100] }, by: [0, 40] }
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


def long_swift(modifiers="", title="Title"):
    """A file of 200 lines with a dozen views, one of which has the modifiers and the title."""
    views = "".join(
        f"""
struct Row{number}: View {{
    let name: String
    @State private var isOn = false
    var body: some View {{
        HStack(spacing: 8) {{
            Image(systemName: "star")
            Text(name)
            Spacer()
            Toggle("On", isOn: $isOn)
                .labelsHidden()
        }}
        .padding(4)
    }}
}}
"""
        for number in range(12)
    )
    rows = "\n".join(f'            Row{number}(name: "Row {number}")' for number in range(12))
    return f"""import SwiftUI

struct Long: View {{
    @State private var count = 0
    var body: some View {{
        VStack {{
            Text("{title}"){modifiers}
{rows}
            Button("More") {{ count += 1 }}
        }}
    }}
}}
{views}"""


def write_many(folder):
    """A folder of 25 files, each with a view that the first one shows."""
    (folder / "Many").mkdir(exist_ok=True)
    for number in range(24):
        (folder / "Many" / f"Part{number}.swift").write_text(part(number))
    parts = "\n".join(f"            Part{number}()" for number in range(24))
    (folder / "Many" / "All.swift").write_text(
        f"import SwiftUI\n\nstruct All: View {{\n    var body: some View {{\n        VStack {{\n{parts}\n        }}\n    }}\n}}\n"
    )


def part(number, modifiers=""):
    return f"""import SwiftUI

struct Part{number}: View {{
    @State private var count = {number}
    var body: some View {{
        HStack {{
            Text("Part {number}"){modifiers}
            Text("\\(count)")
        }}
    }}
}}
"""


def write(folder):
    (folder / "months.json").write_text(months())
    (folder / "card.json").write_text(CARD)
    (folder / "clip.yaml").write_text(CLIP)
    (folder / "data.json").write_text('{ "rows": [] }')
    for name in ("events.json", "Counter.swift", "Long.swift"):
        (folder / name).unlink(missing_ok=True)
    shutil.rmtree(folder / "Many", ignore_errors=True)
