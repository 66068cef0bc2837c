/// An action of the user on a live screen. [any-thread]
///
/// The session refuses events about nodes that are gone, and about lists whose rows have changed
/// since the client's last batch.
public enum LiveEvent: Hashable, Sendable {
  /// Shows rows of a list, counted through all sections, at most `LiveLimits.rows`. A collection
  /// scrolls so that the first item is at the top, and shows everything on its screen.
  case show(list: Int, first: Int, count: Int)
  /// Scrolls a collection to a place in its content, in points.
  case scroll(list: Int, x: Double, y: Double)
  /// Resizes the window, in points.
  case size(width: Double, height: Double)
  /// Shows the screen in the dark, or in the light.
  case style(isDark: Bool)
  /// Taps a row. `version` is the number of the last batch that the client has applied.
  case select(list: Int, at: LivePlace, version: Int)
  /// Taps a selected row.
  case deselect(list: Int, at: LivePlace, version: Int)
  /// Taps one of a row's buttons, by its number in the row's `actions`: those of a swipe, or that of the row's sign while
  /// the table is edited.
  case action(list: Int, at: LivePlace, index: Int, version: Int)
  /// Taps the button at a row's right edge.
  case accessory(list: Int, at: LivePlace, version: Int)
  /// Moves a row by its handle.
  case move(list: Int, at: LivePlace, to: LivePlace, version: Int)
  /// Taps a title of the index at a table's right edge, by its number in the table's `index`. The outcome has the row that
  /// is now the first one.
  case indexTitle(list: Int, index: Int)
  /// Taps the back button of a screen.
  case back(from: Int)
  /// Taps a tab.
  case tab(of: Int, index: Int)
  /// Dismisses a presented screen.
  case dismiss(Int)
  /// Fetches the data of a screen again; without fetched data, reloads its list.
  case reload(Int)
  /// Fetches the next page, as scrolling to the last row does.
  case nextPage(list: Int)
  /// Pulls a list to refresh it.
  case refresh(list: Int)
  /// Taps a button, a bar button or a switch.
  case tap(Int)
  /// Makes a gesture in a view, a row, or the view of a screen.
  case gesture(Int, LiveGesture)
  /// Replaces the text of a field or a search bar, as typing does. Editing begins. Sets the value of a date picker.
  case text(Int, String)
  /// Presses the return key of a field or the search button of a search bar.
  case submit(Int)
  /// Taps the cancel button of a search bar. Ends editing, also in a field.
  case cancel(Int)
  /// Sets the value of a slider or stepper, or chooses a title or a search bar's scope by its number.
  case value(Int, Double)

  /// The kinds of events. The values of `do` in JSON.
  public enum Name: String, Codable, Hashable, Sendable {
    case show, scroll, size, style, select, deselect, action, accessory, move, indexTitle
    case back, tab, dismiss, reload, nextPage, refresh, tap, gesture
    case text, submit, cancel, value
  }

  /// The kind of the event.
  public var name: Name {
    switch self {
    case .show: .show
    case .scroll: .scroll
    case .size: .size
    case .style: .style
    case .select: .select
    case .deselect: .deselect
    case .action: .action
    case .accessory: .accessory
    case .move: .move
    case .indexTitle: .indexTitle
    case .back: .back
    case .tab: .tab
    case .dismiss: .dismiss
    case .reload: .reload
    case .nextPage: .nextPage
    case .refresh: .refresh
    case .tap: .tap
    case .gesture: .gesture
    case .text: .text
    case .submit: .submit
    case .cancel: .cancel
    case .value: .value
    }
  }
}

/// Limits of a live session.
public enum LiveLimits {
  /// The most rows of a list that are shown at once.
  public static let rows = 512
  /// The most sections of which all titles are sent; above this, only those of sections with visible rows.
  public static let titledSections = 1000
  /// The most nodes of a screen. Further nodes are left out, and a message says so.
  public static let nodes = 4096
  /// The most bytes of a text that the user types, in UTF-8.
  public static let textBytes = 1 << 16
}

/// Coded as a JSON object whose `do` is the name. `docs/live.schema.json` describes it.
extension LiveEvent: Codable {
  private enum CodingKeys: String, CodingKey {
    case action = "do"
    case version = "v"
    case list, first, count, to, size, at, screen, tabs, index, node, text, value
    case gesture, from, by, amount, dark
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
    case .style: self = .style(isDark: try value(.dark))
    case .select:
      self = .select(list: try value(.list), at: try value(.at), version: try value(.version))
    case .deselect:
      self = .deselect(list: try value(.list), at: try value(.at), version: try value(.version))
    case .action:
      self = .action(
        list: try value(.list), at: try value(.at), index: try value(.index),
        version: try value(.version))
    case .accessory:
      self = .accessory(list: try value(.list), at: try value(.at), version: try value(.version))
    case .move:
      self = .move(
        list: try value(.list), at: try value(.at), to: try value(.to),
        version: try value(.version))
    case .indexTitle:
      self = .indexTitle(list: try value(.list), index: try value(.index))
    case .back: self = .back(from: try value(.screen))
    case .tab: self = .tab(of: try value(.tabs), index: try value(.index))
    case .dismiss: self = .dismiss(try value(.screen))
    case .reload: self = .reload(try value(.screen))
    case .nextPage: self = .nextPage(list: try value(.list))
    case .refresh: self = .refresh(list: try value(.list))
    case .tap: self = .tap(try value(.node))
    case .gesture:
      let gesture = LiveGesture(
        try value(.gesture), at: try container.decodeIfPresent([Double].self, forKey: .from),
        by: try container.decodeIfPresent([Double].self, forKey: .by),
        try container.decodeIfPresent(Double.self, forKey: .amount))
      self = .gesture(try value(.node), gesture)
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
    case .style(let isDark): try write(.dark, isDark)
    case .select(let list, let at, let version), .deselect(let list, let at, let version),
      .accessory(let list, let at, let version):
      try write(.list, list)
      try write(.at, at)
      try write(.version, version)
    case .action(let list, let at, let index, let version):
      try write(.list, list)
      try write(.at, at)
      try write(.index, index)
      try write(.version, version)
    case .move(let list, let at, let destination, let version):
      try write(.list, list)
      try write(.at, at)
      try write(.to, destination)
      try write(.version, version)
    case .indexTitle(let list, let index):
      try write(.list, list)
      try write(.index, index)
    case .back(let screen), .dismiss(let screen), .reload(let screen): try write(.screen, screen)
    case .tab(let tabs, let index):
      try write(.tabs, tabs)
      try write(.index, index)
    case .nextPage(let list), .refresh(let list): try write(.list, list)
    case .tap(let node), .submit(let node), .cancel(let node): try write(.node, node)
    case .gesture(let node, let gesture):
      try write(.node, node)
      try write(.gesture, gesture.name)
      try container.encodeIfPresent(gesture.place, forKey: .from)
      try container.encodeIfPresent(gesture.distance, forKey: .by)
      try container.encodeIfPresent(gesture.amount, forKey: .amount)
    case .text(let node, let text):
      try write(.node, node)
      try write(.text, text)
    case .value(let node, let number):
      try write(.node, node)
      try write(.value, number)
    }
  }
}
