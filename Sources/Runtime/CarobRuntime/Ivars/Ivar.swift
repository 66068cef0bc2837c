import CCarob

/// An instance variable of a class.
public struct Ivar: Hashable, Sendable {
  /// The way in which a variable keeps an object alive.
  public enum Ownership: Hashable, Sendable {
    /// Not at all; also for variables that hold no object.
    case unretained
    /// Retained.
    case strong
    /// Zeroed when the object goes.
    case weak
  }

  /// The name of the variable.
  public let name: String
  /// The type, such as `@"NSString"` or `d`.
  public let encoding: String
  /// The number of its bytes; for a bit-field, once the class is registered, those that have one of its bits.
  public internal(set) var size: Int
  /// The alignment in bytes; for a bit-field, the size of its declared type.
  public let alignment: Int
  /// The ownership of an object in the variable.
  public internal(set) var ownership: Ownership
  /// Bytes from the object pointer; 0 until the class is registered.
  public internal(set) var offset: Int = 0
  /// The bits of a bit-field, counted from the lowest one of the byte at its offset; nil for
  /// other variables, and until the class is registered.
  public internal(set) var bits: Range<Int>?

  /// Whether it shares bytes with other variables. A compiler lists bit-fields so, as whole numbers.
  var sharesBytes = false
  /// Whether only code of its class retains and releases its objects: an array of objects, a weak block.
  var isKeptByCode = false

  /// Whether a compiler made it without ARC. Then only the code knows whether it retains the object.
  package internal(set) var isKeptByHand = false

  /// The encoding, parsed.
  package let type: TypeEncoding

  /// Whether it holds an object.
  package var isObject: Bool { type.isObject }

  /// Whether it holds a block.
  package var isBlock: Bool { type.isBlock }

  /// Whether it is a bit-field, which shares bytes with others.
  package var isBitField: Bool { type.bitFieldWidth != nil }

  /// Whether only the code of its class can use it.
  package var isOpaque: Bool { sharesBytes || isKeptByCode }

  /// The ownership; `unretained` where the type is no object that could be kept so.
  var possibleOwnership: Ownership {
    isObject || ownership == .strong && isBlock ? ownership : .unretained
  }

  /// A variable whose type parses and has the stated size; neither owned nor placed yet.
  ///
  /// - Parameters:
  ///   - owner: the name of the class that is to have it, for the error.
  ///   - isCompiled: whether a compiler states the size. It knows more of compound types than their encoding tells.
  init(
    checking name: String, size: Int, alignment: Int, encoding: String, of owner: String,
    isCompiled: Bool = false
  ) throws(RegistrationError) {
    let member = "\(owner).\(name)"
    do throws(EncodingError) {
      type = try TypeEncoding(parsing: encoding)
    } catch {
      throw .malformedEncoding(error, of: member)
    }
    if let needs = type.size, needs != size, !(isCompiled && type.isCompound) {
      throw .ivarSize(member, encoding: encoding, needs: needs, given: size)
    }
    try Self.checkBitField(type, encoding, size: size, member)
    // The offset of a variable that is added at run time is rounded, whatever the alignment of its object.
    let largestAlignment = isCompiled ? IvarLayout.largestAlignment : IvarLayout.largestInstance
    guard alignment > 0, alignment <= largestAlignment, alignment & (alignment - 1) == 0,
      size >= 0, size <= IvarLayout.largestInstance
    else {
      throw .malformedAttributes(
        member,
        "a size of \(size) and an alignment of \(alignment) bytes, which may be \(largestAlignment)"
      )
    }
    self.name = name
    self.encoding = encoding
    self.size = size
    self.alignment =
      type.bitFieldWidth == nil ? max(alignment, min(type.alignment ?? 1, 16)) : size
    ownership = .unretained
  }

  private static func checkBitField(
    _ type: TypeEncoding, _ encoding: String, size: Int, _ member: String
  ) throws(RegistrationError) {
    guard case .bitField(let width, let declaration) = type.unqualified else { return }
    if let declared = declaration?.type.size, declared != size {
      throw .ivarSize(member, encoding: encoding, needs: declared, given: size)
    }
    guard [1, 2, 4, 8].contains(size), width <= size * 8 else {
      throw .malformedAttributes(
        member, "a bit-field of \(width) bits does not fit a type of \(size) bytes")
    }
  }
}

extension TypeEncoding {
  /// Whether it consists of other types, or its type is unknown.
  var isCompound: Bool {
    switch unqualified {
    case .structure, .union, .array, .unknown: true
    default: false
    }
  }

  /// The number of bits of a bit-field; nil for any other type.
  var bitFieldWidth: Int? {
    if case .bitField(let width, _) = unqualified { width } else { nil }
  }
}

extension RuntimeClass {
  /// The class's own instance variables, in the order in which they were added.
  public var ivars: [Ivar] { RuntimeLock.withLock { _ in data.ivars.all } }

  /// The instance variable of that name, the class's own or inherited.
  ///
  /// - Complexity: O(depth).
  public func ivar(named name: String) -> Ivar? {
    RuntimeLock.withLock { _ in
      for cls in ancestry {
        if let ivar = cls.data.ivars[name] { return ivar }
      }
      return nil
    }
  }

  /// Adds an instance variable to a class that is not registered yet.
  ///
  /// Bit-fields (`b3`, or `b0I3` with a position, which is ignored, and the declared type) that are added one
  /// after another share storage as C's do.
  ///
  /// - Parameters:
  ///   - size: in bytes; must be the size of the encoding, for a bit-field the size of its declared type.
  ///   - alignment: of the offset in bytes, a power of two; raised to what the type needs. Addresses of instances are
  ///     multiples of at most 128.
  ///   - ownership: for variables that hold an object.
  /// - Throws: `RegistrationError` when it is too late, the class itself has the name, or the encoding does not fit.
  public func addIvar(
    _ name: String, size: Int, alignment: Int, encoding: String,
    ownership: Ivar.Ownership = .unretained
  ) throws(RegistrationError) {
    let member = "\(self.name).\(name)"
    var added = try Ivar(
      checking: name, size: size, alignment: alignment, encoding: encoding, of: self.name)
    added.ownership = ownership
    if ownership != added.possibleOwnership {
      throw .malformedAttributes(
        member, "type \"\(encoding)\" is no object, which alone can be kept")
    }
    if RuntimeLock.withLock({ _ in data.ivars[name] }) != nil { throw .memberExists(member) }
    if isDisposedOf { throw .disposed(self.name) }
    try RuntimeLock.withLock { (_) throws(RegistrationError) in
      if isRegistered || isMetaclass { throw .alreadyRegistered(member) }
      guard IvarLayout.add(added, to: self) else {
        throw .malformedAttributes(
          member, "instances would be larger than \(IvarLayout.largestInstance) bytes")
      }
    }
  }

  /// Changes the ownership of an object variable of a class that is not registered yet; false
  /// when the variable is not the class's own.
  func setOwnership(_ ownership: Ivar.Ownership, ofOwnIvar name: String) -> Bool {
    RuntimeLock.withLock { _ in
      guard var ivar = data.ivars[name] else { return false }
      ivar.ownership = ownership
      data.ivars.put(ivar)
      return true
    }
  }
}
