import CCarob
import CarobRuntime

/// The members of `NSNotificationCenter`.
extension NSNotificationCenter {
  static func defineAdding(_ center: ClassMembers<NSNotificationCenter>) {
    center.classMethod.function("+ (NSNotificationCenter *)defaultCenter") {
      (_: MessageReceiver, _: SEL) in NSNotificationCenter.shared.id
    }
    center.method(
      """
      - (void)addObserver:(id)observer selector:(SEL)selector name:(nullable NSString *)name \
      object:(nullable id)object
      """
    ) { (this, observer: Object?, selector: Selector, name: String?, object: Object?) in
      guard let observer else { return }
      try this.add(observer, selector, name: name, object: object)
    }
    center.method(
      """
      - (id<NSObject>)addObserverForName:(nullable NSString *)name object:(nullable id)object \
      queue:(nullable NSOperationQueue *)queue \
      usingBlock:(void (^)(NSNotification *notification))block
      """
    ) { (this, name: String?, object: Object?, queue: Object?, block: Block) in
      this.add(block, name: name, object: object, queue: queue)
    }
  }

  static func defineRemoving(_ center: ClassMembers<NSNotificationCenter>) {
    center.method("- (void)removeObserver:(id)observer") { (this, observer: Object?) in
      if let observer { this.remove(observer, name: nil, object: nil) }
    }
    center.method(
      """
      - (void)removeObserver:(id)observer name:(nullable NSString *)name \
      object:(nullable id)object
      """
    ) { (this, observer: Object?, name: String?, object: Object?) in
      if let observer { this.remove(observer, name: name, object: object) }
    }
  }

  static func definePosting(_ center: ClassMembers<NSNotificationCenter>) {
    center.method("- (void)postNotification:(NSNotification *)notification") {
      (this, notification: NotificationBox) in
      try this.post(notification)
    }
    center.method.function(
      "- (void)postNotificationName:(NSString *)name object:(nullable id)object"
    ) {
      (
        this: MessageReceiver, selector: SEL, name: UnsafeMutableRawPointer?,
        object: UnsafeMutableRawPointer?
      ) in
      MethodFunctions.run(orReturn: ()) {
        // Held: an observer may let go of the center, and of what it is told about.
        let name = try this.object(name, 1, of: selector, as: StringBox.self).takeUnretainedValue()
        let object = try object.map {
          try this.object($0, 2, of: selector).takeUnretainedValue()
        }
        let center = this.with(NSNotificationCenter.self) { $0 }
        try withExtendedLifetime(center) { try center.post(name, object, nil) }
      }
    }
    center.method(
      """
      - (void)postNotificationName:(NSString *)name object:(nullable id)object \
      userInfo:(nullable NSDictionary *)userInfo
      """
    ) { (this, name: StringBox, object: Object?, userInfo: DictionaryBox?) in
      try this.post(name, object, userInfo)
    }
  }
}
