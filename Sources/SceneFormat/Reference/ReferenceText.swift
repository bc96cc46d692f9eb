/// The texts of the reference that are not generated from the registry.
enum ReferenceText {
    static let head = """
        # Reference of the scene language

        Generated from the registry with `render schema --reference > Scenes/REFERENCE.md`; a test fails if it is out of date. [README.md](README.md) lists the
        example scenes.

        A scene is a JSON file (`.json`, or `.jsonc` with comments) or a YAML file (`.yaml` or `.yml`); standard input can be either. `render scene.json` draws it,
        `render validate scene.json` lists all errors, and `render schema` prints a JSON Schema for completion and checks in editors: save it and refer to it
        with the `"$schema"` of the file.

        A view is an object with one key that starts with a capital letter, its name; the value is an object of its parameters, or the value of its primary
        parameter. `modifiers` apply in order. A string is an [expression](#expressions), unless only a text fits: where a text, a keyword or a file is expected,
        the string is the text itself, and `{…}` inserts an expression; a name that the scene introduces is the name itself. So `"id": "'first'"` is the id
        *first*, because an id can be a value of any type. State, data, and the targets of events hold texts without expressions: `"tap": { "id": "first" }`.

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

        `components` declares views with custom names and parameters; `imports` adds those of other files.

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

        A component is used like a view, with modifiers as well; if it has a single parameter, the value alone is enough. Its view sees its parameters and the
        scene's state, but no loop variables or other names from the place of use: pass these as parameters. The views given as `content` appear at the
        component's `{ "Slot": {} }` and see the names of the place where they are written. A component whose view is a shape or a text accepts the modifiers of
        shapes or texts. Controls in a component name variables of the scene's state, or a parameter that is a binding: `"on": { "binding": "bool" }` takes the
        name of a state variable, `{ "Row": { "on": "wifi" } }`, and reads and sets this variable. A binding can be passed on to another component.
        Each use of a component has its own copy of the component's `state`, from its appearance to its disappearance. Slots can have names:
        `{ "Slot": { "name": "header" } }` shows the views given as `header`; a component can also have one slot without a name.
        A component must not contain itself, directly or through others. All components of a scene and of its imports share one namespace.

        Imports are relative to the importing file and must be in the scene's folder, or in that of `--root`; images and fonts are relative to the scene.
        A file that two others import is read once; files that import each other are an error.
        """

    static let views = """
        ## Views

        Parameters that take numbers, conditions, texts, points, colors, or lists take expressions. Points and sizes may be `[x, y]`, rects `[x, y, width, height]`.
        """

    static let modifiers = """
        ## Modifiers

        `"modifiers": [{ "padding": 10 }, "bold"]`: each is a name, or an object with one name and its parameters.
        """

    static let files = """
        ## Files

        Images, fonts and imports are only read from the scene's folder and its subfolders, or from those of the folder given with `--root`, which must contain
        the scene. Other absolute paths, `..` and symbolic links that lead outside are rejected. For a scene from standard input, the folder is the current one.
        Nothing is read from the network.
        """

    static let yaml = """
        ## YAML

        YAML 1.2 with the core schema, converted to the same values as JSON: everything is a string but `true`, `false`, `null`, `~`, decimal numbers, and numbers
        such as `0x1F` and `0o17`; `yes`, `no`, `on`, `off` and dates are strings, too. Numbers that are not finite are rejected. A color such as `"#FF8000"` needs
        quotes because `#` starts a comment. A file has one document; keys are strings; `<<` has no special meaning. Anchors and aliases work; expanded aliases
        count toward the limits `fileValues` and `fileSize`. Tags other than those of the core schema (`!!str`, `!!int`, …) are rejected.

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
        Scenes may come from untrusted sources, so everything that can grow has a limit. `--limit NAME=VALUE`, which can be repeated, changes one.
        """

    static let expressions = #"""
        ## Expressions

        An expression is small, typed and pure: it reads state, variables and geometry, and changes nothing. Names and types are checked when the scene is read.
        Errors that can only occur later, such as a division by zero, are reported for the frame, with the position of the expression. The only loops are those
        of the functions below, and every evaluation ends: each operation, each list element that a function visits, and each 64 bytes of text are a step toward
        the limit `expressionSteps`.

        ```
        conditional = binary [ "?" conditional ":" conditional ]
        binary      = unary { operator unary }
        unary       = { "-" | "!" } postfix
        postfix     = primary { "." name [ "(" arguments ")" ] | "[" conditional "]" }
        primary     = number | text | color | "true" | "false" | "null" | name [ "(" arguments ")" ] | "(" conditional ")" | "[" arguments "]" | object
        object      = "{" [ ( name | text ) ":" conditional { "," ( name | text ) ":" conditional } ] "}"
        arguments   = [ conditional { "," conditional } ]
        text        = "'" characters "'" | '"' characters '"'  \ escapes the next character; \n is a line break
        color       = "#" 3, 6 or 8 hexadecimal digits
        ```

        `a.f(b)` means `f(a, b)`. In a text, `{expression}` inserts a number, a string or a Boolean; `{{` and `}}` are literal braces. Brackets, conditions and signs
        can be nested 64 levels deep, and 256 operators can follow each other.

        The new values of a `set` are expressions. If the initial value of a variable is a string, so is its new value: characters are taken literally, and `{…}`
        inserts an expression.

        Types: any value, nothing (`null`), true or false, a number (always finite), a string, a color, a point, a size, a rect, an anchor, a geometry, a list, an
        object. A list is `[1, 2, 3]`; indices start at 0. An object is `{ name: 'Oslo', values: [1, 2] }`, such as a result of `map`. Names are those of the state,
        of enclosing loops and readers (`ForEach`, `GeometryReader`, gestures …), which hide state of the same name, and, in a component, of its parameters.
        """#

    static let members = """
        `list[0]` is an element, `object.name` and `object['name']` are members; `proxy[anchor]` is the position of an anchor in a geometry's space. A missing member
        is an error with a dot and null with brackets; `??` replaces null.
        """

    /// Notes on operators by precedence.
    static let operatorNotes: [Int: String] = [
        6: "Numbers; points and sizes by a number. `%` has the sign of its left side.",
        5: "Numbers, points, sizes; `+` also joins strings, and a string with a value of another type.",
        4: "The left value, or the right one if the left is null.", 3: "Comparisons, which can't be chained; `<` and the like compare numbers or strings.",
        2: "True if both sides are true.", 1: "True if one or both sides are true.",
    ]
}
