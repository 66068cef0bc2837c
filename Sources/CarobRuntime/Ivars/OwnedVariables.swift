import CCarob

/// The instance variables that own something, of a class and its superclasses, as an object's end needs them.
///
/// A list in memory of its own, ended by an element without offset, so that nothing is counted or copied to read
/// it. Made when the class is registered, constant, and never freed.
struct OwnedVariable: BitwiseCopyable, Equatable {
  /// Bytes from the object pointer; 0 ends the list.
  let offset: Int

  private let kind: Kind

  private enum Kind: BitwiseCopyable {
    case strong, weak, block
  }

  private init(_ ivar: Ivar) {
    offset = ivar.offset
    kind = ivar.isBlock ? .block : ivar.ownership == .weak ? .weak : .strong
  }

  private init(end: Void) {
    offset = 0
    kind = .strong
  }

  /// Makes the list of a class: its own variables, then those of its superclass.
  ///
  /// - Locking: the runtime's lock is held.
  static func publish(_ ivars: [Ivar], of data: ClassData, below superclass: ClassData?) {
    var list = ivars.filter { $0.ownership != .unretained }.map(OwnedVariable.init)
    if let superclass { list += all(of: superclass) }
    if list.isEmpty { return }
    if let spare = data.recordPool.ownedVariables, all(in: spare) == list {
      data.cache.pointee.owned_variables = spare
      return
    }
    let memory = UnsafeMutablePointer<OwnedVariable>.allocate(capacity: list.count + 1)
    // SAFETY: allocated for the elements and the one that ends them.
    memory.initialize(from: list + [OwnedVariable(end: ())], count: list.count + 1)
    data.cache.pointee.owned_variables = UnsafeRawPointer(memory)
  }

  /// A class's list.
  static func all(of data: ClassData) -> [OwnedVariable] {
    data.cache.pointee.owned_variables.map(all(in:)) ?? []
  }

  private static func all(in memory: UnsafeRawPointer) -> [OwnedVariable] {
    var next = memory.assumingMemoryBound(to: OwnedVariable.self)
    var list: [OwnedVariable] = []
    while next.pointee.offset != 0 {
      list.append(next.pointee)
      // SAFETY: the list goes on until an element without offset.
      next += 1
    }
    return list
  }

  /// Lets go of what an object's variables hold.
  ///
  /// - Safety: the object must be of the class, and nobody else may use it any more.
  static func releaseAll(of id: UnsafeMutableRawPointer, _ cls: UnsafeMutablePointer<objc_class>) {
    guard var next = first(of: carob_class_cache(cls)) else { return }
    while next.pointee.offset != 0 {
      next.pointee.release(in: id)
      next += 1
    }
  }

  private static func first(
    of cache: UnsafeMutablePointer<carob_method_cache>
  ) -> UnsafePointer<OwnedVariable>? {
    // SAFETY: `publish` stored it before the class was registered.
    cache.pointee.owned_variables?.assumingMemoryBound(to: OwnedVariable.self)
  }

  private func release(in id: UnsafeMutableRawPointer) {
    let address = id + offset
    // SAFETY: an owned variable is a word that is null or holds a reference: to an object, a block, or the box
    // of a weak one.
    guard let word = address.load(as: UnsafeMutableRawPointer?.self) else { return }
    switch kind {
    case .weak: WeakBox.store(nil, at: address)
    case .strong:
      address.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
      DeepRelease.release(id: word)
    case .block:
      address.storeBytes(of: nil, as: UnsafeMutableRawPointer?.self)
      DeepRelease.release(block: word)
    }
  }
}
