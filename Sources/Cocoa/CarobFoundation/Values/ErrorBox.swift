import CarobRuntime
import Foundation

/// An error as an object. Registered as `NSError`.
///
/// It holds the Swift error itself, so that an error which a plugin passes on comes back unchanged. Domain, code and the
/// rest are computed from the error. An object of `errorWithDomain:code:userInfo:` holds Foundation's `NSError` of these.
///
/// A subclass may override these properties. Swift throws its instances themselves, so they must not
/// change once they are made. A raised or thrown instance arrives as the same object everywhere:
///
/// ```swift
/// final class SyntaxError: ErrorBox, @unchecked Sendable {
///   private(set) var line = 0
///
///   convenience init(line: Int) {
///     self.init(domain: "Syntax", code: 1, userInfo: nil)
///     self.line = line
///   }
///
///   override var localizedDescription: String { "line \(line): unexpected character" }
/// }
/// ```
open class ErrorBox: Object {
  /// The error.
  public private(set) var error: any Error = noError

  private static let noError: any Error = RaisedError("unknown error")

  /// The domain that it was made with. Programs compare it with a constant by identity.
  private var givenDomain: StringBox?

  /// The dictionary that it was made with.
  private var givenUserInfo: DictionaryBox?

  /// Boxes an error. See also `of(_:)`.
  public convenience init(_ error: any Error) {
    self.init(isa: Self.runtimeClass)
    self.error = error
  }

  /// The object of an error: the one that was thrown or raised, also when it is beneath the error
  /// of a message, else a new one.
  public static func of(_ error: any Error) -> ErrorBox {
    if let object = error as? ErrorBox { return object }
    if let error = error as? MessageError, let object = error.underlying as? ErrorBox {
      return object
    }
    return ErrorBox(error)
  }

  /// The error that Swift throws for the object: the one that it holds, or for a subclass the object itself.
  public final var thrown: any Error { runtimeClass == ErrorBox.runtimeClass ? error : self }

  /// An error that is identified by a domain and a code.
  public convenience init(domain: String, code: Int, userInfo: DictionaryBox?) {
    self.init(isa: Self.runtimeClass)
    set(StringBox(domain), code, userInfo)
  }

  private func set(_ domain: StringBox, _ code: Int, _ userInfo: DictionaryBox?) {
    let domain = domain is MutableStringBox ? StringBox(domain.string) : domain
    givenDomain = domain
    let userInfo = userInfo.map(DictionaryBox.init(copying:))
    givenUserInfo = userInfo
    var values: [String: Any] = [:]
    for key in userInfo?.keys ?? [] {
      guard let name = key as? StringBox, let object = userInfo?.object(forKey: key) else {
        continue
      }
      // An object without a Swift value stays an object.
      values[name.string] = (try? object.unboxed) ?? object
    }
    error = NSError(domain: domain.string, code: code, userInfo: values)
  }

  public final override func releaseContents() {
    DeepRelease.releaseContents(DeepRelease.exchange(&error, Self.noError))
    if givenUserInfo != nil {
      DeepRelease.releaseContents(DeepRelease.exchange(&givenUserInfo, nil))
    }
  }

  open override class var runtimeName: String {
    self == ErrorBox.self ? "NSError" : super.runtimeName
  }

  /// The kind of error: for a Swift error its type's name, unless it has a domain.
  open var domain: String { (error as NSError).domain }

  /// The code of the error in its domain.
  open var code: Int { (error as NSError).code }

  /// A description of the error, for people.
  open var localizedDescription: String {
    if let given = givenUserInfo?[NSLocalizedDescriptionKey] as? StringBox { return given.string }
    if let own = (error as? any LocalizedError)?.errorDescription { return own }
    // Foundation's errors that are Swift types have their text there.
    let known = error as NSError
    if let own = known.userInfo[NSLocalizedDescriptionKey] as? String { return own }
    guard isFoundations else { return "\(error)" }
    if known.domain == NSCocoaErrorDomain, let text = CocoaErrorText.text(of: known) { return text }
    return CocoaErrorText.general(of: known)
  }

