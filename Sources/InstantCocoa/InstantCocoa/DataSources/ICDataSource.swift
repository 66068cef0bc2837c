import CarobFoundation
import CarobRuntime

/// A data source, with its messages as Swift members: what they send, a plugin's override answers.
///
/// The data sources of Instant Cocoa conform, and so can any class that answers the messages of the protocol `ICDataSource`;
/// `DataSourceMessages` talks to objects whose class is not known. All members throw `MessageError`: when a message is not
/// answered, a type does not fit, or with what the data source raised. [main-thread]
public protocol ICDataSource: Object {}

extension ICDataSource {
  /// All objects, section by section.
  ///
  /// - Complexity: O(objects).
  public var objects: [Object] {
    get throws(MessageError) { try DataSourceMessages.allObjects(of: self).allElements() }
  }

  /// How many sections there are.
  public var numberOfSections: Int {
    get throws(MessageError) { try DataSourceMessages.numberOfSections(of: self) }
  }

  /// How many objects are in a section.
  public func numberOfObjects(inSection section: Int) throws(MessageError) -> Int {
    try DataSourceMessages.numberOfObjects(inSection: section, of: self)
  }

  /// The object at a path; nil when the data source gives none.
  public func object(at path: IndexPath) throws(MessageError) -> Object? {
    try DataSourceMessages.object(at: path, of: self)
  }

  /// The path of the first object that is equal to one; nil when there is none.
  public func indexPath(for object: Object) throws(MessageError) -> IndexPath? {
    try DataSourceMessages.indexPath(of: object, in: self)
  }

  /// A title for each section; "" where there is none.
  public var sectionTitles: [String] {
    get throws(MessageError) { try DataSourceMessages.sectionTitles(of: self) }
  }

  /// Begins to fetch; the delegate is told how it ends, and `fetch` waits for that.
  public func fetchData() throws(MessageError) { try DataSourceMessages.fetchData(self) }

  /// Fetches and waits for the final message; see `DataSourceMessages.fetch`.
  ///
  /// - Throws: what the fetch failed with; `CancellationError` when the task is cancelled.
  public func fetch(isolation: isolated (any Actor)? = #isolation) async throws {
    try await DataSourceMessages.fetch(self, isolation: isolation)
  }
}
