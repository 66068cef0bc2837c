import CarobRuntime
import Foundation
import InstantCocoa

/// Makes property names from keys.
struct PropertyNames {
  /// The model's name, for names that need a noun: `issueId`.
  private let noun: String
  /// The keys of the object, because a property without mapping takes the value of the key with its name.
  private let keys: Set<String>
  private var taken: Set<String> = []

  private static let longestName = 60

  /// - Parameter model: the name of the model, such as `Issue`.
  init(model: String, keys: [String]) {
    noun = model
    self.keys = Set(keys)
  }

  /// Returns whether `+JSONMapping` can contain the key: dots separate keys, and NUL ends a C string.
  static func canMap(_ key: String) -> Bool {
    !key.contains(".") && !key.unicodeScalars.contains("\0")
  }

  mutating func name(forKey key: String) -> String {
    let inflector = Inflector()
    let words = Self.words(of: key)
    var name = inflector.llamaCased(words)
    if !Self.isFree(name) {
      let rest = words.isEmpty ? "value" : words
      name = inflector.llamaCased("\(noun)_\(rest)")
      // With a noun such as Copy, the name would be in a method family.
      if !Self.isFree(name) { name = inflector.llamaCased("item_\(rest)") }
    }
    name = String(name.prefix(Self.longestName))
    var candidate = name
    var number = 2
    // With the name of another key, it would get that key's values.
    while taken.contains(candidate) || (keys.contains(candidate) && candidate != key)
      || !Self.isFree(candidate)
    {
      candidate = "\(name)\(number)"
      number += 1
    }
    taken.insert(candidate)
    return candidate
  }

  /// Returns the words of a key in ASCII letters and digits: `created_at`, `type` for `@type`, `plus_1` for `+1`.
  static func words(of key: String) -> String {
    var text = key
    for (sign, word) in [("+", "plus_"), ("-", "minus_")] where key.hasPrefix(sign) {
      if key.dropFirst().first?.isNumber == true { text = word + key.dropFirst() }
    }
    let plain = text.folding(options: .diacriticInsensitive, locale: nil)
    return plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.joined(separator: "_")
  }

  /// Returns whether a property can have the name: no compiler reserves it, and models have no such method.
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

  /// The beginnings of methods that the mapping calls.
  private static let hooks = ["serializerFor", "mappingClassFor"]

  /// Members of `CarobPluginKit.Object`, macros of C's library, and names that Cocoa reserves.
  private static let members: Set<String> = [
    "errno", "stdin", "stdout", "stderr", "isNil", "objectClass", "messageTarget", "isa",
    "converted",
    "send", "responds", "nothing", "passed", "definingClass", "reference", "none",
  ]

  /// Returns whether methods with the name return objects that their callers own.
  private static func isOfMethodFamily(_ name: String) -> Bool {
    ["alloc", "copy", "init", "mutableCopy", "new"].contains { family in
      name.hasPrefix(family) && name.dropFirst(family.count).first?.isLowercase != true
    }
  }
}
