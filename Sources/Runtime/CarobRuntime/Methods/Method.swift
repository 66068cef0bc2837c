import CCarob

/// A method of a class: selector, encoding and implementation. A snapshot.
public struct Method: Hashable, Sendable {
  /// What it answers to.
  public let selector: Selector
  /// Its types, such as `v@:@@`.
  public let encoding: String
  /// Its code.
  public let implementation: Implementation
  /// Whether class objects answer with it, rather than instances.
  public let isClassMethod: Bool

  /// A method that is to be added to a class.
  ///
  /// - Parameters:
  ///   - implementation: code of exactly the types that `types` says. Nobody can check that.
  ///   - types: the encoding; it is checked when the method is added.
  public init(
    _ selector: Selector, _ implementation: Implementation, types: String,
    isClassMethod: Bool = false
  ) {
    self.selector = selector
    self.encoding = types
    self.implementation = implementation
    self.isClassMethod = isClassMethod
  }

  /// The method as Objective-C declares it: `- (void)setName:(NSString *)name`.
  ///
  /// Names of arguments are guessed from the selector. [any-thread]
  ///
  /// - Complexity: O(length).
  public var readableSignature: String {
    MethodDeclaration.text(selector, encoding: encoding, isClassMethod: isClassMethod)
  }
}

extension Method {
  /// What a record of a class says; nil for one that says too little.
  ///
  /// - Locking: the runtime's lock is held, as the implementation may change.
  init?(_ method: UnsafeMutablePointer<objc_method>, of cls: RuntimeClass) {
    guard let selector = Selector(method.pointee.selector), let imp = method.pointee.imp,
      let types = method.pointee.types
    else { return nil }
    self.init(
      selector, Implementation(imp), types: String(cString: types),
      isClassMethod: cls.isMetaclass)
  }
}
