import CCarob

/// A choice of messages: by class, by selector, or all.
///
/// ```
/// SKUserCell                    every message to that class or with a method of it
/// SKUser*                       such messages for all classes of that beginning
/// -[SKUserCell set*]            instance messages only, and some selectors only
/// +[* alloc],ICModel            either of two
/// ```
///
/// `*` stands for any number of characters, `?` for one. [any-thread]
public struct MessagePattern: Hashable, Sendable, CustomStringConvertible {
  /// A mistake in a pattern's text.
  public struct Malformed: Error, Sendable, CustomStringConvertible {
    /// One sentence that contains the pattern.
    public let description: String
  }

  /// One alternative of the pattern.
  struct Alternative: Hashable, Sendable {
    enum Level: Hashable, Sendable { case instance, cls, either }

    var level = Level.either
    var className = "*"
    var selector = "*"
  }

  let alternatives: [Alternative]

  /// Whether only methods of the main thread are meant, on other threads.
  private(set) var isOfMainThread = false

  /// The text of the pattern.
  public let description: String

  /// Every message.
  public static let everything = MessagePattern(alternatives: [Alternative()], description: "*")

  /// The messages to views and controllers.
  static let ofMainThread: MessagePattern = {
    var pattern = everything
    pattern.isOfMainThread = true
    return pattern
  }()

  private init(alternatives: [Alternative], description: String) {
    self.alternatives = alternatives
    self.description = description
  }

  /// Reads a pattern: alternatives with commas between them.
  ///
  /// - Throws: `Malformed` when an alternative is empty, or has a bracket without the other.
  /// - Complexity: O(length).
  public init(parsing text: String) throws(Malformed) {
    var alternatives: [Alternative] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      alternatives.append(try Self.alternative(part, in: text))
    }
    self.init(alternatives: alternatives, description: text)
  }

  private static func alternative(
    _ part: Substring, in text: String
  ) throws(Malformed) -> Alternative {
    var result = Alternative()
    var rest = part.trimming { $0.isWhitespace }
    if let first = rest.first, "+-[".contains(first) {
      if first != "[" {
        result.level = first == "-" ? .instance : .cls
        rest = rest.dropFirst()
      }
      guard rest.first == "[", rest.last == "]" else {
        throw Malformed(
          description: "\"\(text.onOneLine)\" is no pattern: brackets are as in -[Class selector]")
      }
      rest = rest.dropFirst().dropLast().trimming { $0.isWhitespace }
    }
    let words = rest.split(whereSeparator: \.isWhitespace)
    guard (1...2).contains(words.count), !rest.contains(where: { "[]".contains($0) }) else {
      throw Malformed(
        description: "\"\(text.onOneLine)\" is no pattern: between commas is a class, or a class, "
          + "a space and a selector")
    }
    result.className = String(words[0])
    if words.count == 2 { result.selector = String(words[1]) }
    return result
  }

  /// Whether the pattern has a message.
  ///
  /// - Parameters:
  ///   - cls: the receiver's class.
  ///   - implementor: the class that has the method.
  /// - Complexity: O(alternatives × length of the names).
  public func matches(_ selector: Selector, to cls: RuntimeClass, in implementor: RuntimeClass)
    -> Bool
  {
    if isOfMainThread {
      return MainThreadChecker.concerns(selector, in: implementor)
        && !MainThreadChecker.isAllowed(cls)
    }
    return alternatives.contains { alternative in
      alternative.admits(selector, meta: cls.isMetaclass)
        && (Glob.matches(alternative.className, cls.name)
          || Glob.matches(alternative.className, implementor.name))
    }
  }

  /// Whether an alternative names a class, for any selector.
  func namesClass(_ cls: RuntimeClass) -> Bool {
    if isOfMainThread { return MainThreadChecker.isOfMainThread(cls) }
    return alternatives.contains { Glob.matches($0.className, cls.name) }
  }

  /// Whether the pattern may have a message to a class, or one to a subclass that gets there by `super`.
  ///
  /// - Complexity: O(subclasses) at worst.
  func mayMatch(
    _ selector: Selector, to cls: RuntimeClass, in implementor: RuntimeClass,
    _ state: inout RuntimeState
  ) -> Bool {
    if isOfMainThread { return MainThreadChecker.concerns(selector, in: implementor) }
    let concerned = alternatives.filter { $0.admits(selector, meta: cls.isMetaclass) }
    if concerned.isEmpty { return false }
    if concerned.contains(where: { Glob.matches($0.className, implementor.name) }) { return true }
    var pending = [cls]
    while let next = pending.popLast() {
      let name = next.name
      if concerned.contains(where: { Glob.matches($0.className, name) }) { return true }
      var subclass = next.record.pointee.subclass_list
      while let current = subclass {
        pending.append(RuntimeClass(record: current))
        subclass = current.pointee.sibling_class
      }
    }
    return false
  }
}

extension MessagePattern.Alternative {
  func admits(_ selector: Selector, meta: Bool) -> Bool {
    switch level {
    case .instance where meta, .cls where !meta: false
    default: Glob.matches(self.selector, selector.name)
    }
  }
}

extension Substring {
  fileprivate func trimming(_ isOutside: (Character) -> Bool) -> Substring {
    var trimmed = drop(while: isOutside)
    while let last = trimmed.last, isOutside(last) { trimmed.removeLast() }
    return trimmed
  }
}
