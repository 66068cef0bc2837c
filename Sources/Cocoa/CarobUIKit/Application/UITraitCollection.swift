import CarobFoundation
import CarobRuntime
import Foundation

/// The traits of a screen's surroundings, such as its size classes. A trait that is not given is unspecified. [any-thread]
public final class UITraitCollection: Object, @unchecked Sendable {
  // SAFETY: it is written while it is made, before others know it.
  private var numbers: [String: Double] = [:]
  private var category: String?

  /// A trait that is a number.
  private struct Trait {
    let property: StaticString
    let maker: StaticString
    let unspecified: Int

    /// The name of the property.
    var name: String { String(property.description.split(separator: " ").last ?? "") }
  }

  private static let traits = [
    Trait(
      property: "@property (nonatomic, readonly) UIUserInterfaceIdiom userInterfaceIdiom",
      maker:
        "+ (UITraitCollection *)traitCollectionWithUserInterfaceIdiom:(UIUserInterfaceIdiom)idiom",
      unspecified: -1),
    Trait(
      property: "@property (nonatomic, readonly) UIUserInterfaceStyle userInterfaceStyle",
      maker:
        "+ (UITraitCollection *)traitCollectionWithUserInterfaceStyle:(UIUserInterfaceStyle)style",
      unspecified: 0),
    Trait(
      property: "@property (nonatomic, readonly) UIUserInterfaceSizeClass horizontalSizeClass",
      maker: """
        + (UITraitCollection *)traitCollectionWithHorizontalSizeClass:(UIUserInterfaceSizeClass)sizeClass
        """,
      unspecified: 0),
    Trait(
      property: "@property (nonatomic, readonly) UIUserInterfaceSizeClass verticalSizeClass",
      maker: """
        + (UITraitCollection *)traitCollectionWithVerticalSizeClass:(UIUserInterfaceSizeClass)sizeClass
        """,
      unspecified: 0),
    Trait(
      property: "@property (nonatomic, readonly) UITraitEnvironmentLayoutDirection layoutDirection",
      maker: """
        + (UITraitCollection *)traitCollectionWithLayoutDirection:\
        (UITraitEnvironmentLayoutDirection)direction
        """,
      unspecified: -1),
    Trait(
      property: "@property (nonatomic, readonly) UIForceTouchCapability forceTouchCapability",
      maker: """
        + (UITraitCollection *)traitCollectionWithForceTouchCapability:\
        (UIForceTouchCapability)capability
        """,
      unspecified: 0),
    Trait(
      property: "@property (nonatomic, readonly) UIDisplayGamut displayGamut",
      maker: "+ (UITraitCollection *)traitCollectionWithDisplayGamut:(UIDisplayGamut)gamut",
      unspecified: -1),
    Trait(
      property: "@property (nonatomic, readonly) UIAccessibilityContrast accessibilityContrast",
      maker: """
        + (UITraitCollection *)traitCollectionWithAccessibilityContrast:\
        (UIAccessibilityContrast)contrast
        """,
      unspecified: -1),
    Trait(
      property: "@property (nonatomic, readonly) UIUserInterfaceLevel userInterfaceLevel",
      maker:
        "+ (UITraitCollection *)traitCollectionWithUserInterfaceLevel:(UIUserInterfaceLevel)level",
      unspecified: -1),
  ]

  private static let scale = "displayScale"
  private static let noCategory = "_UICTContentSizeCategoryUnspecified"

  /// The traits of the only screen: those of an iPhone as it is turned, with the user's settings.
  static var screen: UITraitCollection { screen(isPortrait: !UIScreen.isLandscape) }

  static func screen(isPortrait: Bool) -> UITraitCollection {
    phones.withLock { isPortrait ? $0.portrait : $0.landscape }
  }

  /// What a user sets.
  struct Settings: Hashable {
    /// `UIUserInterfaceStyle`: light or dark.
    var style = 1
    /// `UIContentSizeCategory`.
    var category = "UICTContentSizeCategoryL"
  }

  /// The settings, and the traits of the screen with them.
  private struct Phones {
    let settings: Settings
    let portrait: UITraitCollection
    let landscape: UITraitCollection

    init(_ settings: Settings) {
      self.settings = settings
      portrait = phone(height: 2, settings)
      landscape = phone(height: 1, settings)
    }
  }

  private static let phones = Locked(Phones(Settings()))

  /// The user's settings.
  static var settings: Settings {
    get { phones.withLock { $0.settings } }
    set {
      let new = Phones(newValue)
      phones.withLock { $0 = new }
    }
  }

  /// The traits of an iPhone with a size class for its height.
  private static func phone(height: Double, _ settings: Settings) -> UITraitCollection {
    let traits = UITraitCollection()
    traits.numbers = [
      "userInterfaceIdiom": 0, style: Double(settings.style), "horizontalSizeClass": 1,
      "verticalSizeClass": height, "layoutDirection": 0, "forceTouchCapability": 1,
      "displayGamut": 0, "accessibilityContrast": 0, "userInterfaceLevel": 0,
      scale: UIScreen.scale,
    ]
    traits.category = settings.category
    return traits
  }

  private static let style = "userInterfaceStyle"

  /// Whether the style is dark.
  package var isDark: Bool { numbers[Self.style] == 2 }
  /// The size of texts; nil when it is unspecified.
  var sizeCategory: String? { category }

  /// Whether another collection has another style.
  func differsInStyle(from other: UITraitCollection) -> Bool {
    numbers[Self.style] != other.numbers[Self.style]
  }

