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
