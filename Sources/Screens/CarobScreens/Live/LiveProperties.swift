/// The properties of a node or a row. A missing property has its default value.
public typealias LiveProperties = [LiveProperty: LiveValue]

/// The name of a property of a node or a row. Later versions may add properties.
public struct LiveProperty: RawRepresentable, Hashable, Sendable, Codable, CodingKeyRepresentable {
  /// The name.
  public let rawValue: String

  /// Creates a property with any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  // MARK: All nodes

  /// A text: the class of a controller.
  public static let `class` = LiveProperty("class")
  /// Numbers: the x, y, width and height in points, in the screen; for an item, in the collection's content.
  public static let frame = LiveProperty("frame")
  /// A flag, always false: the user cannot use the control.
  public static let enabled = LiveProperty("enabled")

  // MARK: Controllers

  /// A text: the title of a screen or a bar button.
  public static let title = LiveProperty("title")
  /// A text: the prompt above the title or a search bar.
  public static let prompt = LiveProperty("prompt")
  /// A text: the title of the back button. Missing when there is none.
  public static let back = LiveProperty("back")
  /// A text: the title of the tab of a controller, when it is another one than that of its screen.
  public static let tab = LiveProperty("tab")
  /// A text: what is in the red circle at a tab.
  public static let badge = LiveProperty("badge")
  /// A flag, always false: the bar of a screen or of tabs is hidden.
  public static let bar = LiveProperty("bar")
  /// A text: the colour of a screen's bar, such as `#800080`.
  public static let barColor = LiveProperty("barColor")
  /// A text: the colour of the buttons in a screen's bar.
  public static let tint = LiveProperty("tint")
  /// A text: the colour of a screen's title.
  public static let titleColor = LiveProperty("titleColor")
  /// A flag, always true: the screen was presented, and can be dismissed.
  public static let presented = LiveProperty("presented")
  /// A text: `alert` or `actionSheet`. The screen is a box over the ones below, which stay visible but take no events.
  public static let alert = LiveProperty("alert")
  /// A number: the index of the selected tab, search scope or title.
  public static let selection = LiveProperty("selection")
  /// A text: the side of a bar button, `left`, `right` or, in a toolbar, `toolbar`; `bottom` for a node of a table's footer,
  /// below the rows.
  public static let side = LiveProperty("side")
  /// A text: the name of a bar button's system item, such as `add`.
  public static let system = LiveProperty("system")

  // MARK: All views

  /// A text: the label for a screen reader, in the place of the text that is shown.
  public static let label = LiveProperty("label")
  /// A text: the value for a screen reader.
  public static let spoken = LiveProperty("spoken")
  /// Texts: the gestures that act in a view, a row or a screen, such as `longPress`, for `LiveEvent.gesture`. A tap of a control
  /// or a row is not among them.
  public static let gestures = LiveProperty("gestures")
  /// A text: the identifier for tests.
  public static let identifier = LiveProperty("identifier")
  /// Texts: the traits that the program has set, such as `header`.
  public static let traits = LiveProperty("traits")
  /// A number: the opacity, when it is less than 1.
  public static let opacity = LiveProperty("opacity")
  /// Numbers: the a, b, c, d, x and y of a view's transform, and the x and y, from 0 to 1, of the point around which it turns.
  public static let transform = LiveProperty("transform")
  /// A number: the radius of the corners, in points.
  public static let radius = LiveProperty("radius")
  /// A number: the width of the border, in points.
  public static let border = LiveProperty("border")
  /// A text: the colour of the border.
  public static let borderColor = LiveProperty("borderColor")
  /// A text: the colour of a row's or an item's ground, such as `#800080`, when the program has set another one than white.
  public static let background = LiveProperty("background")
  /// A text: the colour of the main label of a row or an item with such a ground. Missing when the program has set none.
  public static let textColor = LiveProperty("textColor")

  // MARK: Views and rows

