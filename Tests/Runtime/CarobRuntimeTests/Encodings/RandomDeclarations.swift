import RuntimeTestSupport

/// Random C structures and unions with their encodings, and a C program that measures them.
struct RandomDeclarations {
  struct Declaration {
    /// In C.
    let text: String
    let encoding: String
    /// Numbers of the fields whose offsets the program prints: those that are no bit-fields.
    let measuredFields: [Int]
  }

  private(set) var declarations: [Declaration] = []
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Prints a line for each declaration: size, alignment, and the offsets of its measured fields.
  var program: String {
    var text = "#include <stddef.h>\n#include <stdio.h>\n"
    for declaration in declarations { text += declaration.text + "\n" }
    text += "int main(void) {\n"
    for (number, declaration) in declarations.enumerated() {
      text += "  printf(\"%zu %zu\", sizeof(T\(number)), _Alignof(T\(number)));\n"
      for field in declaration.measuredFields {
        text += "  printf(\" %zu\", offsetof(T\(number), f\(field)));\n"
      }
      text += "  puts(\"\");\n"
    }
    return text + "  return 0;\n}\n"
  }

  mutating func addStructure() {
    add("struct", "{", "}", fields: Int.random(in: 0...7, using: &random))
  }

  mutating func addUnion() {
    add("union", "(", ")", fields: Int.random(in: 1...4, using: &random))
  }

  /// Adds a structure of which most fields are bit-fields, in one of the two forms of encoding.
  mutating func addBitFields() {
    let isTypeTold = Bool.random(using: &random)
    var members = ""
    var encoding = ""
    var measured: [Int] = []
    for number in 0..<Int.random(in: 1...8, using: &random) {
      if isTypeTold { encoding += "\"f\(number)\"" }
      if Int.random(in: 0..<4, using: &random) == 0 {
        let type = Self.integers[Int.random(in: 0..<Self.integers.count, using: &random)]
        members += " \(type.name) f\(number);"
        encoding += type.letter
        measured.append(number)
      } else if isTypeTold {
        let type = Self.integers[Int.random(in: 0..<Self.integers.count, using: &random)]
        let width = Int.random(in: 0...type.bits, using: &random)
        let isNamed = width > 0 && Int.random(in: 0..<5, using: &random) > 0
        members += " \(type.name) \(isNamed ? "f\(number)" : "") : \(width);"
        if !isNamed { encoding.replace("\"f\(number)\"", with: "\"\"") }
        encoding += "b0\(type.letter)\(width)"
      } else {
        let width = Int.random(in: 1...64, using: &random)
        members += " unsigned \(width > 32 ? "long long" : "int") f\(number) : \(width);"
        encoding += "b\(width)"
      }
    }
    let name = "T\(declarations.count)"
    declarations.append(
      Declaration(
        text: "typedef struct {\(members) } \(name);", encoding: "{\(name)=\(encoding)}",
        measuredFields: measured))
  }

  private static let integers: [(name: String, letter: String, bits: Int)] = [
    ("_Bool", "B", 1), ("signed char", "c", 8), ("unsigned char", "C", 8), ("short", "s", 16),
    ("unsigned short", "S", 16), ("int", "i", 32), ("unsigned", "I", 32), ("long", "l", 64),
    ("unsigned long", "L", 64), ("long long", "q", 64), ("unsigned long long", "Q", 64),
  ]

  private static let others: [(name: String, letter: String)] = [
    ("__int128", "t"), ("unsigned __int128", "T"), ("float", "f"), ("double", "d"),
    ("long double", "D"), ("float _Complex", "jf"), ("double _Complex", "jd"),
    ("long double _Complex", "jD"), ("void *", "@"), ("void *", "#"), ("void *", ":"),
    ("char *", "*"), ("const double *", "r^d"), ("void *", "^{Opaque}"), ("void *", "@?"),
    ("_Atomic short", "As"), ("_Atomic unsigned long", "AL"),
  ]

  private mutating func add(_ keyword: String, _ opening: String, _ closing: String, fields: Int) {
    let isNamed = Bool.random(using: &random)
    var members = ""
    var encoding = ""
    for number in 0..<fields {
      let (type, letters) = member()
      let counts = (0..<max(Int.random(in: -3...2, using: &random), 0)).map { _ in
        Int.random(in: 0...4, using: &random)
      }
      members += " \(type) f\(number)\(counts.map { "[\($0)]" }.joined());"
      if isNamed { encoding += "\"f\(number)\"" }
      encoding += counts.map { "[\($0)" }.joined() + letters
      encoding += String(repeating: "]", count: counts.count)
    }
    let name = "T\(declarations.count)"
    declarations.append(
      Declaration(
        text: "typedef \(keyword) {\(members) } \(name);",
        encoding: "\(opening)\(name)=\(encoding)\(closing)", measuredFields: Array(0..<fields)))
  }

  /// A scalar, or one of the earlier structures.
  private mutating func member() -> (name: String, encoding: String) {
    switch Int.random(in: 0..<5, using: &random) {
    case 0 where !declarations.isEmpty:
      // The first ones only, lest encodings grow with every level.
      let number = Int.random(in: 0..<min(declarations.count, 20), using: &random)
      return ("T\(number)", declarations[number].encoding)
    case 0, 1:
      let type = Self.others[Int.random(in: 0..<Self.others.count, using: &random)]
      return (type.name, type.letter)
    default:
      let type = Self.integers[Int.random(in: 0..<Self.integers.count, using: &random)]
      return (type.name, type.letter)
    }
  }
}
