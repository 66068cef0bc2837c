import Synchronization

/// A method of the root class whose effect the runtime knows. It may run without a message, or be
/// left out, as long as a class has no other method for the selector, whether its own or by exchange.
package final class RootMethod: Sendable {
  static let alloc = RootMethod("alloc", isClassMethod: true)
  static let initialize = RootMethod("init")
  static let copy = RootMethod("copy")
  package static let isEqual = RootMethod("isEqual:")
  static let hash = RootMethod("hash")
  package static let description = RootMethod("description")
  static let respondsToSelector = RootMethod("respondsToSelector:")
  static let forwardingTarget = RootMethod("forwardingTargetForSelector:")
  static let methodSignature = RootMethod("methodSignatureForSelector:")
  static let forwardInvocation = RootMethod("forwardInvocation:")
  static let doesNotRecognizeSelector = RootMethod("doesNotRecognizeSelector:")
  static let resolveInstanceMethod = RootMethod("resolveInstanceMethod:", isClassMethod: true)
  static let resolveClassMethod = RootMethod("resolveClassMethod:", isClassMethod: true)

  static let ofRuntime = [
    alloc, initialize, copy, isEqual, hash, description, respondsToSelector, forwardingTarget,
    methodSignature, forwardInvocation, doesNotRecognizeSelector, resolveInstanceMethod,
    resolveClassMethod,
  ]

  let selector: Selector
  private let isClassMethod: Bool

  /// The address of the code that the root class was registered with; 0 before.
  private let implementation = Atomic<UInt>(0)

  package init(_ name: StaticString, isClassMethod: Bool = false) {
    selector = Selector(name)
    self.isClassMethod = isClassMethod
  }

  /// Notes the root class's own methods, when they are defined.
  package static func note(_ methods: [RootMethod], in root: RuntimeClass) {
    for method in methods {
      let cls = method.isClassMethod ? root.metaclass : root
      guard let known = cls.instanceMethod(for: method.selector) else {
        preconditionFailure("the root class has no \(method.selector)")
      }
      method.implementation.store(known.implementation.address, ordering: .releasing)
    }
  }

  /// Whether instances of a class use the root's own method. Does not send `+initialize`.
  ///
  /// - Parameter cls: for a class method the metaclass.
  /// - Complexity: O(1) when it was asked before, else O(depth).
  @inline(__always)
  package func isUsed(by cls: RuntimeClass) -> Bool {
    address(in: cls).map { $0 == implementation.load(ordering: .acquiring) } ?? false
  }

  /// Whether instances of a class have another method than the root's. False for a class without
  /// such a method, which is possible for a proxy.
  ///
  /// - Complexity: as for `isUsed(by:)`.
  package func isOverridden(in cls: RuntimeClass) -> Bool {
    address(in: cls).map { $0 != implementation.load(ordering: .acquiring) } ?? false
  }

  /// The address of the code that instances of a class have for it, traced or not.
  @inline(__always)
  private func address(in cls: RuntimeClass) -> UInt? {
    MethodLookup.callable(in: cls, selector, to: .ask).map {
      Implementation(Tracer.untraced($0.entry, $0.imp)).address
    }
  }
}
