import CarobRuntime
import CarobUIKit
import Synchronization

/// How cells for one model class come to show what they show, with one class of delegate.
public final class CellBinding: Sendable {
  /// The class of the object.
  public let modelClass: RuntimeClass
  /// What was considered to configure the cell.
  public let configuration: CandidateChain
  /// What was considered for the row's height; nil for a collection's items, which have none.
  public let height: CandidateChain?

  /// Whether it was reported that cells have no detail label for what the handler gives them.
  private let hasReportedDetail = Atomic(false)

  init(modelClass: RuntimeClass, configuration: CandidateChain, height: CandidateChain?) {
    self.modelClass = modelClass
    self.configuration = configuration
    self.height = height
  }
}

extension CellBinding: CellContext {
  /// Reports, once for each kind of row, that the handler sends messages to a label that is nil.
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
  /// How the cell came to show what it shows; nil when no `ICTableViewController` configured it.
  public final var binding: CellBinding? { context as? CellBinding }
}

extension UICollectionReusableView {
  /// How the view came to show what it shows; nil when no `ICCollectionViewController` configured it.
  public final var binding: CellBinding? { context as? CellBinding }
}

/// The bindings used last, by the classes of delegate and object, found without hashing objects or
/// counting references.
///
/// One slot for each of a few hash values; a binding that is not here is found in the slower table
/// that keeps it alive. [main-thread]
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

  /// Forgets all of them.
  func forget() {
    // SAFETY: initialised above, and as many.
    slots.update(repeating: Slot(), count: Self.slotCount)
  }

  /// The binding for two classes, if it is here and was made at this generation with these
  /// prefixes.
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

  /// Remembers a binding.
  ///
  /// - Precondition: whoever calls keeps it alive until the generation or the prefixes change.
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
    // Class records are aligned, so their low bits tell nothing.
    let bits = (model.address >> 4) ^ ((delegate?.address ?? 0) >> 6)
    // SAFETY: the remainder is below the number of slots.
    return slots + Int((bits ^ (bits >> 7)) % UInt(Self.slotCount))
  }
}
