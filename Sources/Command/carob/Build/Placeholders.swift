import CarobRuntime

/// Placeholder records for classes and protocols that an Objective-C module refers to but does not define, because the
/// host or another plugin does. They contain only a name. The loader redirects the module's references to the real ones.
struct Placeholders {
  /// The classes that code refers to, and superclasses.
  private let classes: [String]
  /// The classes that code refers to.
  private let references: [String]
  /// The optional classes.
  private let weakClasses: [String]
  private let protocols: [String]

  /// Finds the undefined classes and protocols of a module's objects.
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

  /// The C source of the placeholders, to compile and link with the objects.
  var source: String {
    let lines =
      classes.map { "CAROB_CLASS_PLACEHOLDER(\($0))" }
      + references.map { "CAROB_CLASS_REFERENCE(\($0))" }
      + protocols.map { "CAROB_PROTOCOL_PLACEHOLDER(\($0))" }
      + weakClasses.map { "CAROB_WEAK_CLASS(\($0))" }
    return (["#include <carob/placeholders.h>"] + lines).map { $0 + "\n" }.joined()
  }

  /// The class of string literals before the host registers the module.
  private static let classOfLiterals = "NSConstantString"

  /// Warnings about classes that the host does not have, one line for each. Another plugin may have them.
  var missingClasses: [String] {
    let missing = classes.filter { $0 != Self.classOfLiterals && RuntimeClass(named: $0) == nil }
    return missing.map { name in
      let error = RegistrationError.noClass(name)
      return "Carob has no \(name)" + (error.advice.map { "; \($0)" } ?? "")
        + "; messages to it fail unless another plugin has it"
    }
  }
}
