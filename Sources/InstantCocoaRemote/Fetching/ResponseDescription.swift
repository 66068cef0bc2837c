import CarobRuntime
import InstantCocoa

/// What a part of a response is, in words.
enum ResponseDescription {
  /// `an object with keys a, b`, `a number`.
  static func text(for value: Object) -> String {
    switch value {
    case let dictionary as DictionaryBox:
      let keys = dictionary.keys.map(\.description).sorted()
      return keys.isEmpty ? "an empty object" : "an object with keys \(NameSummary.text(keys))"
    case is ArrayBox: return "an array"
    case is StringBox: return "a string"
    case let number as NumberBox: return number.isBool ? "a truth value" : "a number"
    case is NullBox: return "null"
    default: return "an object of the class \(value.runtimeClass)"
    }
  }
}
