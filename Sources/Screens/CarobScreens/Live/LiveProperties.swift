/// What there is to say of a node or a row. What is not there is as usual.
public typealias LiveProperties = [LiveProperty: LiveValue]

/// The name of something that there is to say of a node or a row. More may be added.
public struct LiveProperty: RawRepresentable, Hashable, Sendable, Codable, CodingKeyRepresentable {
  /// The name.
  public let rawValue: String

  /// A property of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = name }

  // MARK: Everything

  /// A text: the class of a controller or view that a program has written.
  public static let `class` = LiveProperty("class")
  /// Numbers: x, y, width and height in points, in the screen; of an item, in the collection's content.
  public static let frame = LiveProperty("frame")
  /// A flag, which is false: a user cannot do anything with it.
  public static let enabled = LiveProperty("enabled")

  // MARK: Controllers

  /// A text: the title of a screen or a bar's button.
  public static let title = LiveProperty("title")
  /// A text: what stands above the title, or above a search bar.
  public static let prompt = LiveProperty("prompt")
  /// A text: the title of the button that leads back. Missing where none does.
  public static let back = LiveProperty("back")
  /// A flag, which is true: the screen was presented, and can be dismissed.
  public static let presented = LiveProperty("presented")
  /// A number: which tab, or which scope of a search bar, is selected.
  public static let selection = LiveProperty("selection")
  /// A text: `left` or `right`, where a bar's button is.
  public static let side = LiveProperty("side")
  /// A text: the name of the system's button that a bar's button is, such as `add`.
  public static let system = LiveProperty("system")

  // MARK: Views and rows

  /// A text: what a label, a field, a button or the main label of a row says.
  public static let text = LiveProperty("text")
  /// A text: what the second label of a row says.
  public static let detail = LiveProperty("detail")
  /// A text: the name of a picture.
  public static let image = LiveProperty("image")
  /// A text: what a field shows when it has no text; of a row, `loading` or `noResults`: what it stands for.
  public static let placeholder = LiveProperty("placeholder")
  /// A text: what went wrong, of a row that stands for an error.
  public static let error = LiveProperty("error")
  /// A number: how high a row is, in points.
  public static let height = LiveProperty("height")
  /// A flag, which is true: a row or a control is selected.
  public static let selected = LiveProperty("selected")
  /// A text: `disclosureIndicator`, `detailDisclosureButton`, `checkmark` or `detailButton`, at a row's right edge.
  public static let accessory = LiveProperty("accessory")
  /// Numbers: width and height of the content of a collection, in points.
  public static let content = LiveProperty("content")
  /// A flag, which is true: an activity indicator turns, or something is being refreshed.
  public static let active = LiveProperty("active")
  /// A flag, which is true: a field is being edited.
  public static let editing = LiveProperty("editing")
  /// A flag, which is true: a field's text is not to be shown.
  public static let secure = LiveProperty("secure")
  /// A flag, which is true: a search bar has a button that ends the search.
  public static let cancel = LiveProperty("cancel")
  /// Texts: the scopes of a search bar.
  public static let scopes = LiveProperty("scopes")
  /// A flag for a switch, a number for a slider.
  public static let value = LiveProperty("value")
  /// Numbers: the least and the greatest value of a slider.
  public static let limits = LiveProperty("limits")
}

/// A value of a property.
public enum LiveValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A finite number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// Several texts.
  case texts([String])
  /// Several numbers.
  case numbers([Double])
  /// Nothing any more; in `LiveChange.set` only.
  case null

  /// The text; nil for other values.
  public var text: String? { if case .text(let text) = self { text } else { nil } }
  /// The number; nil for other values.
  public var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The flag; nil for other values.
  public var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
  /// The texts; nil for other values.
  public var texts: [String]? { if case .texts(let texts) = self { texts } else { nil } }
  /// The numbers; nil for other values.
  public var numbers: [Double]? { if case .numbers(let numbers) = self { numbers } else { nil } }
}

extension LiveProperties {
  /// Takes over what a `LiveChange.set` says.
  public mutating func apply(_ changed: LiveProperties) {
    for (property, value) in changed { self[property] = value == .null ? nil : value }
  }

  /// What makes of these properties the others.
  ///
  /// - Complexity: O(properties).
  public func changes(to new: LiveProperties) -> LiveProperties {
    var changed = new.filter { self[$0.key] != $0.value }
    for property in keys where new[property] == nil { changed[property] = .null }
    return changed
  }
}

extension LiveValue: Codable {
  /// Reads a value of JSON.
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

  /// Writes a value of JSON.
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
