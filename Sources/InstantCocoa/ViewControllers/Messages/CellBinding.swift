import CarobRuntime

/// How cells for one model class come to show what they show, with one class of delegate.
public final class CellBinding: Sendable {
  /// The class of the object.
  public let modelClass: RuntimeClass
  /// What was considered to configure the cell.
  public let configuration: CandidateChain
  /// What was considered for the row's height; nil for a collection's items, which have none.
  public let height: CandidateChain?

  init(modelClass: RuntimeClass, configuration: CandidateChain, height: CandidateChain?) {
    self.modelClass = modelClass
    self.configuration = configuration
    self.height = height
  }
}
