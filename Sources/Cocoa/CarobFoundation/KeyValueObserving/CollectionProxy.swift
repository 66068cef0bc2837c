import CarobRuntime
import CCarob

/// Methods for collections that stand for an object's collection of a key.
enum CollectionProxy {
  /// Adds methods that call those of the classes above, for the methods that these have now and the class itself does not.
  ///
  /// - Parameter around: gets the receiver, and a closure that calls the method above.
  static func addMethods<Receiver: Object>(
    of classes: [RuntimeClass], to members: ClassMembers<Receiver>,
    _ around: @escaping (Receiver, () throws -> Void) throws -> Void
  ) {
    let cls = members.cls
    var done = Set(cls.methods.map(\.selector))
    for method in classes.flatMap(\.methods)
    where !DirectCode.contains(method.implementation) && !method.selector.consumesReceiver {
      guard done.insert(method.selector).inserted, let superclass = cls.superclass else { continue }
      members.method.mustSucceed("methods of the superclass") { () throws(RegistrationError) in
        let signature = try superclass.checkedSignature(method.selector, method.encoding)
        let next = NextMethod(cls: superclass, selector: method.selector, signature: signature)
        try cls.addClosure(method.selector, method.encoding) { frame in
          var number = 0
          let receiver = try frame.next(Receiver.self, &number)
          try around(receiver) { try next.call(frame) }
        }
      }
    }
  }
}
