import CarobRuntime

/// Listens for messages that Cocoa, and so Carob, answers without a word although they probably are mistakes: nil where the
/// header says that there is an object, a text for a number by key, and a substring that is cut within a character. [any-thread]
final class SilentMistakes: Sendable {
  /// A mistake. Each is there once, however often it is made.
  struct Mistake: Hashable, CustomStringConvertible {
    /// The class that the message was sent to.
    let cls: RuntimeClass
    let selector: Selector
    /// The fact, as a clause that follows the method.
    let fact: String
    let advice: String

    /// One line, with the method and the fact.
    var description: String { "\(cls.describe(selector)): \(fact); \(advice)" }
  }

  private struct State {
    var mistakes: [Mistake] = []
    var known: Set<Mistake> = []
    /// Methods that were not silent. A later failure is not seen while the error of the first is pending.
    var failed: Set<String> = []
    /// The types of a method's parameters in its declaration.
    var types: [String: [Substring]] = [:]
  }

  private let state = Locked(State())

  /// The classes whose methods take objects.
  private static let classes = [
    "NSArray", "NSAttributedString", "NSBundle", "NSCharacterSet", "NSCountedSet", "NSData",
    "NSDate", "NSDictionary", "NSFileManager", "NSIndexSet", "NSMutableArray",
    "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableIndexSet",
    "NSMutableOrderedSet", "NSMutableSet", "NSMutableString", "NSNotificationCenter",
    "NSOrderedSet", "NSSet", "NSString", "NSURL", "NSUserDefaults",
  ]

  /// Listens to the messages of all threads until the process ends.
  init() {
    let patterns = Self.classes.map { "[\($0) *:*]" } + ["[* setValue:forKey:]"]
    guard let pattern = try? MessagePattern(parsing: patterns.joined(separator: ",")) else {
      preconditionFailure("the patterns are written here, and are sound")
    }
    MessageTrace.start(pattern) { [weak self] event in
      if case .answered(let message) = event { self?.look(at: message) }
    }
  }

  /// The mistakes so far, in the order in which they were made.
  var all: [Mistake] { state.withLock { $0.mistakes } }

  private func look(at message: TracedMessage) {
    if message.outcome?.error != nil {
      return state.withLock { _ = $0.failed.insert(message.name) }
    }
    if let found = Self.textForNumber(message) ?? Self.cutCharacter(message) {
      return add(found, of: message)
    }
    guard message.arguments.contains("nil"), !message.selector.name.hasPrefix("isEqual") else {
      return
    }
    let types = types(of: message)
    for (index, argument) in message.arguments.enumerated() where argument == "nil" {
      guard index + 1 < types.count, Self.isForAnObject(types[index + 1]) else { continue }
      let place = message.arguments.count == 1 ? "its argument" : "argument \(index + 1)"
      add(
        ("\(place) was nil, which is taken as nothing", "pass an object, or do not send it"),
        of: message)
    }
  }

  private typealias Text = (fact: String, advice: String)

  private func add(_ text: Text, of message: TracedMessage) {
    let mistake = Mistake(
      cls: message.cls, selector: message.selector, fact: text.fact, advice: text.advice)
    state.withLock { state in
      if !state.failed.contains(message.name), state.known.insert(mistake).inserted {
        state.mistakes.append(mistake)
      }
    }
  }

  // MARK: Kinds

  /// A collection, a text or another object of Foundation. For `id`, nil is often meant.
  private static func isForAnObject(_ type: Substring) -> Bool {
    type.hasPrefix("NS") && type.hasSuffix("*") && !type.hasSuffix("**")
      && !type.contains("ullable")
  }

  private func types(of message: TracedMessage) -> [Substring] {
    let key = message.implementor.describe(message.selector)
    return state.withLock { state in
      if let known = state.types[key] { return known }
      let text = message.implementor.statedDeclarations.map(\.description).first {
        !$0.hasPrefix("@") && DeclarationText.selectorName(of: $0) == message.selector.name
      }
      let types = text.map { DeclarationText.types(of: $0) } ?? []
      state.types[key] = types
      return types
    }
  }

  private static func textForNumber(_ message: TracedMessage) -> Text? {
    guard message.selector.name == "setValue:forKey:", message.arguments.count == 2,
      message.arguments[0].hasPrefix("@\""), message.arguments[1].hasPrefix("@\"")
    else { return nil }
    let key = String(message.arguments[1].dropFirst(2).dropLast())
    guard let type = message.cls.property(named: key)?.attributes.type, type.count == 1,
      "cCsSiIlLqQfdB".contains(type)
    else { return nil }
    return (
      "\(key) is a number, and was set to the text \(message.arguments[0].dropFirst())",
      "pass a number, so that a text which is none is an error"
    )
  }

  /// The half of a character that is left is U+FFFD.
  private static func cutCharacter(_ message: TracedMessage) -> Text? {
    guard message.selector.name.hasPrefix("substring"),
      message.outcome?.result?.contains("\u{FFFD}") == true
    else { return nil }
    return (
      "the text was cut within a character",
      "ask rangeOfComposedCharacterSequencesForRange: for the range"
    )
  }
}
