import CarobFoundation
import CarobRuntime

/// A data source whose methods are Swift members. They send messages, so that a plugin's override is called.
///
/// The data sources of Instant Cocoa conform, and so can any class that implements the methods of the protocol
/// `ICDataSource`; use `DataSourceMessages` for objects of unknown classes. All members throw `MessageError`: when a
/// method is missing, a type does not fit, or the data source raises. [main-thread]
public protocol ICDataSource: Object {}

extension ICDataSource {
  /// All objects, section by section.
  ///
  /// - Complexity: O(objects).
  public var objects: [Object] {
    get throws(MessageError) { try DataSourceMessages.allObjects(of: self).allElements() }
  }

  /// The number of sections.
  public var numberOfSections: Int {
    get throws(MessageError) { try DataSourceMessages.numberOfSections(of: self) }
  }

  /// The number of objects in a section.
  public func numberOfObjects(inSection section: Int) throws(MessageError) -> Int {
    try DataSourceMessages.numberOfObjects(inSection: section, of: self)
  }

  /// The object at a path; nil when the data source returns nil.
  public func object(at path: IndexPath) throws(MessageError) -> Object? {
    try DataSourceMessages.object(at: path, of: self)
  }

  /// The path of the first equal object; nil when there is none.
  public func indexPath(for object: Object) throws(MessageError) -> IndexPath? {
    try DataSourceMessages.indexPath(of: object, in: self)
  }

  /// A title for each section; "" for none.
  public var sectionTitles: [String] {
    get throws(MessageError) { try DataSourceMessages.sectionTitles(of: self) }
  }

  /// Begins a fetch. The delegate hears of its end, and `fetch` waits for it.
  public func fetchData() throws(MessageError) { try DataSourceMessages.fetchData(self) }

  /// Fetches and waits for the final message; see `DataSourceMessages.fetch`.
  ///
  /// - Throws: the error of the fetch; `CancellationError` when the task is cancelled.
  public func fetch(isolation: isolated (any Actor)? = #isolation) async throws {
    try await DataSourceMessages.fetch(self, isolation: isolation)
  }
}