  /// A text: the text of a label, a field, a button or a row's main label.
  public static let text = LiveProperty("text")
  /// A text: the text of a row's second label.
  public static let detail = LiveProperty("detail")
  /// A text: `cancel` or `destructive`, the look of an alert's button; `subtitle` for a row whose detail is below its text.
  public static let style = LiveProperty("style")
  /// A flag, always true: the button of an alert is the preferred one.
  public static let preferred = LiveProperty("preferred")
  /// A text: the name of a picture.
  public static let image = LiveProperty("image")
  /// A text: what a view, or a program for a picture, has drawn, as JSON of shapes; `Drawing` in `CarobUIKit` describes it.
  public static let drawing = LiveProperty("drawing")
  /// A text: the placeholder of a field; for a row `loading` or `noResults`.
  public static let placeholder = LiveProperty("placeholder")
  /// A text: the error that a row stands for.
  public static let error = LiveProperty("error")
  /// A number: the height of a row, in points.
  public static let height = LiveProperty("height")
  /// A flag, always true: the row or control is selected.
  public static let selected = LiveProperty("selected")
  /// A text: `disclosureIndicator`, `detailDisclosureButton`, `checkmark` or `detailButton`, at a row's right edge.
  public static let accessory = LiveProperty("accessory")
  /// A flag, always false: the table has no lines between its rows.
  public static let separators = LiveProperty("separators")
  /// Texts: the titles of the index at a table's right edge, for `LiveEvent.indexTitle`.
  public static let index = LiveProperty("index")
  /// Texts: the titles of a row's buttons, for `LiveEvent.action`.
  public static let actions = LiveProperty("actions")
  /// A number: the index of the first of these buttons that destroys something.
  public static let deletion = LiveProperty("deletion")
  /// A text: `delete` or `insert`, the sign at a row's left edge while its table is edited.
  public static let sign = LiveProperty("sign")
  /// A flag, always true: the row has a handle by which it can be moved.
  public static let movable = LiveProperty("movable")
  /// Numbers: the width and height of a collection's content, in points.
  public static let content = LiveProperty("content")
  /// A flag, always true: an activity indicator is spinning, or a list is being refreshed.
  public static let active = LiveProperty("active")
  /// A flag, always true: the field or the table is being edited.
  public static let editing = LiveProperty("editing")
  /// A flag, always true: the field hides its text.
  public static let secure = LiveProperty("secure")
  /// A flag, always true: the search bar has a cancel button.
  public static let cancel = LiveProperty("cancel")
  /// Texts: the scopes of a search bar.
  public static let scopes = LiveProperty("scopes")
  /// A flag for a switch, or a number for another control.
  public static let value = LiveProperty("value")
  /// Numbers: the minimum and the maximum of the value.
  public static let limits = LiveProperty("limits")
  /// A number: the difference between a value and the next one.
  public static let step = LiveProperty("step")
  /// A text: the form of a date picker's text, `date` (2026-11-29), `time` (12:30), `dateAndTime` (with a T between them) or
  /// `duration` (01:30). `LiveEvent.text` sets it.
  public static let form = LiveProperty("form")
  /// Texts: the titles of a control, one of which is chosen by `LiveEvent.value`, with its index.
  public static let titles = LiveProperty("titles")
  /// Numbers: the indices of the titles that cannot be chosen.
  public static let disabledTitles = LiveProperty("disabledTitles")
}

/// A value of a property.
public enum LiveValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A finite number.
  case number(Double)
  /// True or false.
  case flag(Bool)
  /// Several texts.
  case texts([String])
  /// Several numbers.
  case numbers([Double])
  /// No value, which removes the property; only in `LiveChange.set`.
  case null

  /// The text; nil for other values.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The number; nil for other values.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The number of an element of a list; nil for other values, and for numbers that no list has.
  package var position: Int? { number.flatMap(Int32.init(exactly:)).map { Int($0) } }
  /// The flag; nil for other values.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The texts; nil for other values.
  public var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
  /// The numbers; nil for other values.
  public var numbers: [Double]? { if case .numbers(let numbers) = self { numbers } else { nil } }
}

extension LiveProperties {
  /// Applies the properties of a `LiveChange.set`.
  public mutating func apply(_ changed: LiveProperties) {
    for (property, value) in changed { self[property] = value == .null ? nil : value }
  }

  /// Returns the properties of a `LiveChange.set` that turns these properties into new ones.
  ///
  /// - Complexity: O(properties).
  public func changes(to new: LiveProperties) -> LiveProperties {
    var changed = new.filter { self[$0.key] != $0.value }
    for property in keys where new[property] == nil { changed[property] = .null }
    return changed
  }
}

extension LiveValue: Codable {
  /// Decodes a value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let numbers = try? container.decode([Double].self) {
      self = .numbers(numbers)
    } else {
      self = .texts(try container.decode([String].self))
    }
  }

  /// Encodes a value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .texts(let texts): try container.encode(texts)
    case .numbers(let numbers): try container.encode(numbers)
    case .null: try container.encodeNil()
    }
  }
}
