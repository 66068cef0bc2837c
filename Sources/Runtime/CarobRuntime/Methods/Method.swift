import CCarob

/// A method of a class: selector, encoding and implementation. A snapshot.
public struct Method: Hashable, Sendable {
  /// The selector of the method.
  public let selector: Selector
  /// The types, such as `v@:@@`.
  public let encoding: String
  /// The code of the method.
  public let implementation: Implementation
  /// Whether it is a method of class objects, rather than of instances.
  public let isClassMethod: Bool

  /// A method that is to be added to a class.
  ///
  /// - Parameters:
  ///   - implementation: code of exactly the types in `types`, which cannot be checked.
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
  /// The method in a record of a class; nil for an incomplete record.
  ///
  /// - Locking: the runtime's lock is held, as the implementation may change.
  init?(_ method: UnsafeMutablePointer<objc_method>, of cls: RuntimeClass) {
    guard let selector = Selector(method.pointee.selector), let imp = method.pointee.imp,
      let types = method.pointee.types
    else { return nil }
    let stated = cls.data.callSignatures[selector.index]?.stated
    self.init(
      selector, Implementation(imp), types: stated ?? String(cString: types),
      isClassMethod: cls.isMetaclass)
  }
}
