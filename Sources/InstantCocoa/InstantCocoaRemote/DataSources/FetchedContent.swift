import CarobFoundation
import CarobRuntime
import InstantCocoa

/// The content of a fetching data source: objects, and at most one element after them.
///
/// That element is a loading placeholder, or, without objects, a no-results placeholder or the error.
struct FetchedContent {
  /// The element after the objects.
  private enum Tail {
    case placeholder(Object)
    case error(Object)

    var object: Object {
      switch self {
      case .placeholder(let object), .error(let object): object
      }
    }
  }

  /// The placeholders to use. A change takes effect with the next event.
  var options = PlaceholderStorageOptions.standard
  /// Whether objects were fetched or reset.
  private(set) var isLoaded = false
  private(set) var list = GrowingList()
  private var tail: Tail?
  /// All elements as a list, cached until the next change.
  private var part: ListPart?

  /// The number of objects and placeholders.
  var count: Int { list.objects.count + (tail == nil ? 0 : 1) }

  /// Whether there are objects, not counting placeholders and errors.
  var hasObjects: Bool { !list.objects.isEmpty }

  var firstObject: Object? { list.objects.first }

  /// The error, as a list with at most one element.
  var errors: [Object] { if case .error(let error) = tail { [error] } else { [] } }

  /// The object or placeholder at a position; nil when there is none.
  func object(at index: Int) -> Object? {
    let objects = list.objects
    if objects.indices.contains(index) { return objects[index] }
    return index == objects.count ? tail?.object : nil
  }

  /// All elements, as a list that does not change.
  ///
  /// - Complexity: O(1); the same list until something changes.
  mutating func all() -> ArrayBox {
    if let part { return part }
    let made = ListPart(of: list, and: tail?.object)
    part = made
    return made
  }

  /// Discards everything, before a load.
  mutating func reset() {
    list = GrowingList()
    change(options.contains(.loading) ? .placeholder(ICLoadingPlaceholder()) : nil)
  }

  /// Replaces the objects by those of a response.
  mutating func replace(with objects: [Object]) {
    list = GrowingList()
    append(objects, mayBeMore: false)
  }

  /// Appends the objects of a response.
  ///
  /// - Parameter mayBeMore: whether more objects can be loaded.
  /// - Complexity: O(new objects), amortised.
  mutating func append(_ objects: [Object], mayBeMore: Bool) {
    list.append(objects)
    if mayBeMore {
      change(options.contains(.loading) ? .placeholder(ICLoadingPlaceholder()) : nil)
    } else if !hasObjects, options.contains(.noResults) {
      change(.placeholder(ICNoResultsPlaceholder()))
    } else {
      change(nil)
    }
  }

  /// Handles a failed load. Keeps objects that were loaded before; without any, removes the placeholder.
  ///
  /// - Parameter error: the error, which may be shown; nil for a cancellation.
  mutating func fail(_ error: Object?) {
    guard !hasObjects else { return }
    change(options.contains(.errors) ? error.map(Tail.error) : nil)
  }

  private mutating func change(_ tail: Tail?) {
    self.tail = tail
    part = nil
    isLoaded = true
  }
}

/// The placeholders that a data source has in place of missing objects.
///
/// Plugins use the numbers, as the property `placeholderStorageOptions`.
public struct PlaceholderStorageOptions: OptionSet, Hashable, Sendable {
  /// The bits; unknown ones are kept.
  public let rawValue: UInt

  /// Makes options of these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An `ICLoadingPlaceholder` while more objects can be loaded.
  public static let loading = Self(rawValue: 1 << 1)
  /// An `ICNoResultsPlaceholder` when there are no objects.
  public static let noResults = Self(rawValue: 1 << 2)
  /// The error of a failed fetch, when there are no objects.
  public static let errors = Self(rawValue: 1 << 3)

  /// The options of a new data source.
  public static let standard: Self = [.loading, .noResults]
}
