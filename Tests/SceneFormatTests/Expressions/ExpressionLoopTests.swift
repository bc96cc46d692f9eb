import Inputs
import SceneFormat
import Testing

/// Functions that take functions, and those of parts of lists and texts.
struct ExpressionLoopTests {
    private func text(_ expression: String) throws -> String { Self.text(try Fixture.value(expression)) }

    /// Returns a value in the form of an expression.
    private static func text(_ value: SceneValue) -> String {
        switch value {
        case .array(let elements): "[" + elements.map(text).joined(separator: ", ") + "]"
        case .object(let members): "{" + members.sorted { $0.key < $1.key }.map { "\($0.key): \(text($0.value))" }.joined(separator: ", ") + "}"
        case .string(let string): "'\(string)'"
        default: value.text ?? value.kind
        }
    }

    @Test(arguments: [
        ("map([1, 2, 3], x => x * active)", "[3, 6, 9]"), ("[1, 2].map((x, i) => x * 10 + i)", "[10, 21]"), ("months.map(m => m.name)", "['May', 'June']"),
        ("map([], x => x)", "[]"), ("map([[1, 2], [3]], row => row.map(x => x + row.count))", "[[3, 4], [4]]"),
        ("filter(range(0, 9), x => x % active == 0)", "[0, 3, 6]"), ("months.filter((m, i) => i > 0).count", "1"),
        ("sorted([3, 1, 2])", "[1, 2, 3]"), ("sorted(['b', 'a'])", "['a', 'b']"), ("sorted(['bb', 'c', 'aa'], x => count(x))", "['c', 'bb', 'aa']"),
        ("sorted([3, 1, 2], x => -x)", "[3, 2, 1]"), ("sorted([])", "[]"),
        ("reduce([1, 2, 3], 0, (sum, x) => sum + x)", "6"), ("['a', 'b'].reduce('', (text, x) => text + x)", "'ab'"), ("reduce([], 7, (a, b) => b)", "7"),
        ("group(['a', 'bb', 'c'], x => count(x))", "[{items: ['a', 'c'], key: 1}, {items: ['bb'], key: 2}]"),
        ("zip([1, 2, 3], ['a', 'b'])", "[[1, 'a'], [2, 'b']]"), ("zip([1, 2], [3, 4]).map(x => x[0] * x[1])", "[3, 8]"),
        ("slice([1, 2, 3, 4], 1, 3)", "[2, 3]"), ("slice([1, 2, 3], -2)", "[2, 3]"), ("slice('Größe', 1, -1)", "'röß'"), ("slice('abc', 2, 1)", "''"),
        ("slice([1], 5)", "[]"), ("split('a, b', ', ')", "['a', 'b']"), ("split('äb', '')", "['ä', 'b']"), ("split('', ',')", "['']"),
        ("replace('a_b_c', '_', ' ')", "'a b c'"), ("number(' 2.5e1 ')", "25"), ("map(split('3,x,-1', ','), x => number(x) ?? 0)", "[3, 0, -1]"),
        ("number('inf') == null && number('0x10') == null && number('') == null", "true"), ("rank([10, 30, 20], 20)", "2"), ("rank([5, 5, 9], 5)", "2"),
        ("rank(months, 0, 'id')", "2"),
        ("round(pathPoint('M 0 0 H 100', 0.25).x)", "25"), ("pathLength('M 0 0 H 100 V 50 M 0 0 h 1')", "151"),
        ("round(pathPoint('M 0 0 H 10 V 10 H 0 Z', 1).y)", "0"), ("pathPoint('M 4 2 H 10', -1).y", "2"),
        ("round(pathAngle('M 0 0 V 10', 0.5))", "90"), ("round(pathAngle('M 0 0 H 10 V 10', 0))", "0"),
        // A parameter hides other names, even that of a function inside.
        ("map([1], active => active + index)", "[3]"), ("map([1, 2], x => map([10], x => x))", "[[10], [10]]"),
    ])
    func values(_ expression: String, _ expected: String) throws {
        #expect(try text(expression) == expected)
    }

    @Test func textsCanHaveLoops() throws {
        let expression = try SceneExpression(template: "{join(months.map(m => m.name), ' & ')}", in: Fixture.scope, origin: Fixture.origin)
        #expect(try expression.evaluate(in: Fixture.environment) == .string("May & June"))
        #expect(expression.stateReads == [3])
    }

    @Test func typesAreKnown() throws {
        func type(_ text: String) throws -> ExpressionType { try SceneExpression(parsing: text, in: Fixture.scope, origin: Fixture.origin).type }
        #expect(try type("map(months, m => m.id)") == .array(.number))
        #expect(try type("filter(months, m => m.id > 0)") == Fixture.months.type)
        #expect(try type("slice('a', 1)") == .string)
        #expect(try type("group(months, m => m.name)") == .array(.object(["key": .string, "items": Fixture.months.type])))
    }

    @Test(arguments: [
        ("map([1], 2)", "map needs a function for 'function', such as x => x.value"), ("map(1, x => x)", "map needs a list for 'list', not a number"),
        ("map([1])", "wrong number of arguments; the signature is map(list, function)"),
        ("map([1], x => y)", "unknown name 'y'"), ("map(months, m => m.nme)", "an object has no member 'nme'; did you mean 'name'?"),
        ("filter([1], x => x)", "filter needs a function that gives true or false, not a number"),
        ("reduce([1], 0, x => x)", "reduce needs a function for 'function', such as (sum, x) => sum + x"),
        ("map([1], (x, y, z) => x)", "map needs a function for 'function', such as x => x.value"),
        ("count(x => x)", "a function can only be an argument of map"),
        ("map([1], (x, x) => x)", "'x' can't be the name of a parameter here"), ("x => x", "expected an operator, not '=>'"),
        ("sorted([1, 'a'])", "sorted needs numbers only, or strings only"), ("filter(free ?? [1], x => x)", "expected true or false, not a number"),
        ("replace('a', '', 'b')", "replace needs a text to look for"), ("rank(['a'], 1)", "rank needs numbers, not a string"),
    ])
    func errors(_ expression: String, _ message: String) {
        let failure = Fixture.failure(expression)
        #expect(failure?.contains(message) == true, "\(failure ?? "no error")")
    }

    /// Steps are counted in inner functions, and so are the values that they return.
    @Test(arguments: [
        "map(range(0, 1000), x => map(range(0, 1000), y => x * y))", "reduce(range(0, 60), [1], (list, x) => append(list, list))",
        "reduce(range(0, 60), 'aaaaaaaa', (text, x) => text + text)",
    ])
    func loopsAreBounded(_ expression: String) {
        let failure = Fixture.failure(expression) ?? ""
        #expect(
            failure.contains("the expression takes more than") || failure.contains("the text is longer than") || failure.contains("nested deeper"), "\(failure)"
        )
    }
}
