import CCarob

/// A block as an object.
///
/// The id is the block itself, which has no room for a peer. So each time that Swift gets to see the block as an
/// object, a new `NSBlock` is made, which holds a reference to the block. Several of them may stand for one
/// block; they are equal. Associated objects and weak references of a block are kept by its address; see `BlockEnd`.
///
/// A block on the stack is copied, and the copy is what Swift sees.
public final class NSBlock: Object {
  /// The block, to which this object holds a reference; nil for an object of `+alloc`.
  private(set) var held: UnsafeMutableRawPointer?

  /// Takes over a reference to a block.
  convenience init(owned block: UnsafeMutableRawPointer) {
    self.init(isa: Self.runtimeClass)
    held = block
    useID(block)
  }

  /// A block as an object.
  public convenience init(_ block: Block) {
    carob_retain_block(block.address)
    self.init(owned: block.address)
  }

  /// The object of a block, which the thread's pool keeps.
  static func autoreleased(copyOf id: UnsafeMutableRawPointer) -> Unmanaged<Object> {
    guard let copy = carob_copy_block(id) else { fatalError("out of memory for a block") }
    let made = Unmanaged<Object>.passRetained(NSBlock(owned: copy))
    AutoreleaseStack.add(made)
    return made
  }

  /// The block, to be called; nil for an object of `+alloc`.
  public var heldBlock: Block? { held.map { Block(copying: $0) } }

  /// Whether the other is the same block.
  public override func isEqual(_ other: Object?) -> Bool {
    guard let held else { return self === other }
    return (other as? NSBlock)?.held == held
  }

  /// A hash of the block's address.
  public override var hash: Int { held?.hashValue ?? super.hash }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(of: NSBlock.self, "The class of blocks.") { $0.isImmutable() }
  }

  /// Releases the block, when this object goes.
  func letGo() {
    if let held { DeepRelease.release(block: held) }
  }
}
