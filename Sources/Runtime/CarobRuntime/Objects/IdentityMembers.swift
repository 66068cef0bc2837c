import CCarob

/// The members with which an object and a class tell who they are, as both root classes have them.
enum IdentityMembers {
  static func define(_ root: ClassMembers<Object>) {
    root.method.function("- (instancetype)self") {
      (this: MessageReceiver, _: SEL) -> UnsafeMutableRawPointer? in
      this.id
    }
    root.method.function("- (Class)class") {
      (this: MessageReceiver, _: SEL) -> UnsafeMutablePointer<objc_class>? in
      IdentityMembers.cls(of: this)
    }
    root.classMethod.function("+ (Class)class") {
      (this: MessageReceiver, _: SEL) -> UnsafeMutablePointer<objc_class>? in
      // The id of a class is its record.
      this.id.assumingMemoryBound(to: objc_class.self)
    }
  }

  /// The class that an object shows.
  @inline(__always)
  static func cls(of receiver: MessageReceiver) -> UnsafeMutablePointer<objc_class> {
    // SAFETY: the receiver of a message is a living object.
    RuntimeClass(record: Object.dispatchRecord(of: receiver.id)).visible.record
  }
}