  /// Further information: `NSLocalizedDescription`, and `NSUnderlyingError` if there is one. A
  /// value that cannot be boxed becomes text.
  open var userInfo: DictionaryBox {
    if let givenUserInfo { return givenUserInfo }
    var entries: [String: Object] = [:]
    for (key, value) in (error as NSError).userInfo {
      entries[key] = (try? Object.boxing(value)) ?? StringBox("\(value)")
    }
    if isFoundations { return DictionaryBox(entries) }
    entries[NSLocalizedDescriptionKey] = StringBox(localizedDescription)
    let underlying = underlyingErrors
    if let first = underlying.first { entries[NSUnderlyingErrorKey] = ErrorBox.of(first) }
    if underlying.count > 1 {
      entries[Self.multipleUnderlyingErrorsKey] = ArrayBox(underlying.map(ErrorBox.of))
    }
    return DictionaryBox(entries)
  }

  /// The errors beneath this one.
  public var underlyingErrors: [any Error] {
    if let chained = error as? any ChainedError { return chained.underlyingErrors }
    let userInfo = (error as NSError).userInfo
    let one = userInfo[NSUnderlyingErrorKey].map { [$0] } ?? []
    let several = userInfo[Self.multipleUnderlyingErrorsKey] as? [Any] ?? []
    return (one + several).compactMap { $0 as? any Error }
  }

  private static let initialize = Message<(StringBox, Int, DictionaryBox?) -> Object?>(
    "initWithDomain:code:userInfo:")

  private static let multipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"

  /// Whether the error is Foundation's: its text follows from domain, code and user info.
  private var isFoundations: Bool {
    type(of: error) is NSError.Type || error is CocoaError || error is POSIXError
      || error is URLError
  }

  /// Whether the other has the same domain, code and user info.
  open override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? ErrorBox else { return false }
    return domain.hasSameBytes(as: other.domain) && code == other.code
      && userInfo.isEqual(other.userInfo)
  }

  /// A hash of domain and code; equal errors have the same.
  open override var hash: Int { ExactString(domain).hashValue ^ code }

  /// The localized description.
  open override var objectDescription: String { localizedDescription }

  /// `Error Domain=D Code=1 "…" UserInfo={…}`; `"(null)"` for one whose domain and user info have no text.
  open override var cocoaDescription: String {
    let userInfo = userInfo
    let own = userInfo[NSLocalizedDescriptionKey]?.answeredDescription
    let known = isFoundations ? CocoaErrorText.text(of: error as NSError) : localizedDescription
    let text = own ?? known ?? "(null)"
    let head = "Error Domain=\(domain) Code=\(code) \"\(text)\""
    if userInfo.count == 0 { return head }
    let entries = Nesting.describing(self) {
      userInfo.entries.map { "\($0.key.answeredDescription)=\($0.value.answeredDescription)" }
        .joined(separator: ", ")
    }
    return head + " UserInfo={\(entries)}"
  }

  open override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: ErrorBox.self, "What went wrong: a domain, a code and more about it."
    ) { error in
      error.isImmutable()
      error.isArchived {
        try $1.write(StringBox($0.domain), "domain")
        try $1.write(NumberBox($0.code), "code")
        try $1.write($0.userInfo, "userInfo")
      } read: {
        guard let domain = try $1.read("domain", as: StringBox.self) else { return nil }
        let code = try $1.read("code", as: NumberBox.self)?.integerValue ?? 0
        $0.set(domain, code, try $1.readContents("userInfo"))
        return $0
      }
      error.classMethod("+ (id)errorWithDescription:(NSString *)description") {
        (cls, text: String) in
        let made = try cls.instanceClass.makeInstance()
        (made as? ErrorBox)?.error = RaisedError(text)
        return made
      }
      error.classMethod(
        """
        + (id)errorWithDomain:(NSString *)domain code:(NSInteger)code \
        userInfo:(NSDictionary *)info
        """
      ) { (cls, domain: StringBox, code: Int, userInfo: DictionaryBox?) -> Object? in
        try initialize(cls.instanceClass.makeInstance(), domain, code, userInfo)
      }
      error.method(
        """
        - (instancetype)initWithDomain:(NSString *)domain code:(NSInteger)code \
        userInfo:(NSDictionary *)info
        """
      ) { (this, domain: StringBox, code: Int, userInfo: DictionaryBox?) in
        this.set(domain, code, userInfo)
        return this
      }
      error.property("@property (nonatomic, readonly) NSString *domain") { this -> StringBox in
        guard let given = this.givenDomain, this.domain.hasSameBytes(as: given.string) else {
          return StringBox(this.domain)
        }
        return given
      }
      error.property("@property (nonatomic, readonly) NSInteger code") { $0.code }
      error.property("@property (nonatomic, readonly) NSDictionary *userInfo") { $0.userInfo }
      error.property("@property (nonatomic, readonly) NSArray *underlyingErrors") {
        $0.underlyingErrors.map(ErrorBox.of)
      }
      error.property("@property (nonatomic, readonly) NSString *localizedDescription") {
        $0.localizedDescription
      }
      defineAdvice(error)
    }
  }
}

