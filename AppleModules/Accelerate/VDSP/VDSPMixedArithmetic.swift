// Status: works (AccelerateVectorTests)

extension vDSP {
    /// (A + B) · number
    public static func multiply<T: BinaryFloatingPoint>(addition: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ scalar: T) -> [T] {
        array(addition.a.count) { multiply(addition: addition, scalar, result: &$0) }
    }
    public static func multiply<T: BinaryFloatingPoint>(
        addition: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ scalar: T, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.addMultiply, addition.a, addition.b, Uniform(scalar, addition.a.count), &result) }
    /// (A + B) · C
    public static func multiply<T: BinaryFloatingPoint>(
        addition: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ vector: some AccelerateBuffer<T>
    ) -> [T] { array(addition.a.count) { multiply(addition: addition, vector, result: &$0) } }
    public static func multiply<T: BinaryFloatingPoint>(
        addition: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.addMultiply, addition.a, addition.b, vector, &result) }
    /// (A − B) · number
    public static func multiply<T: BinaryFloatingPoint>(subtraction: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ scalar: T) -> [T] {
        array(subtraction.a.count) { multiply(subtraction: subtraction, scalar, result: &$0) }
    }
    public static func multiply<T: BinaryFloatingPoint>(
        subtraction: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ scalar: T, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.subtractMultiply, subtraction.a, subtraction.b, Uniform(scalar, subtraction.a.count), &result) }
    /// (A − B) · C
    public static func multiply<T: BinaryFloatingPoint>(
        subtraction: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ vector: some AccelerateBuffer<T>
    ) -> [T] { array(subtraction.a.count) { multiply(subtraction: subtraction, vector, result: &$0) } }
    public static func multiply<T: BinaryFloatingPoint>(
        subtraction: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ vector: some AccelerateBuffer<T>,
        result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.subtractMultiply, subtraction.a, subtraction.b, vector, &result) }
    /// A · B + number
    public static func add<T: BinaryFloatingPoint>(multiplication: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ scalar: T) -> [T] {
        array(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
    }
    public static func add<T: BinaryFloatingPoint>(
        multiplication: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ scalar: T, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.multiplyAdd, multiplication.a, multiplication.b, Uniform(scalar, multiplication.a.count), &result) }
    /// A · number + C
    public static func add<T: BinaryFloatingPoint>(multiplication: (a: some AccelerateBuffer<T>, b: T), _ vector: some AccelerateBuffer<T>) -> [T] {
        array(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) }
    }
    public static func add<T: BinaryFloatingPoint>(
        multiplication: (a: some AccelerateBuffer<T>, b: T), _ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.multiplyAdd, multiplication.a, Uniform(multiplication.b, multiplication.a.count), vector, &result) }
    /// A · B + C
    public static func add<T: BinaryFloatingPoint>(
        multiplication: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ vector: some AccelerateBuffer<T>
    ) -> [T] { array(multiplication.a.count) { add(multiplication: multiplication, vector, result: &$0) } }
    public static func add<T: BinaryFloatingPoint>(
        multiplication: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ vector: some AccelerateBuffer<T>,
        result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.multiplyAdd, multiplication.a, multiplication.b, vector, &result) }
    /// A · number + number
    public static func add<T: BinaryFloatingPoint>(multiplication: (a: some AccelerateBuffer<T>, b: T), _ scalar: T) -> [T] {
        array(multiplication.a.count) { add(multiplication: multiplication, scalar, result: &$0) }
    }
    public static func add<T: BinaryFloatingPoint>(
        multiplication: (a: some AccelerateBuffer<T>, b: T), _ scalar: T, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.multiplyAdd, multiplication.a, Uniform(multiplication.b, multiplication.a.count), Uniform(scalar, multiplication.a.count), &result) }
    /// A · B − C
    public static func subtract<T: BinaryFloatingPoint>(
        multiplication: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ vector: some AccelerateBuffer<T>
    ) -> [T] { array(multiplication.a.count) { subtract(multiplication: multiplication, vector, result: &$0) } }
    public static func subtract<T: BinaryFloatingPoint>(
        multiplication: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), _ vector: some AccelerateBuffer<T>,
        result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.multiplySubtract, multiplication.a, multiplication.b, vector, &result) }
    /// A · number − C
    public static func subtract<T: BinaryFloatingPoint>(multiplication: (a: some AccelerateBuffer<T>, b: T), _ vector: some AccelerateBuffer<T>) -> [T] {
        array(multiplication.a.count) { subtract(multiplication: multiplication, vector, result: &$0) }
    }
    public static func subtract<T: BinaryFloatingPoint>(
        multiplication: (a: some AccelerateBuffer<T>, b: T), _ vector: some AccelerateBuffer<T>, result: inout some AccelerateMutableBuffer<T>
    ) { Vectors.put(.multiplySubtract, multiplication.a, Uniform(multiplication.b, multiplication.a.count), vector, &result) }

    /// A · B + C · D
    public static func add<T: BinaryFloatingPoint>(
        multiplication first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>),
        multiplication second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>)
    ) -> [T] { array(first.a.count) { add(multiplication: first, multiplication: second, result: &$0) } }
    public static func add<T: BinaryFloatingPoint>(
        multiplication first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>),
        multiplication second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>), result: inout some AccelerateMutableBuffer<T>
    ) { add(multiplication: first, multiply(second.c, second.d), result: &result) }
    /// A · number + C · number
    public static func add<T: BinaryFloatingPoint>(
        multiplication first: (a: some AccelerateBuffer<T>, b: T), multiplication second: (c: some AccelerateBuffer<T>, d: T)
    ) -> [T] { array(first.a.count) { add(multiplication: first, multiplication: second, result: &$0) } }
    public static func add<T: BinaryFloatingPoint>(
        multiplication first: (a: some AccelerateBuffer<T>, b: T), multiplication second: (c: some AccelerateBuffer<T>, d: T),
        result: inout some AccelerateMutableBuffer<T>
    ) { add(multiplication: first, multiply(second.d, second.c), result: &result) }
    /// A · B − C · D
    public static func subtract<T: BinaryFloatingPoint>(
        multiplication first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>),
        multiplication second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>)
    ) -> [T] { array(first.a.count) { subtract(multiplication: first, multiplication: second, result: &$0) } }
    public static func subtract<T: BinaryFloatingPoint>(
        multiplication first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>),
        multiplication second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>), result: inout some AccelerateMutableBuffer<T>
    ) { subtract(multiplication: first, multiply(second.c, second.d), result: &result) }
    /// (A + B) · (C + D)
    public static func multiply<T: BinaryFloatingPoint>(
        addition first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), addition second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>)
    ) -> [T] { array(first.a.count) { multiply(addition: first, addition: second, result: &$0) } }
    public static func multiply<T: BinaryFloatingPoint>(
        addition first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>), addition second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>),
        result: inout some AccelerateMutableBuffer<T>
    ) { multiply(addition: first, add(second.c, second.d), result: &result) }
    /// (A − B) · (C − D)
    public static func multiply<T: BinaryFloatingPoint>(
        subtraction first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>),
        subtraction second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>)
    ) -> [T] { array(first.a.count) { multiply(subtraction: first, subtraction: second, result: &$0) } }
    public static func multiply<T: BinaryFloatingPoint>(
        subtraction first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>),
        subtraction second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>), result: inout some AccelerateMutableBuffer<T>
    ) { multiply(subtraction: first, subtract(second.c, second.d), result: &result) }
    /// (A + B) · (C − D)
    public static func multiply<T: BinaryFloatingPoint>(
        addition first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>),
        subtraction second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>)
    ) -> [T] { array(first.a.count) { multiply(addition: first, subtraction: second, result: &$0) } }
    public static func multiply<T: BinaryFloatingPoint>(
        addition first: (a: some AccelerateBuffer<T>, b: some AccelerateBuffer<T>),
        subtraction second: (c: some AccelerateBuffer<T>, d: some AccelerateBuffer<T>), result: inout some AccelerateMutableBuffer<T>
    ) { multiply(addition: first, subtract(second.c, second.d), result: &result) }
}
