import CCarob

/// The error of a message that could not be sent, or whose handler raised one.
public struct MessageError: CarobError {
  /// A kind of error. More may be added.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    package init(rawValue: String) { self.rawValue = rawValue }

    /// The receiver's class has no method for the selector.
    public static let unrecognizedSelector = Code(rawValue: "unrecognizedSelector")
    /// The method takes another number of arguments.
    public static let argumentCount = Code(rawValue: "argumentCount")
    /// An argument that does not fit the method's encoding, or nil where an object is needed.
    public static let argumentType = Code(rawValue: "argumentType")
    /// The result does not fit the type that the caller asked for.
    public static let resultType = Code(rawValue: "resultType")
    /// A type that libffi cannot pass.
    public static let unpassableType = Code(rawValue: "unpassableType")
    /// The handler raised an error; see `underlying`.
    public static let handlerFailed = Code(rawValue: "handlerFailed")
    /// The receiver was freed; see `CAROB_ZOMBIES` in docs/debugging.md.
    public static let freedReceiver = Code(rawValue: "freedReceiver")
    /// The receiver is a view or a controller, and the thread is not the main one.
    public static let otherThread = Code(rawValue: "otherThread")
  }

  /// The kind of the error.
  public var code: Code { content.code }
  /// One sentence that names class, selector and, where types disagree, both encodings.
  public var sentence: String {
    let place = content.place.map { "\($0): " } ?? ""
    return switch content.words {
    case .text(let text, _): place + text
    case .unrecognized(let cls, let selector):
      place + "\(cls.describe(selector)): unrecognized selector".onOneLine
    case .late(let sentence, _): place + sentence().onOneLine
    }
  }
  /// Advice, such as the nearest names; nil when that depends on the caller.
  ///
  /// - Complexity: O(1), but O(methods of the class) for an unrecognized selector and an undefined key: the class is searched
  ///   for the nearest names when the advice is read.
  public var advice: String? {
    switch content.words {
    case .text(_, let advice): advice
    case .unrecognized(let cls, let selector): Self.hint(cls, selector).onOneLine
    case .late(_, let advice): advice()
    }
  }
  /// `NSInvalidArgumentException` or `NSUnknownKeyException`; nil for a handler's error.
  public var exceptionName: String? {
    switch code {
    case .unrecognizedSelector, .argumentCount, .argumentType, .resultType:
      "NSInvalidArgumentException"
    default: content.exceptionName
    }
  }
  /// The handler's error, unless that is a `MessageError`.
  public var underlying: (any Error)? { content.underlying }

  /// The message that did not run since its method in Swift could not take an argument; nil for other errors.
  package var refused: Selector? { content.refused }

  /// The role of a value in a message. Raw values are the first words of a sentence that does not name the value yet.
  @usableFromInline enum ValueRole: String, Sendable {
    case argument = "an argument"
    case result = "a result"
  }

  /// The parts of the description. Texts that take long to make are made when they are read, which may be never.
  private enum Words {
    case text(String, advice: String?)
    case unrecognized(RuntimeClass, Selector)
    /// Both are made when somebody reads them.
    case late(sentence: @Sendable () -> String, advice: @Sendable () -> String?)
  }

  private struct Content {
    let code: Code
    let words: Words
    var underlying: (any Error)?
    var unplaced: ValueRole?
    /// Whether the sentence names no method, so that the name of the handler is put before it.
    var isOfAnyMethod = false
    /// The place of the send, from a checked build: `issues.c:41`.
    var place: String?
    var refused: Selector?
    var exceptionName: String?
  }

  /// In a box, so that an error is one word: code that hands errors on is in every method.
  private final class Box: Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
  }
  private var box: Box
  private var content: Content {
    get { box.content }
    set { box = Box(newValue) }
  }

  package init(
    _ code: Code, _ sentence: String, advice: String? = nil, underlying: (any Error)? = nil
  ) {
    self.init(code, sentence, advice: advice, underlying: underlying, unplaced: nil)
  }

  private init(
    _ code: Code, _ sentence: String, advice: String? = nil, underlying: (any Error)? = nil,
    unplaced: ValueRole?
  ) {
    // Keys, selectors and class names may contain any characters.
    let words = Words.text(sentence.onOneLine, advice: advice?.onOneLine)
    box = Box(Content(code: code, words: words, underlying: underlying, unplaced: unplaced))
  }

  /// `-[SKUserCell frobnicate]: unrecognized selector; nearest: …`.
  package static func unrecognized(_ cls: RuntimeClass, _ selector: Selector) -> Self {
    Self(.unrecognizedSelector, .unrecognized(cls, selector))
  }

  /// An error whose texts are made when somebody reads them.
  package init(
    _ code: Code, exceptionName: String, sentence: @escaping @Sendable () -> String,
    advice: @escaping @Sendable () -> String? = { nil }
  ) {
    let words = Words.late(sentence: sentence, advice: advice)
    box = Box(Content(code: code, words: words, exceptionName: exceptionName))
  }

  private init(_ code: Code, _ words: Words) {
    box = Box(Content(code: code, words: words))
  }

  private static func hint(_ cls: RuntimeClass, _ selector: Selector) -> String {
    let nearest = NearestNames.to(selector, in: cls)
    if !nearest.isEmpty { return "nearest: " + nearest.joined(separator: ", ") }
    // A list cell may lack a method that a subclass of its class has.
    let below = RuntimeClass.all.lazy.filter { $0 != cls && !$0.isHidden && $0.isSubclass(of: cls) }
    guard cls.superclass != nil,
      let answering = below.filter({ $0.responds(to: selector) }).map(\.name).min()
    else { return "nothing with a similar name is answered" }
    return "the subclass \(answering) answers it"
  }

  /// The error of a message that is sent at a place in a file.
  func sent(at place: String) -> Self {
    var error = self
    error.content.place = content.place ?? place.onOneLine
    return error
  }

  static func noSuperclass(of name: String, _ selector: Selector) -> Self {
    Self(
      .unrecognizedSelector,
      "[super \(selector)]: "
        + (RuntimeClass(named: name) == nil
          ? "there is no class named \(name)" : "\(name) has no superclass"))
  }

  static func argumentCount(_ cls: RuntimeClass, _ selector: Selector, given: Int) -> Self {
    Self(
      .argumentCount,
      "\(cls.describe(selector)): takes \("argument".withCount(selector.argumentCount)), "
        + "\(given) given")
  }

  /// - Parameter index: of the argument; 0 is the first after receiver and selector, which people count as 1.
  static func argumentType(
    _ cls: RuntimeClass, _ selector: Selector, index: Int, expected: String, given: String
  ) -> Self {
    Self(
      .argumentType,
      "\(cls.describe(selector)): argument \(index + 1) has type \"\(expected)\", given \(given)")
  }

  static func needsObjects(
    _ cls: RuntimeClass, _ selector: Selector, _ signature: MethodSignature
  ) -> Self {
    let types = signature.explicitArguments
    let index = types.firstIndex { PassingKind($0) != .object } ?? types.startIndex
    return argumentType(
      cls, selector, index: index - types.startIndex, expected: types[index].encoding,
      given: "an object (the method is \"\(signature.encoding.encoding)\")")
  }

  static func resultType(
    _ cls: RuntimeClass, _ selector: Selector, declared: String, wanted: String
  ) -> Self {
    Self(
      .resultType,
      "\(cls.describe(selector)): the result has type \"\(declared)\", wanted \(wanted)")
  }

  /// A value in a place with a name is not of the wanted type.
  package static func unexpectedObject(_ wanted: String, _ given: String, position: String) -> Self
  {
    Self(.argumentType, "\(position) is \(given), needed: \(wanted)")
  }

  /// An element of a list is not of the wanted type.
  package static func unexpectedElement(_ wanted: String, _ given: String, position: String) -> Self
  {
    var error = unexpectedObject(wanted, given, position: position)
    error.content.isOfAnyMethod = true
    return error
  }

  /// For an argument whose position the thrower does not know; `placed` adds it.
  @usableFromInline package static func unexpectedArgument(_ wanted: String, _ given: String)
    -> Self
  {
    unexpected(.argument, wanted, given)
  }

  /// For an argument or a result of a message that the thrower does not know; `placed` adds it.
  static func unexpected(_ role: ValueRole, _ wanted: String, _ given: String) -> Self {
    Self(
      role == .result ? .resultType : .argumentType,
      "\(role.rawValue) is \(given), needed: \(wanted)", unplaced: role)
  }

  /// The error with the name of the argument or result, unless it has one already.
  package func placed(_ place: @autoclosure () -> String) -> Self {
    guard let unplaced = content.unplaced else { return self }
    return Self(
      code, place() + sentence.dropFirst(unplaced.rawValue.count), advice: advice,
      underlying: underlying)
  }

  /// The error of a method that could not take an argument.
  func refused(by selector: Selector, at place: String) -> Self {
    var error = placed(place)
    error.content.refused = selector
    return error
  }

  /// The error with the method's class, its selector and the argument's number, counted from 1; 0 is the receiver.
  @inline(never) @usableFromInline
  func placed(
    inArgument number: Int, of id: UnsafeMutableRawPointer?, _ selector: SEL?
  ) -> Self {
    // Reading a missing receiver would set an error.
    guard let id, Object.nameOfOther(id) == nil, let receiver = Object.from(id),
      let selector = Selector(selector)
    else { return self }
    return refused(
      by: selector,
      at: receiver.runtimeClass.describe(selector)
        + (number == 0 ? ": the receiver" : ": argument \(number)"))
  }

  /// The error with the message whose result does not fit.
  @inline(never) @usableFromInline
  func placed(inResultOf receiver: Object, _ selector: Selector) -> Self {
    placed("\(receiver.runtimeClass.describe(selector)): the result")
  }

  static func labelledFirstArgument(_ name: String, _ label: String) -> Self {
    Self(
      .unrecognizedSelector,
      "\(name): its first argument has the label \"\(label)\"",
      advice: "the name of a selector goes up to the first argument, which has none")
  }

  static func unpassable(_ selector: Selector, _ error: UnpassableType) -> Self {
    Self(
      .unpassableType,
      "\(selector): a value of type \"\(error.encoding.encoding)\" cannot be passed: \(error.reason)"
    )
  }

  /// A failure to call or make a block, with a sentence that describes it.
  static func block(_ code: Code, _ sentence: String) -> Self { Self(code, sentence) }

  static func noClosure(_ selector: Selector) -> Self {
    Self(.unpassableType, "\(selector): libffi has no memory for another closure")
  }

  /// The error that a handler left when it returned. An error that names no method, such as one
  /// with a plugin's text, gets the handler's name.
  @usableFromInline static func handlerFailed(
    _ error: any Error, in receiver: Object, _ selector: Selector
  ) -> Self {
    let message = error as? MessageError
    guard
      error is RaisedError || error is ObjectiveCException || error is RangeError
        || message?.content.isOfAnyMethod == true
    else { return handlerFailed(error) }
    return Self(
      message?.code ?? .handlerFailed, "\(receiver.runtimeClass.describe(selector)): \(error)",
      underlying: error)
  }

  /// An error that a handler threw or raised.
  @usableFromInline package static func handlerFailed(_ error: any Error) -> Self {
    if let error = error as? MessageError { return error }
    let (sentence, advice) = error.words
    return Self(.handlerFailed, sentence, advice: advice, underlying: error)
  }
}
