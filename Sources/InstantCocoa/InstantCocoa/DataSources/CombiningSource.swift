import CarobRuntime

/// A data source that shows the objects of others.
protocol CombiningSource: Object {
  /// The data sources that it shows.
  var shownSources: [Object] { get }
}

extension CombiningSource {
  /// Checks that none of these data sources shows this one, directly or not. Cannot see what a plugin's data source shows.
  ///
  /// - Throws: `DataSourceError` beneath a `MessageError` when one does.
  /// - Complexity: O(data sources below).
  func checkForCycles(showing sources: [Object]) throws(MessageError) {
    var seen: Set<ObjectIdentifier> = []
    var pending = sources
    while let source = pending.popLast() {
      if source === self { throw .handlerFailed(DataSourceError.cycle(self)) }
      guard seen.insert(ObjectIdentifier(source)).inserted else { continue }
      pending += (source as? any CombiningSource)?.shownSources ?? []
    }
  }
}
