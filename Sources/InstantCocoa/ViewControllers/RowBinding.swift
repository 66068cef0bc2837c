import CarobRuntime

/// How a cell came to show what it shows.
public final class RowBinding {
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
