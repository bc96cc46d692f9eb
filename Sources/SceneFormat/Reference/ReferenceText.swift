/// What the reference says besides what the registry knows.
enum ReferenceText {
    static let head = """
        # Reference of the scene language

        Made of the registry by `render schema --reference > Scenes/REFERENCE.md`; a test fails when it is older. [README.md](README.md) has the scenes.

        A scene is a JSON file (`.json`; with comments `.jsonc`; or YAML, `.yaml` and `.yml`; on standard input JSON or YAML). `render scene.json` draws it, `render validate scene.json` tells all
        that is wrong with it, and `render schema` prints a JSON Schema, by which editors complete and check: save it and name it in the file's `"$schema"`.

        A view is an object with one upper-case key, its name; the value holds its parameters, or is the value of the primary one. `modifiers` apply in order.
        In the place of a number, a condition, a point or a color, a string is an [expression](#expressions); in the place of a text, `{…}` puts one in.

        ```json
        {
          "size": [200, 100],
          "state": { "active": 2 },
          "view": { "HStack": [{ "Text": "Day {active}", "modifiers": [{ "padding": "active * 4" }, "bold"] }, { "Circle": {} }] },
          "timeline": [{ "at": 1, "set": { "active": 3 }, "animation": "easeInOut" }]
        }
        ```
        """

    static let components = """
        ## Components

        `components` gives views names and parameters of their own; `imports` brings those of other files.

        ```json
        {
          "size": [200, 100],
          "components": {
            "Card": {
              "parameters": { "title": "string", "tint": { "type": "color", "default": "blue" } },
              "view": { "VStack": [{ "Text": "{title}", "modifiers": [{ "foregroundColor": "tint" }] }, { "Slot": {} }] }
            }
          },
          "view": { "Card": { "title": "Hello", "content": [{ "Text": "Inside" }] } }
        }
        ```

        A component is used like a view, modifiers too; one with a single parameter takes a value alone. Its view sees its parameters and the scene's state,
        and no loop variables or other names of the place where it is used: hand them over. What is given as `content` stands where the component has
        `{ "Slot": {} }`, and sees the names of the place where it is written. A component whose view is a shape or a text can be modified as such.
        Controls in a component name variables of the scene's state, as they do elsewhere, or a parameter that is a binding: `"on": { "binding": "bool" }` is
        given the name of a state variable, `{ "Row": { "on": "wifi" } }`, and is read, shown and set as that variable. A binding can be handed on.
        A component's own `state` is there once for each use, from its coming to its going. Slots may have names: `{ "Slot": { "name": "header" } }` shows what
        is given as `header`, beside the one without a name.
        No component may contain itself, through others neither. All components of a scene and of what it imports share one set of names.

        Imports are relative to the file that has them and are read only below the scene's folder, or below `--root`; pictures and fonts are relative to the scene.
        A file that two others import is read once; files that import each other are an error.
        """

    static let views = """
        ## Views

        Parameters that take numbers, conditions, texts, points, colors or lists take expressions. Points and sizes may be `[x, y]`, rects `[x, y, width, height]`.
        """

    static let modifiers = """
        ## Modifiers

        `"modifiers": [{ "padding": 10 }, "bold"]`: each is a name, or an object of one name and its parameters.
        """

    static let files = """
        ## Files

        Pictures, fonts and imports are read only below the scene's folder, or below the folder that `--root` names and that holds the scene. Absolute paths
        elsewhere, `..` and symbolic links that lead out of it are refused. A scene from standard input has the current folder. Nothing is read from the network.
        """

    static let yaml = """
        ## YAML

        YAML 1.2 with the core schema, turned into the same values as JSON: `true`, `false`, `null`, `~`, decimal numbers, `0x1F` and `0o17` are no texts,
        everything else is one: `yes`, `no`, `on` and `off` are texts, and so are dates. Numbers that are not finite are refused. A colour such as `"#FF8000"`
        needs quotes, as `#` begins a comment. One document in a file; keys are texts; `<<` has no meaning. Anchors and aliases work; what aliases put in
        counts against the limits `fileValues` and `fileSize`. Tags other than those of the core schema (`!!str`, `!!int`, …) are refused.

        ```yaml
        size: [200, 100]
        view:
          HStack:
            - Text: Hello
              modifiers: [{ padding: 10 }]
            - Circle: {}
        ```
        """

    static let limits = """
        Scenes may come from strangers, so all that can grow has a limit. `--limit NAME=VALUE`, repeatable, sets another one.
        """

    static let expressions = #"""
        ## Expressions

        An expression is small, typed and pure: it reads state, variables and geometry, and changes nothing. Names and types are checked when the scene is read;
        what can only be known later, such as a division by zero, is an error of the frame with the expression's place. There are no loops but those of the functions
        below, and each evaluation ends: each operation, and each element that is looked at, is a step of the limit `expressionSteps`.

        ```
        conditional = binary [ "?" conditional ":" conditional ]
        binary      = unary { operator unary }
        unary       = { "-" | "!" } postfix
        postfix     = primary { "." name [ "(" arguments ")" ] | "[" conditional "]" }
        primary     = number | text | color | "true" | "false" | "null" | name [ "(" arguments ")" ] | "(" conditional ")" | "[" arguments "]"
        arguments   = [ conditional { "," conditional } ]
        text        = "'" letters "'" | '"' letters '"'        \ makes the next letter ordinary; \n is a line break
        color       = "#" 3, 6 or 8 hexadecimal digits
        ```

        `a.f(b)` means `f(a, b)`. In a text, `{expression}` puts a number, a text or a truth value in; `{{` and `}}` are braces. Brackets, conditions and signs may stand
        64 deep in each other, and 256 operators in a row.

        The new values of a `set` are expressions. Where a variable began with a text, its new value is a text like any other: letters stand as they are, and `{…}` puts
        an expression in.

        Types: any value, nothing (`null`), true or false, a number (always finite), a text, a color, a point, a size, a rect, an anchor, a geometry, a list, an object.
        A list is `[1, 2, 3]`; its elements count from 0. Names are those of the state, of loops and readers around (`ForEach`, `GeometryReader`, gestures …),
        which hide state of the same name, and in a component its parameters.
        """#

    static let members = """
        `list[0]` is an element, `object.name` and `object['name']` a member; `proxy[anchor]` is where an anchor lies in a geometry's space. A member that an
        object doesn't have is an error, and null with brackets; `??` puts something in the place of null.
        """

    /// By precedence.
    static let operatorNotes: [Int: String] = [
        6: "Numbers; points and sizes by a number. `%` has the sign of its left side.",
        5: "Numbers, points, sizes; `+` joins texts, too, and what stands beside a text.",
        4: "What is on the left, unless it is null; from the right.", 3: "Comparisons, which can't be chained; `<` and its like of numbers or texts.",
        2: "Both.", 1: "One or both.",
    ]
}
