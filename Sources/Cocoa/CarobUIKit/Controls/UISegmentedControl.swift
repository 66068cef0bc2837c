import CarobFoundation
import CarobRuntime
import Foundation

/// Titles or pictures side by side, one of which is selected. Selecting one by its index sends no actions.
@MainActor
open class UISegmentedControl: UIControl {
  /// One of the segments.
  struct Segment {
    var title: String?
    var image: UIImage?
    /// 0 for a width by the title.
    var width = 0.0
    var isEnabled = true
    var contentOffset = CGSize.zero
  }

  /// The segments, from the left.
  final var segments: [Segment] = []
  private final var selection: Int?

  /// Whether a segment is selected only until its actions were sent.
  public final var isMomentary = false { didSet { if isMomentary { selection = nil } } }

  /// Whether segments are as wide as their titles; never drawn.
  final var apportionsByContent = false
  final var style = 0
  final var selectedTintColor: UIColor?
  final var titleAttributes: [State: DictionaryBox] = [:]
  /// The pictures behind and between segments, by their states and the height of a bar.
  final var backgrounds: [[UInt]: UIImage] = [:]
  final var dividers: [[UInt]: UIImage] = [:]

  /// The index of the selected segment; nil for none. An index without a segment selects none.
  public final var selectedSegment: Int? {
    get { selection }
    set {
      selection = nil
      if let newValue, segments.indices.contains(newValue) { selection = newValue }
    }
  }

  /// Inserts a segment. An index beyond the ends stands for the end.
  ///
  /// - Complexity: O(segments).
  final func insert(_ segment: Segment, at index: Int) {
    let index = min(max(index, 0), segments.count)
    segments.insert(segment, at: index)
    if let selection, selection >= index { self.selection = selection + 1 }
  }

  /// Removes a segment; does nothing when there is none with this index.
  ///
  /// - Complexity: O(segments).
  final func remove(at index: Int) {
    guard segments.indices.contains(index) else { return }
    segments.remove(at: index)
    guard let selection, selection >= index else { return }
    self.selection = selection == index ? nil : selection - 1
  }

  final func removeAll() {
    segments = []
    selection = nil
  }

  package override var controlContent: ControlContent? {
    var content = ControlContent(.segments, value: selection.map(Double.init))
    for (index, segment) in segments.enumerated() {
      content.titles.append(segment.title ?? segment.image?.name ?? "")
      if !segment.isEnabled { content.disabledTitles.append(index) }
    }
    return content
  }

  override func take(_ value: Double) throws(ControlRefusal) {
    guard let index = Int(exactly: value), segments.indices.contains(index) else {
      throw .noChoice(value, runtimeClass)
    }
    guard segments[index].isEnabled else {
      throw ControlRefusal(reason: "segment \(index) of the \(runtimeClass) is not enabled")
    }
    selection = index
  }

  override func tellChange() throws(MessageError) {
    defer { if isMomentary { selection = nil } }
    try super.tellChange()
  }

  /// The approximate width of a letter, and the space around a title, in points.
  private static let (letter, margin, height) = (8.0, 24.0, 29.0)

  /// The widths that suit the segments: their own, else all that of the widest title, unless they are apportioned.
  private final var widths: [Double] {
    var wanted: [Double] = []
    for segment in segments {
      wanted.append(Double(segment.title?.count ?? 3) * Self.letter + Self.margin)
    }
    let widest = wanted.max() ?? 0
    for (index, segment) in segments.enumerated() {
      if segment.width > 0 {
        wanted[index] = segment.width
      } else if !apportionsByContent {
        wanted[index] = widest
      }
    }
    return wanted
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: widths.reduce(0, +), height: Self.height)
  }

  /// The segment at the point. Segments without widths of their own share what the others leave.
  override func choice(at point: CGPoint) -> Double? {
    let widths = widths
    var (fixed, flexible) = (0.0, 0.0)
    for (segment, width) in zip(segments, widths) {
      if segment.width > 0 { fixed += width } else { flexible += width }
    }
    let scale = flexible > 0 ? max(0, bounds.size.width - fixed) / flexible : 0
    var end = bounds.minX
    for (index, segment) in segments.enumerated() {
      end += segment.width > 0 ? segment.width : widths[index] * scale
      if point.x < end { return index == selection ? nil : Double(index) }
    }
    return nil
  }

  override var keepsTaps: Bool { true }

  open override class func define(_ definition: ClassDefinition) {
    definition.mainActorMembers(
      of: UISegmentedControl.self,
      "A control with titles or pictures side by side, one of which is selected."
    ) { control in
      control.method("- (instancetype)initWithItems:(NSArray *)items") {
        (this, items: [Object]?) -> Object? in
        var segments: [Segment] = []
        for item in items ?? [] { segments.append(try segment(of: item)) }
        let made = try this.initSuper(above: runtimeClass, .zero)
        guard let control = made as? UISegmentedControl else { return made }
        control.segments = segments
        control.frame.size = control.intrinsicContentSize
        return control
      }
      defineSegments(control)
      defineSelection(control)
      defineLook(control)
      defineImages(control)
    }
  }

  private static func segment(of item: Object) throws -> Segment {
    switch item {
    case let title as StringBox: return Segment(title: title.string)
    case let image as UIImage: return Segment(image: image)
    default:
      throw ObjectiveCException.invalidArgument(
        "a segment of a UISegmentedControl is an NSString or a UIImage, not "
          + item.runtimeClass.withArticle)
    }
  }

  private static func defineSelection(_ control: ClassMembers<UISegmentedControl>) {
    control.property("@property (nonatomic) NSInteger selectedSegmentIndex") {
      $0.selectedSegment ?? -1
    } set: { (this, index: Int) in
      if !this.isMomentary { this.selectedSegment = index }
    }
    control.property("@property (nonatomic, getter=isMomentary) BOOL momentary", \.isMomentary)
  }
}