extension ErrorBox: LocalizedError, @unchecked Sendable {
  // SAFETY: an error is only changed while it is made, which subclasses must keep to, and any
  // thread may retain and release objects.

  /// The domain, for a cast to Foundation's `NSError`.
  public final var _domain: String { domain }
  /// The code, for a cast to Foundation's `NSError`.
  public final var _code: Int { code }
  /// The localized description, which Foundation reads from an `any Error`.
  public final var errorDescription: String? { localizedDescription }
}

/// An error with underlying errors: they are `underlyingErrors` of the `NSError` made of it.
public protocol ChainedError: Error {
  /// The underlying errors, the nearest cause first.
  var underlyingErrors: [any Error] { get }
}

extension ChainedError where Self: CarobError {
  /// The underlying error, if there is one.
  public var underlyingErrors: [any Error] { underlying.map { [$0] } ?? [] }
}

extension MessageError: ChainedError {}

extension LocalizedError where Self: CarobError {
  /// The description, for `NSError`.
  public var errorDescription: String? { description }
}

/// The reason of an error and what to do about it, which are in its user info.
extension ErrorBox {
  static func defineAdvice(_ error: ClassMembers<ErrorBox>) {
    error.property("@property (nullable, readonly, copy) NSString *localizedFailureReason") {
      $0.text(NSLocalizedFailureReasonErrorKey) ?? ($0.error as? any LocalizedError)?.failureReason
        ?? ($0.domain == NSPOSIXErrorDomain ? CocoaErrorText.reason(ofPOSIX: $0.code) : nil)
    }
    error.property("@property (nullable, readonly, copy) NSString *localizedRecoverySuggestion") {
      $0.text(NSLocalizedRecoverySuggestionErrorKey)
        ?? ($0.error as? any LocalizedError)?.recoverySuggestion
    }
    error.property(
      "@property (nullable, readonly, copy) NSArray<NSString *> *localizedRecoveryOptions"
    ) {
      $0.userInfo[NSLocalizedRecoveryOptionsErrorKey] as? ArrayBox
    }
    error.property("@property (nullable, readonly, strong) id recoveryAttempter") {
      $0.userInfo[NSRecoveryAttempterErrorKey]
    }
    error.property("@property (nullable, readonly, copy) NSString *helpAnchor") {
      $0.text(NSHelpAnchorErrorKey) ?? ($0.error as? any LocalizedError)?.helpAnchor
    }
  }

  private func text(_ key: String) -> String? { (userInfo[key] as? StringBox)?.string }
}
