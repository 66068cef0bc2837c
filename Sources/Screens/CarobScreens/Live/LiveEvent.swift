/// Something that a user does with a live screen. [any-thread]
///
/// It names what it is about by number. When that has gone, or a list has other rows than whoever sends the event knew, it is
/// refused.
public enum LiveEvent: Hashable, Sendable {
  /// Rows of a list are to be shown, counted through all sections. At most `LiveLimits.rows` are. Of a collection, what lies on
  /// its screen is shown, with the first of these items at the top.
  case show(list: Int, first: Int, count: Int)
  /// A collection is scrolled to a place in its content, in points.
  case scroll(list: Int, x: Double, y: Double)
  /// The window has this size, in points.
  case size(width: Double, height: Double)
  /// A row is tapped. `version` is the number of the last batch that whoever sends this has applied.
  case select(list: Int, at: LivePlace, version: Int)
  /// A row that is selected is tapped.
  case deselect(list: Int, at: LivePlace, version: Int)
  /// The button that leads back from a screen is tapped.
  case back(from: Int)
  /// A tab is tapped.
  case tab(of: Int, index: Int)
  /// A screen that was presented is dismissed.
  case dismiss(Int)
  /// The data of a screen is to be fetched anew; where nothing is fetched, its list asks for its rows again.
  case reload(Int)
  /// The page behind the last row is to be fetched, as scrolling there does.
  case nextPage(list: Int)
  /// A list is pulled to have it refreshed.
  case refresh(list: Int)
  /// A button, a bar's button or a switch is tapped.
  case tap(Int)
  /// The text of a field or a search bar is replaced, as typing it does. Editing begins.
  case text(Int, String)
  /// The return key of a field, or the search button of a search bar, is pressed.
  case submit(Int)
  /// The button that ends a search is tapped. Editing ends, also that of a field.
  case cancel(Int)
  /// A slider is moved; a scope of a search bar is chosen, by its number.
  case value(Int, Double)

  /// What an event is, in JSON the value of `do`.
  public enum Name: String, Codable, Hashable, Sendable {
    case show, scroll, size, select, deselect, back, tab, dismiss, reload, nextPage, refresh, tap
    case text, submit, cancel, value
  }

  /// What it is.
  public var name: Name {
    switch self {
    case .show: .show
    case .scroll: .scroll
    case .size: .size
    case .select: .select
    case .deselect: .deselect
    case .back: .back
    case .tab: .tab
    case .dismiss: .dismiss
    case .reload: .reload
    case .nextPage: .nextPage
    case .refresh: .refresh
    case .tap: .tap
    case .text: .text
    case .submit: .submit
    case .cancel: .cancel
    case .value: .value
    }
  }
}

/// How much of a thing a live session does at most.
public enum LiveLimits {
  /// How many rows of a list are shown at once.
  public static let rows = 512
  /// With more sections than this, titles are told of those only that have a row that is shown.
  public static let titledSections = 1000
  /// How many nodes a screen tells of; those behind them are left out, and a message says so.
  public static let nodes = 4096
  /// How long a text may be that a user types, in UTF-8.
  public static let textBytes = 1 << 16
}

/// In JSON an object whose `do` is the name; `docs/live.schema.json` describes it.
extension LiveEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case action = "do"
    case version = "v"
    case list, first, count, to, size, at, screen, tabs, index, node, text, value
  }

  /// Reads an event.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    func pair(_ key: CodingKeys) throws -> (Double, Double) {
      var pair = try container.nestedUnkeyedContainer(forKey: key)
      return (try pair.decode(Double.self), try pair.decode(Double.self))
    }
    switch try container.decode(Name.self, forKey: .action) {
    case .show:
      self = .show(list: try value(.list), first: try value(.first), count: try value(.count))
    case .scroll:
      let (x, y) = try pair(.to)
      self = .scroll(list: try value(.list), x: x, y: y)
    case .size:
      let (width, height) = try pair(.size)
      self = .size(width: width, height: height)
    case .select:
      self = .select(list: try value(.list), at: try value(.at), version: try value(.version))
    case .deselect:
      self = .deselect(list: try value(.list), at: try value(.at), version: try value(.version))
    case .back: self = .back(from: try value(.screen))
    case .tab: self = .tab(of: try value(.tabs), index: try value(.index))
    case .dismiss: self = .dismiss(try value(.screen))
    case .reload: self = .reload(try value(.screen))
    case .nextPage: self = .nextPage(list: try value(.list))
    case .refresh: self = .refresh(list: try value(.list))
    case .tap: self = .tap(try value(.node))
    case .text: self = .text(try value(.node), try value(.text))
    case .submit: self = .submit(try value(.node))
    case .cancel: self = .cancel(try value(.node))
    case .value: self = .value(try value(.node), try value(.value))
    }
  }

  /// Writes an event.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func write(_ key: CodingKeys, _ value: some Encodable) throws {
      try container.encode(value, forKey: key)
    }
    try write(.action, name)
    switch self {
    case .show(let list, let first, let count):
      try write(.list, list)
      try write(.first, first)
      try write(.count, count)
    case .scroll(let list, let x, let y):
      try write(.list, list)
      try write(.to, [x, y])
    case .size(let width, let height): try write(.size, [width, height])
    case .select(let list, let at, let version), .deselect(let list, let at, let version):
      try write(.list, list)
      try write(.at, at)
      try write(.version, version)
    case .back(let screen), .dismiss(let screen), .reload(let screen): try write(.screen, screen)
    case .tab(let tabs, let index):
      try write(.tabs, tabs)
      try write(.index, index)
    case .nextPage(let list), .refresh(let list): try write(.list, list)
    case .tap(let node), .submit(let node), .cancel(let node): try write(.node, node)
    case .text(let node, let text):
      try write(.node, node)
      try write(.text, text)
    case .value(let node, let number):
      try write(.node, node)
      try write(.value, number)
    }
  }
}
