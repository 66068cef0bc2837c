import CarobFoundation
import CarobRuntime

extension UIColor {
  /// How a dynamic colour is chosen by traits.
  indirect enum Choice: Sendable {
    /// One of two, by the style.
    case styles(light: UIColor, dark: UIColor)
    /// By the program's block.
    case provider(Block)
    /// Another dynamic colour, with this opacity.
    case faded(UIColor, Double)

    func isSame(as other: Choice) -> Bool {
      switch (self, other) {
      case (.styles(let light, let dark), .styles(let otherLight, let otherDark)):
        light.isEqual(otherLight) && dark.isEqual(otherDark)
      case (.provider(let block), .provider(let other)): block.address == other.address
      case (.faded(let color, let alpha), .faded(let other, let otherAlpha)):
        color.isEqual(other) && alpha == otherAlpha
      default: false
      }
    }

    var hash: Int {
      switch self {
      case .styles(let light, let dark): light.hash ^ dark.hash &* 31
      case .provider(let block): block.address.hashValue
      case .faded(let color, let alpha): color.hash ^ alpha.hashValue
      }
    }
  }

  /// The maximum number of blocks that give each other's colours.
  private static let maximumDepth = 16

  /// The colour in some traits. An exception of the program's block is reported, and the colour is clear then.
  package final func resolved(in traits: UITraitCollection) -> UIColor {
    do throws(MessageError) {
      return try resolve(in: traits)
    } catch {
      UnhandledExceptions.report(error, by: "the provider of a dynamic colour")
      return .clear
    }
  }

  /// The colour in some traits; clear where blocks go on giving dynamic colours.
  ///
  /// - Throws: the exception of the program's block.
  final func resolve(in traits: UITraitCollection, depth: Int = 0) throws(MessageError) -> UIColor {
    guard let choice else { return self }
    if depth == Self.maximumDepth { return .clear }
    switch choice {
    case .styles(let light, let dark): return traits.isDark ? dark : light
    case .provider(let block):
      let given = try block.call(traits, returning: UIColor?.self) ?? .clear
      return try given.resolve(in: traits, depth: depth + 1)
    case .faded(let color, let alpha):
      return try color.resolve(in: traits, depth: depth + 1).withAlphaComponent(alpha)
    }
  }

  static func defineChoice(_ color: ClassMembers<UIColor>) {
    color.classMethod(
      """
      + (UIColor *)colorWithDynamicProvider:\
      (UIColor *(^)(UITraitCollection *traitCollection))dynamicProvider
      """
    ) { (_, provider: Block) in UIColor(.provider(provider)) }
    color.method(
      """
      - (instancetype)initWithDynamicProvider:\
      (UIColor *(^)(UITraitCollection *traitCollection))dynamicProvider
      """
    ) { (this, provider: Block) in
      this.choose(by: .provider(provider))
      return this
    }
    color.method(
      "- (UIColor *)resolvedColorWithTraitCollection:(UITraitCollection *)traitCollection"
    ) { (this, traits: UITraitCollection?) in
      try this.resolve(in: traits ?? .current)
    }
  }
}
