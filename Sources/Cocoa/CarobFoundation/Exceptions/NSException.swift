import CarobRuntime
import CCarob

/// An exception as an object.
///
/// Only code in Objective-C throws it. For other code it is an error: see `ObjectiveCException`.
public final class NSException: Object {
  /// The name that the program gave; nil for none.
  private var givenName: String?
  /// The kind of the exception, such as `NSRangeException`; empty when none was given.
  public var name: String { givenName ?? "" }
  /// The reason; nil when none was given.
  public private(set) var reason: String?
  /// Further information.
  public private(set) var userInfo: DictionaryBox?
  /// The return addresses on the stack of the thread that threw it first; nil before that.
  let callStack = Locked<[UInt]?>(nil)

  /// Makes an exception.
  public convenience init(name: String, reason: String?, userInfo: DictionaryBox? = nil) {
    self.init(isa: Self.runtimeClass)
    set(name, reason, userInfo)
  }

  private func set(_ name: String?, _ reason: String?, _ userInfo: DictionaryBox?) {
    givenName = name
    self.reason = reason
    // The dictionary passed in may be changed later.
    self.userInfo = userInfo.map(DictionaryBox.init(copying:))
  }

  public override func releaseContents() {
    if userInfo != nil { DeepRelease.releaseContents(DeepRelease.exchange(&userInfo, nil)) }
  }

  /// Whether the other has the same name, reason and user info.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? NSException else { return false }
    return givenName.map(ExactString.init) == other.givenName.map(ExactString.init)
      && reason.map(ExactString.init) == other.reason.map(ExactString.init)
      && Equality.isEqualOrLogs(userInfo, other.userInfo)
  }

  /// A hash of the name; equal exceptions have the same.
  public override var hash: Int { ExactString(name).hashValue }

  /// The name and the reason, in one sentence.
  final var sentence: String { reason.map { "\(name): \($0)" } ?? name }

  /// The reason; without one the name.
  public override var objectDescription: String { reason ?? name }

  /// States the members of `NSException`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSException.self, "An exception that code in Objective-C throws and catches."
    ) { exception in
      ExceptionRaising.install()
      exception.isImmutable()
      exception.isArchived {
        try $1.write($0.givenName.map { StringBox($0) }, "name")
        try $1.write($0.reason.map { StringBox($0) }, "reason")
        try $1.write($0.userInfo, "userInfo")
      } read: {
        let name = try $1.read("name", as: StringBox.self)
        let reason = try $1.read("reason", as: StringBox.self)
        $0.set(name?.string, reason?.string, try $1.readContents("userInfo"))
        return $0
      }
      exception.classMethod(
        """
        + (id)exceptionWithName:(NSString *)name reason:(NSString *)reason \
        userInfo:(NSDictionary *)info
        """
      ) { (cls, name: String?, reason: String?, userInfo: DictionaryBox?) in
        try make(cls, name: name, reason: reason, userInfo: userInfo)
      }
      exception.method(
        """
        - (instancetype)initWithName:(NSString *)name reason:(NSString *)reason \
        userInfo:(NSDictionary *)info
        """
      ) { (this, name: String?, reason: String?, userInfo: DictionaryBox?) in
        this.set(name, reason, userInfo)
        return this
      }
      exception.property("@property (nonatomic, readonly) NSString *name") { this -> String? in
        this.givenName
      }
      exception.property("@property (nonatomic, readonly, nullable) NSString *reason") { $0.reason }
      exception.property("@property (nonatomic, readonly, nullable) NSDictionary *userInfo") {
        $0.userInfo
      }
      defineCallStack(exception)
      exception.method("- (void)raise", carob_raise_exception_code(), types: "v16@0:8")
      exception.classMethod(
        "+ (void)raise:(NSString *)name format:(NSString *)format, ... NS_FORMAT_FUNCTION(2, 3)",
        carob_raise_formatted_code(), types: "v32@0:8@16@24")
      exception.classMethod(

        """
        + (void)raise:(NSString *)name format:(NSString *)format \
        arguments:(va_list)arguments NS_FORMAT_FUNCTION(2, 0)
        """, carob_raise_with_arguments_code(), types: "v40@0:8@16@24^v32")
    }
  }

  private static let initialize =
    Message<(StringBox?, StringBox?, DictionaryBox?) -> Object?>("initWithName:reason:userInfo:")

  /// Makes an exception of a class, which may be a plugin's with its own `-init…`.
  static func make(
    _ cls: ClassObject, name: String?, reason: String?, userInfo: DictionaryBox?
  ) throws -> Object? {
    try initialize(
      cls.instanceClass.makeInstance(), name.map(StringBox.init), reason.map(StringBox.init),
      userInfo)
  }
}
