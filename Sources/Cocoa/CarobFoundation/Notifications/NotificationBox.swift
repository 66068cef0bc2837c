import CarobRuntime

/// An event, with the object that posts it. Registered as `NSNotification`.
///
/// A plugin may subclass it, and override the properties. [any-thread]
public final class NotificationBox: Object {
  /// The name of the event.
  var name: StringBox { given ?? StringBox("") }
  private var given: StringBox?
  /// The object that the notification is about; nil for none.
  public private(set) var object: Object?
  /// Further information.
  public private(set) var userInfo: DictionaryBox?

  /// Makes a notification.
  public convenience init(name: String, object: Object?, userInfo: DictionaryBox? = nil) {
    self.init(StringBox(name), object, userInfo)
  }

  convenience init(_ name: StringBox, _ object: Object?, _ userInfo: DictionaryBox?) {
    self.init(isa: Self.runtimeClass)
    set(name, object, userInfo)
  }

  private func set(_ name: StringBox, _ object: Object?, _ userInfo: DictionaryBox?) {
    given = name
    self.object = object
    // The dictionary passed in may be changed later.
    self.userInfo = userInfo.map {
      $0 is MutableDictionaryBox ? DictionaryBox(copying: $0) : $0
    }
  }

  public override class var runtimeName: String { "NSNotification" }

  private static let nameMessage = Message<() -> StringBox>("name")
  private static let objectMessage = Message<() -> Object?>("object")

  /// The name and object by which the center finds observers, as a plugin's subclass may override them.
  ///
  /// - Throws: `MessageError` when the subclass has no name; also the error of its methods.
  var subject: (name: StringBox, object: Object?) {
    get throws(MessageError) {
      if isa == Self.runtimeClass { return (name, object) }
      return (try Self.nameMessage(self), try Self.objectMessage(self))
    }
  }

  /// Whether the other has the same name, the same object and equal user info.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? NotificationBox else { return false }
    return name.isEqual(other.name) && object === other.object
      && (userInfo === other.userInfo || userInfo?.isEqual(other.userInfo) ?? false)
  }

  /// A hash of the name; equal notifications have the same.
  public override var hash: Int { name.hash }

  /// `<NSNotification {name = Name; object = …; userInfo = …}>`, without absent parts.
  public override var objectDescription: String {
    var text = "name = \(name)"
    if let object { text += "; object = \(object)" }
    if let userInfo { text += "; userInfo = \(userInfo)" }
    return "<\(runtimeClass) {\(text)}>"
  }

  /// `NSConcreteNotification 0x… {name = Name; object = …; userInfo = …}`, without absent parts.
  /// The name is that of the class of Apple's notifications; a subclass has its own.
  public override var cocoaDescription: String {
    var text = "name = \(name)"
    if let object { text += "; object = \(object.answeredDescription)" }
    if let userInfo { text += "; userInfo = \(userInfo.answeredDescription)" }
    let name = isa == Self.runtimeClass ? "NSConcreteNotification" : "\(runtimeClass)"
    return "\(name) \(addressText) {\(text)}"
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NotificationBox.self, "What happened, and the object that it is about."
    ) { notification in
      notification.isImmutable()
      notification.isArchived {
        try $1.write($0.name, "name")
        try $1.write($0.object, "object")
        try $1.write($0.userInfo, "userInfo")
      } read: {
        guard let name = try $1.read("name", as: StringBox.self) else { return nil }
        $0.set(name, try $1.readContents("object"), try $1.readContents("userInfo"))
        return $0
      }
      notification.classMethod(
        "+ (instancetype)notificationWithName:(NSString *)name object:(nullable id)object"
      ) { (cls, name: StringBox, object: Object?) -> Object? in
        try make(cls.instanceClass.makeInstance(), name, object, nil)
      }
      notification.classMethod(
        """
        + (instancetype)notificationWithName:(NSString *)name object:(nullable id)object \
        userInfo:(nullable NSDictionary *)userInfo
        """
      ) { (cls, name: StringBox, object: Object?, userInfo: DictionaryBox?) -> Object? in
        try make(cls.instanceClass.makeInstance(), name, object, userInfo)
      }
      notification.method(
        """
        - (instancetype)initWithName:(NSString *)name object:(nullable id)object \
        userInfo:(nullable NSDictionary *)userInfo
        """
      ) { (this, name: StringBox, object: Object?, userInfo: DictionaryBox?) in
        this.set(name, object, userInfo)
        return this
      }
      notification.property("@property (readonly, copy) NSString *name") { $0.name }
      notification.property("@property (readonly, nullable) id object") { $0.object }
      notification.property("@property (readonly, copy, nullable) NSDictionary *userInfo") {
        $0.userInfo
      }
    }
  }

  private static let make = Message<(StringBox, Object?, DictionaryBox?) -> Object?>(
    "initWithName:object:userInfo:")
}
