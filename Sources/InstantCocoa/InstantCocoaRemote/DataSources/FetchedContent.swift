import CarobFoundation
import CarobRuntime
import InstantCocoa

/// What a data source holds that fetches: objects, and at most one thing after them.
///
/// The thing is a loading placeholder, or, when there are no objects, a no-results placeholder or the error.
struct FetchedContent {
  /// What comes after the objects.
  private enum Tail {
    case placeholder(Object)
    case error(Object)

    var object: Object {
      switch self {
      case .placeholder(let object), .error(let object): object
      }
    }
  }

  /// Which placeholders are held. A change counts from the next event on.
  var options = PlaceholderStorageOptions.standard
  /// Whether anything was fetched or reset.
  private(set) var isLoaded = false
  private(set) var list = GrowingList()
  private var tail: Tail?
  /// All of it, as long as it does not change.
  private var part: ListPart?

  /// How many objects and placeholders there are.
  var count: Int { list.objects.count + (tail == nil ? 0 : 1) }

  /// Whether there are objects, not counting placeholders and errors.
  var hasObjects: Bool { !list.objects.isEmpty }

  /// The first of the objects.
  var firstObject: Object? { list.objects.first }

  /// The error, if one is held.
  var errors: [Object] { if case .error(let error) = tail { [error] } else { [] } }

  /// The object or placeholder at a position; nil when there is none.
  func object(at index: Int) -> Object? {
    let objects = list.objects
    if objects.indices.contains(index) { return objects[index] }
    return index == objects.count ? tail?.object : nil
  }

  /// Everything, as a list that does not change.
  ///
  /// - Complexity: O(1); the same list until something changes.
  mutating func all() -> ArrayBox {
    if let part { return part }
    let made = ListPart(of: list, and: tail?.object)
    part = made
    return made
  }

  /// Lets go of everything: something is about to be loaded.
  mutating func reset() {
    list = GrowingList()
    change(options.contains(.loading) ? .placeholder(ICLoadingPlaceholder()) : nil)
  }

  /// Takes the objects of an answer, instead of those that are there.
  mutating func replace(with objects: [Object]) {
    list = GrowingList()
    append(objects, mayBeMore: false)
  }

  /// Takes the objects of an answer after those that are there.
  ///
  /// - Parameter mayBeMore: whether there is something left to load.
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

  /// Nothing came of loading. What was loaded before stays as it is; otherwise what stood for it goes.
  ///
  /// - Parameter error: why; nil when it was cancelled, which is not held.
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

/// What a data source holds in place of objects that it has not.
///
/// Plugins use the numbers, as the property `placeholderStorageOptions`.
public struct PlaceholderStorageOptions: OptionSet, Hashable, Sendable {
  /// The bits; those that have no meaning are kept.
  public let rawValue: UInt

  /// Options with these bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// An `ICLoadingPlaceholder` while there is something to load.
  public static let loading = Self(rawValue: 1 << 1)
  /// An `ICNoResultsPlaceholder` when there is nothing.
  public static let noResults = Self(rawValue: 1 << 2)
  /// The error of a fetch that failed, when there is nothing else.
  public static let errors = Self(rawValue: 1 << 3)

  /// What a new data source has.
  public static let standard: Self = [.loading, .noResults]
}
