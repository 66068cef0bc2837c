import CCarob

/// A variable whose value is released when its object goes, of the object's class or a superclass.
///
/// A class has an array of them, closed by `end`, so that reading it needs no counting and no
/// copy. Made when the class is registered, constant, and never freed.
enum OwnedVariable: BitwiseCopyable, Equatable {
  /// A variable with a retained object, at a number of bytes from the object pointer.
  case strong(Int)
  /// A variable with the box of a weak reference.
  case weak(Int)
  /// A variable with a block.
  case block(Int)
  /// The variables of a class that a compiler made, which its `.cxx_destruct` releases.
  case destructor(UnsafeRawPointer)
  /// Variables of C++ types, which the `.cxx_construct` of a class that a compiler made constructs. Nothing to release.
  case constructor(UnsafeRawPointer)
  case end

  init?(_ ivar: Ivar) {
    switch ivar.ownership {
    case .unretained: return nil
    case .weak: self = .weak(ivar.offset)
    case .strong: self = ivar.isBlock ? .block(ivar.offset) : .strong(ivar.offset)
    }
  }

  /// Makes the list of a class: its own variables, then those of its superclass.
  ///
  /// - Locking: the runtime's lock is held.
  static func publish(_ own: [OwnedVariable], of data: ClassData, below superclass: ClassData?) {
    let list = own + (superclass.map(all(of:)) ?? [])
    if list.isEmpty { return }
    data.constructsVariables = list.contains { if case .constructor = $0 { true } else { false } }
    // The list of a class that is gone, which has no instances that could be reading it.
    let spare = data.recordPool.ownedVariables.flatMap {
      all(in: $0).count == list.count ? $0.assumingMemoryBound(to: OwnedVariable.self) : nil
    }
    let memory =
      spare.map { UnsafeMutablePointer(mutating: $0) } ?? .allocate(capacity: list.count + 1)
    // SAFETY: allocated for the elements and the end marker.
    memory.initialize(from: list + [.end], count: list.count + 1)
    data.cache.pointee.owned_variables = UnsafeRawPointer(memory)
  }

  /// The code that releases variables of a class and its superclasses.
  ///
  /// - Locking: the runtime's lock is held.
  static func destructors(of cls: RuntimeClass) -> Set<UnsafeRawPointer> {
    Set(all(of: cls.data).compactMap { if case .destructor(let code) = $0 { code } else { nil } })
  }

  /// A class's list.
  static func all(of data: ClassData) -> [OwnedVariable] {
    data.cache.pointee.owned_variables.map(all(in:)) ?? []
  }

  /// Gives a class that has the variables of another one the list of that.
  ///
  /// - Locking: the runtime's lock is held.
  static func share(listOf other: ClassData, with data: ClassData) {
    data.cache.pointee.owned_variables = other.cache.pointee.owned_variables
    data.constructsVariables = other.constructsVariables
  }

  private static func all(in memory: UnsafeRawPointer) -> [OwnedVariable] {
    var next = memory.assumingMemoryBound(to: OwnedVariable.self)
    var list: [OwnedVariable] = []
    while next.pointee != .end {
      list.append(next.pointee)
      // SAFETY: the list goes on until its end.
      next += 1
    }
    return list
  }

  /// Releases the values of an object's variables.
  ///
  /// - Safety: the object must be of the class, and no other code may use it any more.
  static func releaseAll(of id: UnsafeMutableRawPointer, _ cls: UnsafeMutablePointer<objc_class>) {
    guard var next = first(of: carob_class_cache(cls)) else { return }
    while next.pointee.release(in: id) { next += 1 }
  }

  private static func first(
    of cache: UnsafeMutablePointer<carob_method_cache>
  ) -> UnsafePointer<OwnedVariable>? {
    // SAFETY: `publish` stored it before the class was registered.
    cache.pointee.owned_variables?.assumingMemoryBound(to: OwnedVariable.self)
  }

  /// Releases the value of the variable; false at the end of the list.
  @inline(__always)
  private func release(in id: UnsafeMutableRawPointer) -> Bool {
    // SAFETY: an owned variable is a word that is null or holds a reference: to an object, a
    // block, or the box of a weak reference.
    switch self {
    case .strong(let offset):
      if let object = Self.take(id + offset) { DeepRelease.release(id: object) }
    case .block(let offset):
      if let block = Self.take(id + offset) { DeepRelease.release(block: block) }
    case .weak(let offset):
      if (id + offset).load(as: UnsafeRawPointer?.self) != nil {
        WeakBox.store(nil, at: id + offset)
      }
    case .destructor(let code): Self.call(code, ClassTemplate.destructor, id)
    case .constructor: break
    case .end: return false
    }
    return true
  }

  /// Constructs the variables of C++ types in the memory of a new object, those of superclasses first.
  ///
  /// - Safety: the memory must be an object of the class, all zero, which no other code uses yet.
  @inline(never)
  static func constructAll(
    in id: UnsafeMutableRawPointer, _ cls: UnsafeMutablePointer<objc_class>
  ) {
    guard var next = first(of: carob_class_cache(cls)) else { return }
    var constructors: [UnsafeRawPointer] = []
    while next.pointee != .end {
      if case .constructor(let code) = next.pointee { constructors.append(code) }
      // SAFETY: the list goes on until its end.
      next += 1
    }
    for code in constructors.reversed() { call(code, ClassTemplate.constructor, id) }
  }

  /// Calls a `.cxx_destruct` or `.cxx_construct`. A separate function, since `release` is part of every object's end.
  @inline(never)
  private static func call(
    _ code: UnsafeRawPointer, _ selector: Selector, _ id: UnsafeMutableRawPointer
  ) {
    // As with `dealloc`, an error that the caller's code has pending is no concern of this code.
    PendingError.settingAside {
      // SAFETY: the compiler makes it without arguments, and a result that is the object.
      autoreleasePool {
        carob_call_plain(unsafeBitCast(code, to: IMP.self), id, selector.sel)
      }
      _ = PendingError.take()
    }
  }

  /// Empties a variable.
  @inline(__always)
  private static func take(_ address: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let word = address.load(as: UnsafeMutableRawPointer?.self)
    if word != nil { address.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self) }
    return word
  }
}
