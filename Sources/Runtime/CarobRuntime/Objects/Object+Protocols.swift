/// The protocols that objects of any class may have.
extension Object {
  static func declareProtocols(_ object: ClassMembers<Object>) {
    object.declareProtocol(
      """
      @protocol NSObject
      @required
      @property (readonly) NSUInteger hash
      @property (readonly, copy) NSString *description
      - (Class)class
      - (BOOL)conformsToProtocol:(Protocol *)protocol
      - (BOOL)isEqual:(id)object
      - (BOOL)isKindOfClass:(Class)aClass
      - (BOOL)isMemberOfClass:(Class)aClass
      - (BOOL)isProxy
      - (id)performSelector:(SEL)selector
      - (id)performSelector:(SEL)selector withObject:(id)object
      - (id)performSelector:(SEL)selector withObject:(id)object withObject:(id)other
      - (BOOL)respondsToSelector:(SEL)selector
      - (instancetype)self
      - (Class)superclass
      @optional
      @property (readonly, copy) NSString *debugDescription
      """,
      "What every object answers.")
    object.declareProtocol(
      """
      @protocol NSCopying
      @required
      - (id)copyWithZone:(NSZone *)zone
      """,
      "An object that can be copied.")
    object.declareProtocol(
      """
      @protocol NSMutableCopying
      @required
      - (id)mutableCopyWithZone:(NSZone *)zone
      """,
      "An object with a copy that can be changed.")
  }
}
