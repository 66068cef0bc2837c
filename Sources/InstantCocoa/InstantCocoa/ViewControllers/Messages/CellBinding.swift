import CarobRuntime
import CarobUIKit
import Synchronization

/// The messages that configure cells for one model class, with one class of delegate.
public final class CellBinding: Sendable {
  /// The class of the object.
  public let modelClass: RuntimeClass
  /// The message that configures the cell.
  public let configuration: CandidateChain
  /// The message for the row's height; nil for a collection's items.
  public let height: CandidateChain?

  /// Whether a missing detail label was reported.
  private let hasReportedDetail = Atomic(false)

  init(modelClass: RuntimeClass, configuration: CandidateChain, height: CandidateChain?) {
    self.modelClass = modelClass
    self.configuration = configuration
    self.height = height
  }
}

extension CellBinding: CellContext {
  /// Reports, once for each kind of row, that the handler sends messages to a detail label that is nil.
  package func detailLabelIsMissing(in cell: UITableViewCell) {
    if hasReportedDetail.exchange(true, ordering: .relaxed) { return }
    Diagnostics.report(
      .list(
        ListDiagnostic(
          className: cell.runtimeClass.name,
          sentence:
            "its style has no detailTextLabel, which is nil for the row of \(modelClass.withArticle); make "
            + "ICTableViewCell the defaultCellClass")))
  }
}

extension UITableViewCell {
  /// The explanation of the cell's content; nil when no `ICTableViewController` configured it.
  public final var binding: CellBinding? { context as? CellBinding }
}

extension UICollectionReusableView {
  /// The explanation of the view's content; nil when no `ICCollectionViewController` configured it.
  public final var binding: CellBinding? { context as? CellBinding }
}

/// A cache of the latest bindings, by the classes of delegate and object, without hashing or reference counting.
///
/// It has one slot for each of a few hash values. The slower table that retains the bindings has all of them. [main-thread]
final class BindingCache {
  private struct Slot {
    var delegate: RuntimeClass?
    var model: RuntimeClass?
    var generation: UInt = 0
    var inflectorChanges: UInt = 0
    var binding: Unmanaged<CellBinding>?
  }

  private static let slotCount = 32

  private let slots: UnsafeMutablePointer<Slot>

  init() {
    slots = .allocate(capacity: Self.slotCount)
    slots.initialize(repeating: Slot(), count: Self.slotCount)
  }

  deinit {
    // SAFETY: allocated and initialised above; a slot owns nothing.
    slots.deallocate()
  }

  func forget() {
    // SAFETY: initialised above, and as many.
    slots.update(repeating: Slot(), count: Self.slotCount)
  }

  /// The binding for two classes, if it is in the cache with this generation and these prefixes.
  @inline(__always)
  func binding(
    _ delegate: RuntimeClass?, _ model: RuntimeClass, _ generation: UInt, _ inflectorChanges: UInt
  ) -> Unmanaged<CellBinding>? {
    let slot = slot(delegate, model)
    guard slot.pointee.model == model, slot.pointee.delegate == delegate,
      slot.pointee.generation == generation, slot.pointee.inflectorChanges == inflectorChanges
    else { return nil }
    return slot.pointee.binding
  }

  /// Stores a binding.
  ///
  /// - Precondition: the caller retains it until the generation or the prefixes change.
  func remember(
    _ binding: CellBinding, _ delegate: RuntimeClass?, _ model: RuntimeClass, _ generation: UInt,
    _ inflectorChanges: UInt
  ) {
    slot(delegate, model).pointee = Slot(
      delegate: delegate, model: model, generation: generation, inflectorChanges: inflectorChanges,
      binding: .passUnretained(binding))
  }

  @inline(__always)
  private func slot(_ delegate: RuntimeClass?, _ model: RuntimeClass) -> UnsafeMutablePointer<Slot>
  {
    // Class records are aligned, so their low bits are always 0.
    let bits = (model.address >> 4) ^ ((delegate?.address ?? 0) >> 6)
    // SAFETY: the remainder is below the number of slots.
    return slots + Int((bits ^ (bits >> 7)) % UInt(Self.slotCount))
  }
}