  /// These traits with a `UIUserInterfaceStyle`; 0 for their own.
  func overridden(byStyle style: Int) -> UITraitCollection {
    if style == 0 || numbers[Self.style] == Double(style) { return self }
    return overridden(by: UITraitCollection(Self.style, Double(style)))
  }

  private static let key = "CarobCurrentTraits"

  /// The traits that this thread has been given; nil for none.
  private static var given: UITraitCollection? {
    get { Thread.current.threadDictionary[key] as? UITraitCollection }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// The traits of the view that draws or hears of its traits on this thread, else of the screen.
  static var current: UITraitCollection {
    get { given ?? screen }
    set { given = newValue }
  }

  /// Does something with other current traits.
  static func whileCurrent(
    _ traits: UITraitCollection, _ body: () throws(MessageError) -> Void
  ) throws(MessageError) {
    let old = given
    given = traits
    defer { given = old }
    try body()
  }

  /// These traits, with those that another collection has.
  func overridden(by other: UITraitCollection?) -> UITraitCollection {
    guard let other else { return self }
    let all = UITraitCollection()
    all.merge(self)
    all.merge(other)
    return all
  }

  private convenience init(_ name: String, _ value: Double) {
    self.init()
    numbers[name] = value
  }

  /// Takes the traits that another collection has.
  private func merge(_ other: UITraitCollection) {
    numbers.merge(other.numbers) { $1 }
    category = other.category ?? category
  }

  private func contains(_ other: UITraitCollection) -> Bool {
    other.numbers.allSatisfy { numbers[$0.key] == $0.value }
      && (other.category == nil || other.category == category)
  }

  public override func isEqual(_ other: Object?) -> Bool {
    guard let other = other as? UITraitCollection else { return false }
    return numbers == other.numbers && category == other.category
  }

  public override var hash: Int { numbers.hashValue ^ category.hashValue }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: UITraitCollection.self, "The traits of a screen, such as its size classes and its idiom."
    ) { collection in
      collection.isImmutable()
      collection.isArchived {
        for (name, value) in $0.numbers.sorted(by: { $0.key < $1.key }) {
          try $1.write(NumberBox(value), name)
        }
        if let category = $0.category { try $1.write(StringBox(category), "category") }
      } read: {
        for name in traits.map(\.name) + [scale] {
          if let value = try $1.read(name, as: NumberBox.self) {
            $0.numbers[name] = value.doubleValue
          }
        }
        $0.category = try $1.read("category", as: StringBox.self)?.string
        return $0
      }
      defineTraits(collection)
      defineCurrent(collection)
      collection.classMethod(
        """
        + (UITraitCollection *)traitCollectionWithTraitsFromCollections:\
        (NSArray<UITraitCollection *> *)collections
        """
      ) { (_, collections: [UITraitCollection]?) in
        let all = UITraitCollection()
        for collection in collections ?? [] { all.merge(collection) }
        return all
      }
      collection.method("- (BOOL)containsTraitsInCollection:(nullable UITraitCollection *)other") {
        (this, other: UITraitCollection?) in
        other.map(this.contains) ?? true
      }
      declareProtocol(collection)
    }
  }

  private static func defineTraits(_ collection: ClassMembers<UITraitCollection>) {
    for trait in traits {
      let name = trait.name
      collection.property(trait.property) {
        $0.numbers[name].flatMap(Int.init(exactly:)) ?? trait.unspecified
      }
      collection.classMethod(trait.maker) { (_, value: Int) in
        value == trait.unspecified ? UITraitCollection() : UITraitCollection(name, Double(value))
      }
    }
    collection.property("@property (nonatomic, readonly) CGFloat displayScale") {
      $0.numbers[scale] ?? 0
    }
    collection.classMethod("+ (UITraitCollection *)traitCollectionWithDisplayScale:(CGFloat)scale")
    {
      (_, value: Double) in
      value == 0 ? UITraitCollection() : UITraitCollection(scale, value)
    }
    collection.property(
      """
      @property (nonatomic, copy, readonly) UIContentSizeCategory preferredContentSizeCategory
      """
    ) { $0.category ?? noCategory }
    collection.classMethod(
      """
      + (UITraitCollection *)traitCollectionWithPreferredContentSizeCategory:\
      (UIContentSizeCategory)category
      """
    ) { (_, category: String?) in
      let collection = UITraitCollection()
      collection.category = category == noCategory ? nil : category
      return collection
    }
  }

  private static func defineCurrent(_ collection: ClassMembers<UITraitCollection>) {
    collection.classMethod("+ (UITraitCollection *)currentTraitCollection") { _ in current }
    collection.classMethod("+ (void)setCurrentTraitCollection:(UITraitCollection *)traits") {
      (_, traits: UITraitCollection) in current = traits
    }
    collection.method("- (void)performAsCurrentTraitCollection:(void (^)(void))actions") {
      (this, actions: Block) in
      try whileCurrent(this) { () throws(MessageError) in try actions.call() }
    }
    collection.method(
      """
      - (BOOL)hasDifferentColorAppearanceComparedToTraitCollection:\
      (UITraitCollection *)traitCollection
      """
    ) { (this, other: UITraitCollection?) in
      other.map(this.differsInStyle) ?? true
    }
  }

  private static func declareProtocol(_ collection: ClassMembers<UITraitCollection>) {
    collection.declareProtocol(
      """
      @protocol UITraitEnvironment <NSObject>
      @property (nonatomic, readonly) UITraitCollection *traitCollection
      - (void)traitCollectionDidChange:(UITraitCollection *)previousTraitCollection
      """,
      "A screen, a view or a view controller: an object with traits, which change when the device is turned, or set otherwise."
    )
  }
}
