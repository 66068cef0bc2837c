import CarobRuntime

/// Records that stand for what a module in Objective-C refers to and does not have: classes and protocols of the host, or of
/// another plugin. They have a name and nothing else. The loader lets the module's references lead to what has that name.
struct Placeholders {
  /// Classes that code refers to, or that are superclasses.
  private let classes: [String]
  /// Those of them that code refers to.
  private let references: [String]
  /// Classes that may be missing.
  private let weakClasses: [String]
  private let protocols: [String]

  /// Finds out what the objects of a module need.
  init(for objects: [ObjectFile]) {
    let defined = objects.reduce(into: Set<String>()) { $0.formUnion($1.defined) }
    let needed = objects.reduce(into: Set<String>()) { $0.formUnion($1.needed) }
      .subtracting(defined)
    let neededWeakly = objects.reduce(into: Set<String>()) { $0.formUnion($1.neededWeakly) }
      .subtracting(defined).subtracting(needed)
    func names(_ kind: String, _ symbols: Set<String>) -> [String] {
      let prefix = ObjectFile.prefix + kind
      return symbols.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
        .sorted()
    }
    references = names("REF_CLASS_", needed)
    classes = Set(references + names("CLASS_", needed)).sorted()
    weakClasses = names("CLASS_", neededWeakly)
    protocols = names("PROTOCOL_", needed)
  }

  /// What a compiler for C makes an object of, which is linked with the others.
  var source: String {
    let lines =
      classes.map { "CAROB_CLASS_PLACEHOLDER(\($0))" }
      + references.map { "CAROB_CLASS_REFERENCE(\($0))" }
      + protocols.map { "CAROB_PROTOCOL_PLACEHOLDER(\($0))" }
      + weakClasses.map { "CAROB_WEAK_CLASS(\($0))" }
    return (["#include <carob/placeholders.h>"] + lines).map { $0 + "\n" }.joined()
  }

  /// The class that string literals have until the host registers the module.
  private static let classOfLiterals = "NSConstantString"

  /// What to say about classes that the host does not have, a line for each. Another plugin may have them.
  var missingClasses: [String] {
    let missing = classes.filter { $0 != Self.classOfLiterals && RuntimeClass(named: $0) == nil }
    return missing.map { name in
      let error = RegistrationError.noClass(name)
      return "Carob has no \(name)" + (error.advice.map { "; \($0)" } ?? "")
        + "; loading fails unless another plugin has it"
    }
  }
}
