import CarobRuntime

/// How cells for one model class come to show what they show, with one class of delegate.
public final class RowBinding: Sendable {
  /// The class of the object.
  public let modelClass: RuntimeClass
  /// The selectors that were tried to configure the cell.
  public let configuration: CandidateChain
  /// The selectors that were tried for the row's height.
  public let height: CandidateChain

  init(modelClass: RuntimeClass, configuration: CandidateChain, height: CandidateChain) {
    self.modelClass = modelClass
    self.configuration = configuration
    self.height = height
  }
}
