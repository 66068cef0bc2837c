import CarobFoundation
import CarobRuntime

/// Talking to a data source: any object that answers the messages of the protocol `ICDataSource`.
///
/// A plugin's own data source may leave out `allObjects`, `sectionTitles`, `name`, `delegate`,
/// `fetchData`, `isFetching` and `willDisplayObjectAtIndexPath:`, and may count with signed or
/// unsigned integers of any width, as long as the numbers are believable. All functions throw
/// `MessageError`: when a required message is not answered, a type does not fit, or with what the
/// data source raised. [main-thread]
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

  /// How many sections there are.
  public static func numberOfSections(of source: Object) throws(MessageError) -> Int {
    try checked(
      source.send(numberOfSections, returning: Int.self), maximumSections, source, numberOfSections)
  }

  /// How many objects are in a section.
  public static func numberOfObjects(
    inSection section: Int, of source: Object
  ) throws(MessageError) -> Int {
    try checked(
      source.send(numberOfObjects, section, returning: Int.self), maximumObjects, source,
      numberOfObjects)
  }

  /// The object at a path; nil when the data source gives none.
  public static func object(
    at path: IndexPath, of source: Object
  ) throws(MessageError) -> Object? {
    try objectAtIndexPath(source, path)
  }

  /// The path of the first object that is equal to one; nil when there is none.
  public static func indexPath(
    of object: Object, in source: Object
  ) throws(MessageError) -> IndexPath? {
    try indexPathForObject(source, object)
  }

  /// All objects, section by section. Of a data source that does not answer `allObjects`, each has to be there.
  ///
  /// - Complexity: O(objects) when the data source does not answer `allObjects`.
  public static func allObjects(of source: Object) throws(MessageError) -> ArrayBox {
    if answers(source, allObjects.selector) { return try allObjects(source) ?? ArrayBox([]) }
    var objects: [Object] = []
    for section in 0..<(try numberOfSections(of: source)) {
      objects += try self.objects(inSection: section, of: source)
    }
    return ArrayBox(objects)
  }

  /// The objects of a section. That the data source does not give one of them is an error as well.
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

  // A count that is garbage must not take for ever.
  private static let maximumSections = 1 << 24
  private static let maximumObjects = 1 << 28

  /// A title for each section, which may be any object; "" where there is none, or null.
  public static func sectionTitleObjects(of source: Object) throws(MessageError) -> [Object] {
    let count = try numberOfSections(of: source)
    let titles =
      answers(source, sectionTitles.selector) ? try sectionTitles(source)?.allElements() ?? [] : []
    return (0..<count).map { section in
      section < titles.count && !(titles[section] is NullBox) ? titles[section] : StringBox("")
    }
  }

  /// A title for each section, as text; "" where there is none.
  public static func sectionTitles(of source: Object) throws(MessageError) -> [String] {
    try sectionTitleObjects(of: source).map(text)
  }

  /// The title of one section, as text; "" when there is none.
  ///
  /// - Complexity: O(1), besides what the data source takes to answer `sectionTitles`.
  public static func sectionTitle(
    _ section: Int, of source: Object
  ) throws(MessageError) -> String {
    guard answers(source, sectionTitles.selector), let titles = try sectionTitles(source),
      section >= 0, section < titles.count
    else { return "" }
    return text(try titles.element(at: section))
  }

  /// The data source's name; "" when it has none.
  public static func name(of source: Object) throws(MessageError) -> String {
    guard answers(source, name.selector), let name = try name(source) else { return "" }
    return text(name)
  }

  /// Makes the data source fetch.
  ///
  /// - Returns: false when it does not answer, since it has nothing to fetch.
  @discardableResult
  public static func fetchData(_ source: Object) throws(MessageError) -> Bool {
    guard answers(source, fetch.selector) else { return false }
    try fetch(source)
    return true
  }

  /// Whether the data source says that it is fetching; nil when it does not say.
  public static func isFetching(_ source: Object) throws(MessageError) -> Bool? {
    answers(source, isFetching) ? try source.send(isFetching, returning: Bool.self) : nil
  }

  /// The delegate; nil when there is none.
  public static func delegate(of source: Object) throws(MessageError) -> Object? {
    answers(source, delegate.selector) ? try delegate(source) : nil
  }

  /// Makes an object the delegate.
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

  /// Says that an object is about to be shown, if the data source wants to know.
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

  /// A title or name, which may be any object, for people.
  private static func text(_ object: Object) -> String {
    switch object {
    case is NullBox: ""
    case let string as StringBox: string.string
    default: object.description
    }
  }
}
