/// What can be an argument or a result of a message: objects, classes, selectors, strings, numbers, `Bool`, dates, URLs, points,
/// sizes and rectangles, arrays and dictionaries of these, and optionals of all of them.
///
/// A type of a plugin's own takes part by standing for one of these:
///
/// ```swift
/// enum Shade: String, MessageValue {
///   case light, dark
///
///   static var typeEncoding: String { String.typeEncoding }
///   static var nothing: Shade { .light }
///   init(_ value: PassedValue) throws(PluginFailure) {
///     let name = try String(value)
///     guard let shade = Shade(rawValue: name) else { throw PluginFailure("\(name) is no shade") }
///     self = shade
///   }
///   func passed() throws(PluginFailure) -> PassedValue { try rawValue.passed() }
/// }
/// ```
public protocol MessageValue {
  /// The encoding of a method's argument or result of this type, such as `@` or `q`.
  static var typeEncoding: String { get }

  /// What a property gives that could not be read, and a property of nil.
  static var nothing: Self { get }

  /// The value of an argument or a result.
  ///
  /// - Throws: `PluginFailure` when it is of another kind, or too large.
  init(_ value: PassedValue) throws(PluginFailure)

  /// The value as an argument or a result.
  ///
  /// - Throws: `PluginFailure` when the host cannot hold it.
  func passed() throws(PluginFailure) -> PassedValue
}

extension MessageValue {
  /// How a property of this type is declared: an encoding, with the name of the class where there is one.
  static var propertyEncoding: String {
    (self as? any NamedClassValue.Type)?.classEncoding ?? typeEncoding
  }
}

/// Values that are objects of one class of the host's.
package protocol NamedClassValue {
  static var className: String { get }
}

extension NamedClassValue {
  static var classEncoding: String { "@\"\(className)\"" }
}
