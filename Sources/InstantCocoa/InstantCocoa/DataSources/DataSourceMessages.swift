import CarobFoundation
import CarobRuntime

/// Sends messages to a data source: any object that implements the methods of the protocol `ICDataSource`.
///
/// A plugin's data source may leave out `allObjects`, `sectionTitles`, `name`, `delegate`, `fetchData`, `isFetching`
/// and `willDisplayObjectAtIndexPath:`, and may count with signed or unsigned integers of any width, as long as the
/// numbers are plausible. All functions throw `MessageError`: when the data source lacks a required method, a type does
/// not fit, or the data source raises. [main-thread]
public enum DataSourceMessages {
  private static let numberOfSections = Selector("numberOfSections")
  private static let numberOfObjects = Selector("numberOfObjectsInSection:")
  private static let objectAtIndexPath = Message<(IndexPath) -> Object?>("objectAtIndexPath:")
  private static let indexPathForObject = Message<(Object?) -> IndexPath?>("indexPathForObject:")
  private static let allObjects = Message<() -> ArrayBox?>("allObjects")
  private static let sectionTitles = Message<() -> ArrayBox?>("sectionTitles")
  private static let name = Message<() -> Object?>("name")
  private static let isFetching = Selector("isFetching")
  private static let fetch = Message<() -> Void>("fetchData")
  private static let delegate = Message<() -> Object?>("delegate")
  private static let setDelegate = Message<(Object?) -> Void>("setDelegate:")
  private static let willDisplay = Message<(IndexPath) -> Void>("willDisplayObjectAtIndexPath:")

  /// The number of sections.
  public static func numberOfSections(of source: Object) throws(MessageError) -> Int {
    try checked(
      source.send(numberOfSections, returning: Int.self), maximumSections, source, numberOfSections)
  }

  /// The number of objects in a section.
  public static func numberOfObjects(
    inSection section: Int, of source: Object
  ) throws(MessageError) -> Int {
    try checked(
      source.send(numberOfObjects, section, returning: Int.self), maximumObjects, source,
      numberOfObjects)
  }

  /// The object at a path; nil when the data source returns nil.
  public static func object(
    at path: IndexPath, of source: Object
  ) throws(MessageError) -> Object? {
    try objectAtIndexPath(source, path)
  }

  /// The path of the first equal object; nil when there is none.
  public static func indexPath(
    of object: Object, in source: Object
  ) throws(MessageError) -> IndexPath? {
    try indexPathForObject(source, object)
  }

  /// All objects, section by section. Without `allObjects`, it is an error if one of them is missing.
  ///
  /// - Complexity: O(objects) when the data source lacks `allObjects`.
  public static func allObjects(of source: Object) throws(MessageError) -> ArrayBox {
    if answers(source, allObjects.selector) { return try allObjects(source) ?? ArrayBox([]) }
    var objects: [Object] = []
    for section in 0..<(try numberOfSections(of: source)) {
      objects += try self.objects(inSection: section, of: source)
    }
    return ArrayBox(objects)
  }

  /// The objects of a section. It is an error if one of them is missing.
  ///
  /// - Complexity: O(objects).
  public static func objects(
    inSection section: Int, of source: Object
  ) throws(MessageError) -> [Object] {
    let count = try numberOfObjects(inSection: section, of: source)
    var objects: [Object] = []
    for row in 0..<count {
      let path = IndexPath(section: section, row: row)
      guard let object = try object(at: path, of: source) else {
        throw .handlerFailed(DataSourceError.missingObject(path, of: source, count: count))
      }
      objects.append(object)
    }
    return objects
  }

  // Limits, so that a garbage count does not take forever.
  private static let maximumSections = 1 << 24
  private static let maximumObjects = 1 << 28

  /// A title for each section, which may be any object; "" for none or null.
  public static func sectionTitleObjects(of source: Object) throws(MessageError) -> [Object] {
    let count = try numberOfSections(of: source)
    let titles =
      answers(source, sectionTitles.selector) ? try sectionTitles(source)?.allElements() ?? [] : []
    return (0..<count).map { section in
      section < titles.count && !(titles[section] is NullBox) ? titles[section] : StringBox("")
    }
  }

  /// A title for each section, as text; "" for none.
  public static func sectionTitles(of source: Object) throws(MessageError) -> [String] {
    try sectionTitleObjects(of: source).map(text)
  }

  /// The title of one section, as text; "" for none.
  ///
  /// - Complexity: O(1), besides the data source's `sectionTitles`.
  public static func sectionTitle(
    _ section: Int, of source: Object
  ) throws(MessageError) -> String {
    guard answers(source, sectionTitles.selector), let titles = try sectionTitles(source),
      section >= 0, section < titles.count
    else { return "" }
    return text(try titles.element(at: section))
  }

  /// The data source's name; "" for none.
  public static func name(of source: Object) throws(MessageError) -> String {
    guard answers(source, name.selector), let name = try name(source) else { return "" }
    return text(name)
  }

  /// Makes the data source fetch.
  ///
  /// - Returns: false when it does not implement `fetchData`, because it has nothing to fetch.
  @discardableResult
  public static func fetchData(_ source: Object) throws(MessageError) -> Bool {
    guard answers(source, fetch.selector) else { return false }
    try fetch(source)
    return true
  }

  /// Whether the data source is fetching; nil when it does not implement `isFetching`.
  public static func isFetching(_ source: Object) throws(MessageError) -> Bool? {
    answers(source, isFetching) ? try source.send(isFetching, returning: Bool.self) : nil
  }

  /// The delegate; nil when there is none.
  public static func delegate(of source: Object) throws(MessageError) -> Object? {
    answers(source, delegate.selector) ? try delegate(source) : nil
  }

  /// Sets the delegate.
  ///
  /// - Returns: false when the data source takes no delegate.
  @discardableResult
  public static func setDelegate(
    _ delegate: Object?, of source: Object
  ) throws(MessageError) -> Bool {
    guard answers(source, setDelegate.selector) else { return false }
    try setDelegate(source, delegate)
    return true
  }

  /// Tells the data source that an object is about to be shown, if it implements that method.
  public static func willDisplay(
    objectAt path: IndexPath, of source: Object
  ) throws(MessageError) {
    if answers(source, willDisplay.selector) { try willDisplay(source, path) }
  }

  private static func answers(_ source: Object, _ selector: Selector) -> Bool {
    source.responds(to: selector)
  }

  private static func checked(
    _ count: Int, _ most: Int, _ source: Object, _ selector: Selector
  ) throws(MessageError) -> Int {
    guard (0...most).contains(count) else {
      throw .handlerFailed(DataSourceError.invalidCount(count, of: source, selector))
    }
    return count
  }

  /// A title or name, which may be any object, as text for people.
  private static func text(_ object: Object) -> String {
    switch object {
    case is NullBox: ""
    case let string as StringBox: string.string
    default: object.description
    }
  }
}
