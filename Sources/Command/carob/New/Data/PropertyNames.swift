import CarobRuntime
import Foundation
import InstantCocoa

/// Makes names of properties from keys.
struct PropertyNames {
  /// The noun of the model, which names get that cannot stand alone: `issueId`.
  private let noun: String
  /// The keys of the object: a property takes the value of the key of its own name too.
  private let keys: Set<String>
  private var taken: Set<String> = []

  private static let longestName = 60

  /// - Parameter model: the name of the model, such as `Issue`.
  init(model: String, keys: [String]) {
    noun = model
    self.keys = Set(keys)
  }

  /// Whether `+JSONMapping` can name a key: dots separate keys in it, and a NUL ends a string in C.
  static func canMap(_ key: String) -> Bool {
    !key.contains(".") && !key.unicodeScalars.contains("\0")
  }

  /// The name for a key.
  mutating func name(forKey key: String) -> String {
    let inflector = Inflector()
    let words = Self.words(of: key)
    var name = inflector.llamaCased(words)
    if !Self.isFree(name) {
      let rest = words.isEmpty ? "value" : words
      name = inflector.llamaCased("\(noun)_\(rest)")
      // A noun such as Copy makes it a name that means a method.
      if !Self.isFree(name) { name = inflector.llamaCased("item_\(rest)") }
    }
    name = String(name.prefix(Self.longestName))
    var candidate = name
    var number = 2
    // A name that is another key would take that one's values.
    while taken.contains(candidate) || (keys.contains(candidate) && candidate != key)
      || !Self.isFree(candidate)
    {
      candidate = "\(name)\(number)"
      number += 1
    }
    taken.insert(candidate)
    return candidate
  }

  /// The words of a key in ASCII letters and digits: `created_at`, `type` of `@type`, `plus_1` of `+1`.
  static func words(of key: String) -> String {
    var text = key
    for (sign, word) in [("+", "plus_"), ("-", "minus_")] where key.hasPrefix(sign) {
      if key.dropFirst().first?.isNumber == true { text = word + key.dropFirst() }
    }
    let plain = text.folding(options: .diacriticInsensitive, locale: nil)
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "_")
  }

  /// Whether a property may have the name: compilers take it, and no model answers it already.
  private static func isFree(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter, !NewModel.words.contains(name),
      !members.contains(name), !isOfMethodFamily(name),
      !hooks.contains(where: name.hasPrefix)
    else { return false }
    let setter = Inflector().setterName(forProperty: name)
    return ![name, setter].contains { selector in
      guard let selector = try? Selector(validating: selector) else { return true }
      return ICModel.runtimeClass.responds(to: selector)
    }
  }

  /// What begins like this is a method that mapping asks.
  private static let hooks = ["serializerFor", "mappingClassFor"]

  /// Members of `CarobPluginKit.Object`, macros of C's library, and what Cocoa keeps for itself.
  private static let members: Set<String> = [
    "errno", "stdin", "stdout", "stderr", "isNil", "objectClass", "messageTarget", "isa",
    "converted",
    "send", "responds", "nothing", "passed", "definingClass", "reference", "none",
  ]

  /// Methods with such names give objects that their callers own.
  private static func isOfMethodFamily(_ name: String) -> Bool {
    ["alloc", "copy", "init", "mutableCopy", "new"].contains { family in
      name.hasPrefix(family) && name.dropFirst(family.count).first?.isLowercase != true
    }
  }
}
