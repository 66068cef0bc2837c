import CarobRuntime
import RuntimeTestSupport

@testable import struct CarobRuntime.TypeLayout

/// Signatures with everything that C needs to call them: each has a function that writes down what it was
/// given, and a caller of such functions.
struct CallSignatures {
  struct Signature {
    let result: TypeEncoding
    let arguments: [TypeEncoding]
    /// The types in C.
    let resultName: String
    let argumentNames: [String]

    /// As a method.
    var encoding: String {
      "\(result)@:" + arguments.map(\.encoding).joined()
    }

    /// Where each argument is in the memory that C and Swift share.
    var offsets: [Int] {
      var offset = 0
      return arguments.map { argument in
        defer { offset += ((argument.size ?? 0) + 15) / 16 * 16 }
        return offset
      }
    }
  }

  struct CType {
    let name: String
    let encoding: TypeEncoding
  }

  private(set) var signatures: [Signature] = []
  private let declarations: String

  /// Every scalar at each of eight places among other arguments, as the result too.
  init(scalars: [CType]) {
    declarations = ""
    let filler = scalars.filter { ["i", "d"].contains($0.encoding.encoding) }
    for scalar in scalars {
      for place in 0..<8 {
        var arguments = (0..<8).map { filler[$0 % filler.count] }
        arguments[place] = scalar
        add(result: scalar, arguments)
      }
    }
    for scalar in scalars {
      add(result: nil, [scalar])
      // As many words as calls without libffi take.
      for place in 0..<4 {
        var arguments = (0..<4).map { _ in filler[0] }
        arguments[place] = scalar
        add(result: scalar, arguments)
      }
    }
  }

  /// Random signatures of structures, unions and scalars.
  init(random count: Int, types pool: RandomDeclarations, among types: [CType], seed: UInt64) {
    declarations = pool.declarations.map(\.text).joined(separator: "\n")
    var random = SeededGenerator(seed: seed)
    for number in 0..<count {
      func any() -> CType {
        let list = Bool.random(using: &random) ? types : Self.scalars
        return list[Int.random(in: 0..<list.count, using: &random)]
      }
      var arguments = (0..<Int.random(in: 0...8, using: &random)).map { _ in any() }
      // Each of the types is seen at least once.
      arguments.insert(
        types[number % types.count], at: Int.random(in: 0...arguments.count, using: &random))
      add(result: number % 2 == 0 ? types[number % types.count] : any(), arguments)
    }
  }

  private mutating func add(result: CType?, _ arguments: [CType]) {
    signatures.append(
      Signature(
        result: result?.encoding ?? .void, arguments: arguments.map(\.encoding),
        resultName: result?.name ?? "void", argumentNames: arguments.map(\.name)))
  }

  static let scalars: [CType] = [
    ("_Bool", "B"), ("signed char", "c"), ("unsigned char", "C"), ("short", "s"),
    ("unsigned short", "S"), ("int", "i"), ("unsigned", "I"), ("long", "l"),
    ("unsigned long", "L"), ("long long", "q"), ("unsigned long long", "Q"), ("float", "f"),
    ("double", "d"), ("long double", "D"), ("void *", "@"), ("void *", ":"), ("char *", "*"),
    ("void *", "^v"), ("_Complex float", "jf"), ("_Complex double", "jd"),
    ("_Complex long double", "jD"), ("_Complex int", "ji"), ("_Complex char", "jc"),
    ("_Complex long", "jq"),
  ].compactMap { name, letters in
    (try? TypeEncoding(parsing: letters)).map { CType(name: name, encoding: $0) }
  }

  /// `takeN` writes its arguments into `seen` and returns what is in `given`; `callN` calls such a function
  /// with the arguments in memory.
  var program: String {
    var text = """
      #include <string.h>
      char seen[4096], given[256];
      \(declarations)

      """
    for (number, signature) in signatures.enumerated() {
      let offsets = signature.offsets
      let isVoid = signature.result == .void
      let parameters = signature.argumentNames.enumerated().map { ", \($1) a\($0)" }.joined()
      text += "\(signature.resultName) take\(number)(void *self, void *selector\(parameters)) {\n"
      for (index, offset) in offsets.enumerated() {
        text += "  memcpy(seen + \(offset), &a\(index), sizeof a\(index));\n"
      }
      if !isVoid {
        text += "  \(signature.resultName) r;\n  memcpy(&r, given, sizeof r);\n  return r;\n"
      }
      let types = signature.argumentNames.map { ", \($0)" }.joined()
      let values = zip(signature.argumentNames, offsets).map { ", *(\($0) *)(a + \($1))" }.joined()
      let call =
        "((\(signature.resultName)(*)(void *, void *\(types)))f)((void *)1, (void *)2\(values))"
      text += "}\nvoid call\(number)(void *f, char *a, char *result) {\n"
      text +=
        isVoid
        ? "  \(call);\n"
        : "  \(signature.resultName) r = \(call);\n  memcpy(result, &r, sizeof r);\n"
      text += "}\n"
    }
    return text
  }
}
