import CarobFoundation
import CarobRuntime
import Foundation

/// The segments of a `UISegmentedControl`, and its look, which nobody draws.
extension UISegmentedControl {
  static func defineSegments(_ control: ClassMembers<UISegmentedControl>) {
    control.property("@property (nonatomic, readonly) NSUInteger numberOfSegments") {
      UInt($0.segments.count)
    }
    control.method(
      """
      - (void)insertSegmentWithTitle:(NSString *)title atIndex:(NSUInteger)segment \
      animated:(BOOL)animated
      """
    ) { (this, title: String?, index: UInt, _: Bool) in
      this.insert(Segment(title: title), at: Int(clamping: index))
    }
    control.method(
      """
      - (void)insertSegmentWithImage:(UIImage *)image atIndex:(NSUInteger)segment \
      animated:(BOOL)animated
      """
    ) { (this, image: UIImage?, index: UInt, _: Bool) in
      this.insert(Segment(image: image), at: Int(clamping: index))
    }
    control.method("- (void)removeSegmentAtIndex:(NSUInteger)segment animated:(BOOL)animated") {
      (this, index: UInt, _: Bool) in this.remove(at: Int(clamping: index))
    }
    control.method("- (void)removeAllSegments") { $0.removeAll() }
    part(
      control, "- (NSString *)titleForSegmentAtIndex:(NSUInteger)segment",
      "- (void)setTitle:(NSString *)title forSegmentAtIndex:(NSUInteger)segment",
      get: { $0?.title },
      set: { (segment: inout Segment, title: String?) in
        (segment.title, segment.image) = (title, nil)
      })
    part(
      control, "- (UIImage *)imageForSegmentAtIndex:(NSUInteger)segment",
      "- (void)setImage:(UIImage *)image forSegmentAtIndex:(NSUInteger)segment",
      get: { $0?.image },
      set: { (segment: inout Segment, image: UIImage?) in
        (segment.title, segment.image) = (nil, image)
      })
    part(
      control, "- (CGFloat)widthForSegmentAtIndex:(NSUInteger)segment",
      "- (void)setWidth:(CGFloat)width forSegmentAtIndex:(NSUInteger)segment",
      get: { $0?.width ?? 0 }, set: { $0.width = $1 })
    part(
      control, "- (CGSize)contentOffsetForSegmentAtIndex:(NSUInteger)segment",
      "- (void)setContentOffset:(CGSize)offset forSegmentAtIndex:(NSUInteger)segment",
      get: { $0?.contentOffset ?? .zero }, set: { $0.contentOffset = $1 })
    part(
      control, "- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)segment",
      "- (void)setEnabled:(BOOL)enabled forSegmentAtIndex:(NSUInteger)segment",
      get: { $0?.isEnabled ?? false }, set: { $0.isEnabled = $1 })
  }

  /// Defines the two methods of a part of a segment. A segment that is not there has the part of none, and is not changed.
  private static func part<Value: MessageValue>(
    _ control: ClassMembers<UISegmentedControl>, _ getter: StaticString, _ setter: StaticString,
    get: @escaping (Segment?) -> Value, set: @escaping (inout Segment, Value) -> Void
  ) {
    control.method(getter) { (this, index: UInt) -> Value in
      let index = Int(clamping: index)
      return get(this.segments.indices.contains(index) ? this.segments[index] : nil)
    }
    control.method(setter) { (this, value: Value, index: UInt) in
      let index = Int(clamping: index)
      if this.segments.indices.contains(index) { set(&this.segments[index], value) }
    }
  }

  static func defineLook(_ control: ClassMembers<UISegmentedControl>) {
    control.property(
      "@property (nonatomic) UISegmentedControlStyle segmentedControlStyle", \.style)
    control.property(
      "@property (nonatomic) BOOL apportionsSegmentWidthsByContent", \.apportionsByContent)
    control.property(
      "@property (nonatomic, strong) UIColor *selectedSegmentTintColor", \.selectedTintColor)
    control.method(
      """
      - (void)setTitleTextAttributes:(NSDictionary<NSString *, id> *)attributes \
      forState:(UIControlState)state
      """
    ) { (this, attributes: DictionaryBox?, state: UInt) in
      this.titleAttributes[State(rawValue: state)] = attributes
    }
    control.method(
      "- (NSDictionary<NSString *, id> *)titleTextAttributesForState:(UIControlState)state"
    ) { (this, state: UInt) -> DictionaryBox? in
      this.titleAttributes[State(rawValue: state)]
    }
  }

  /// Defines pictures. The height of a bar is a `UIBarMetrics`.
  static func defineImages(_ control: ClassMembers<UISegmentedControl>) {
    control.method(
      """
      - (void)setBackgroundImage:(UIImage *)image forState:(UIControlState)state \
      barMetrics:(NSInteger)barMetrics
      """
    ) { (this, image: UIImage?, state: UInt, metrics: Int) in
      this.backgrounds[[state, UInt(bitPattern: metrics)]] = image
    }
    control.method(
      """
      - (UIImage *)backgroundImageForState:(UIControlState)state \
      barMetrics:(NSInteger)barMetrics
      """
    ) { (this, state: UInt, metrics: Int) -> UIImage? in
      this.backgrounds[[state, UInt(bitPattern: metrics)]]
    }
    control.method(
      """
      - (void)setDividerImage:(UIImage *)image \
      forLeftSegmentState:(UIControlState)leftState \
      rightSegmentState:(UIControlState)rightState barMetrics:(NSInteger)barMetrics
      """
    ) { (this, image: UIImage?, left: UInt, right: UInt, metrics: Int) in
      this.dividers[[left, right, UInt(bitPattern: metrics)]] = image
    }
    control.method(
      """
      - (UIImage *)dividerImageForLeftSegmentState:(UIControlState)leftState \
      rightSegmentState:(UIControlState)rightState barMetrics:(NSInteger)barMetrics
      """
    ) { (this, left: UInt, right: UInt, metrics: Int) -> UIImage? in
      this.dividers[[left, right, UInt(bitPattern: metrics)]]
    }
  }
}
