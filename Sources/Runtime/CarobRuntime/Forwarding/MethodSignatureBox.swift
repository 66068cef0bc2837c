/// The types of a method as an object. Registered as `NSMethodSignature`.
///
/// Constant once made. [any-thread]
public final class MethodSignatureBox: Object {
  /// The types; for an object of `+alloc` those of a method without arguments and result.
  public private(set) var signature: MethodSignature = .plain

  /// Boxes a signature.
  public convenience init(_ signature: MethodSignature) {
    self.init(isa: Self.runtimeClass)
    self.signature = signature
  }

  public override class var runtimeName: String { "NSMethodSignature" }

  /// Whether the types of both are the same. Names of classes do not matter.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? MethodSignatureBox else { return false }
    return other.signature === signature
      || other.signature.encoding.withoutClassNames == signature.encoding.withoutClassNames
  }

  public override var hash: Int { signature.encoding.withoutClassNames.hashValue }

  public override var objectDescription: String { signature.encoding.encoding }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: MethodSignatureBox.self, "The types of a method's result and arguments."
    ) { box in
      box.classMethod("+ (instancetype)signatureWithObjCTypes:(const char *)types") {
        (_, types: CString) in
        try MethodSignatureBox(.ofFunction(text(of: types)))
      }
      // For NSGetSizeAndAlignment.
      box.classMethod("+ (NSUInteger)carob_measureType:(const char *)type into:(void *)into") {
        (_, types: CString, result: Pointer) throws in
        try measureType(in: text(of: types), into: result)
      }
      box.property("@property (nonatomic, readonly) NSUInteger numberOfArguments") {
        UInt($0.signature.encoding.arguments.count)
      }
      box.method("- (const char *)getArgumentTypeAtIndex:(NSUInteger)index") {
        (this, index: UInt) throws in
        let arguments = this.signature.encoding.arguments
        guard index < arguments.count else {
          throw MessageError.noArgument(Int(clamping: index), of: this.signature)
        }
        return interned(arguments[Int(index)])
      }
      box.property("@property (nonatomic, readonly) const char *methodReturnType") {
        interned($0.signature.encoding.result)
      }
      box.property("@property (nonatomic, readonly) NSUInteger methodReturnLength") {
        UInt($0.signature.encoding.result.size ?? 0)
      }
      box.property("@property (nonatomic, readonly) NSUInteger frameLength") {
        UInt($0.signature.frameLength)
      }
      box.method("- (BOOL)isOneway") { $0.signature.isOneway }
      box.method("- (NSString *)debugDescription") {
        Text(text: $0.cocoaDebugDescription)
      }
    }
  }

  /// The text that Apple's class has. Programs read its last line to choose between `_objc_msgForward` and
  /// `_objc_msgForward_stret`.
  private var cocoaDebugDescription: String {
    let isInMemory = signature.encoding.result.isReturnedInMemory
    return """
      <\(runtimeClass): \(addressText)>
          number of arguments = \(signature.encoding.arguments.count)
          frame size = \(signature.frameLength)
          is special struct return? \(isInMemory ? "YES" : "NO")
      """
  }

  /// Writes the size and the alignment of the first type, both as `NSUInteger`.
  ///
  /// - Returns: the length of the type in the text, with the number behind it.
  private static func measureType(in types: String, into result: Pointer) throws -> UInt {
    let (type, length) = try TypeEncoding.first(in: types)
    guard let size = type.size, let alignment = type.alignment else {
      throw RaisedError(
        "NSGetSizeAndAlignment: \(types) begins with a type that has no size",
        exceptionName: "NSInvalidArgumentException")
    }
    // SAFETY: the function passes room for two words.
    result.address?.storeBytes(of: UInt(size), as: UInt.self)
    result.address?.storeBytes(of: UInt(alignment), toByteOffset: 8, as: UInt.self)
    return UInt(length)
  }

  /// The text of the types; empty, which does not parse, for null and for other than UTF-8.
  private static func text(of types: CString) -> String {
    // SAFETY: the method's encoding has it end with NUL.
    types.pointer.flatMap { String(validatingCString: $0) } ?? ""
  }

  private static func interned(_ type: TypeEncoding) -> CString {
    CString(pointer: CStringTable.shared.interned(type.encoding))
  }
}

extension MethodSignature {
  /// `v@:`
  static let plain = known("v@:")

  /// `@@:`
  static let returningObject = known("@@:")

  private static func known(_ types: String) -> MethodSignature {
    do {
      return try interned(types)
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// Bytes of all arguments in memory; those without a size are not counted.
  fileprivate var frameLength: Int {
    encoding.arguments.reduce(0) { $0 + max($1.size ?? 0, MemoryLayout<UInt>.size) }
  }

  /// Whether the sender need not wait for the method: the `V` before its result.
  fileprivate var isOneway: Bool {
    var type = encoding.result
    while case .qualified(let qualifier, let inner) = type {
      if qualifier == .oneway { return true }
      type = inner
    }
    return false
  }
}

extension RuntimeClass {
  /// The types of the instances' method for a selector; nil when they have none.
  ///
  /// Sends `+resolveInstanceMethod:` if necessary; forwarding does not count.
  ///
  /// - Complexity: O(1) when it was asked before, else O(depth).
  public func methodSignature(for selector: Selector) -> MethodSignature? {
    MethodResolution.entry(of: self, selector)?.signature
  }

  /// The types of the method for a selector, or else those that an adopted protocol declares: what `NSObject` answers when
  /// it is asked for a signature. As in Cocoa, an optional method can be forwarded without a method that has its types.
  ///
  /// - Complexity: as `methodSignature(for:)`; for a method that is only declared, O(methods of all protocols).
  func declaredSignature(for selector: Selector) -> MethodSignature? {
    methodSignature(for: selector)
      ?? declaredMethod(for: selector).flatMap { try? MethodSignature.interned($0.encoding) }
  }
}
