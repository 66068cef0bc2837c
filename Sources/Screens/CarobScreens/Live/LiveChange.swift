/// A change of a live screen. [any-thread]
///
/// A client that applies all changes to a snapshot, in order, has the current screen. Nodes come
/// whole, but rows follow in `rows`.
public enum LiveChange: Hashable, Sendable {
  /// Replaces the window. Earlier nodes are gone.
  case screen(LiveNode)
  /// Pushes a screen. The one below loses its children.
  case push(onto: Int, LiveNode)
  /// Pops screens. The new top screen comes whole.
  case pop(of: Int, to: LiveNode)
  /// Selects another tab, with its controller. The previous one loses its children.
  case tab(of: Int, index: Int, LiveNode)
  /// Presents a controller over all others. The one below loses its children, unless the new one is an alert.
  case present(LiveNode)
  /// Dismisses the controllers over this one, which comes whole.
  case dismiss(to: LiveNode)
  /// Changes properties of a node or a row.
  case set(Int, LiveProperties)
  /// Inserts a node as a child of another node or a part of a row.
  case insert(LiveNode, into: Int, at: Int)
  /// Removes a node with its children.
  case remove(Int)
  /// Replaces the sections of a list. No row is known until `rows`.
  case reload(list: Int, [LiveSection])
  /// Adds, removes or moves rows of a list. The visible rows follow in `rows`.
  case update(list: Int, LiveListDiff)
  /// Sets the titles of some sections.
  case titles(list: Int, [LiveTitle])
  /// Sets the visible rows of a list. `first` is the number of the first one, counted through all sections.
  case rows(list: Int, first: Int, [LiveRow])
  /// The text of the current wait, such as `Fetching http://localhost/packages…`; nil when all fetches have ended.
  case fetching(String?)
  /// A message to show to the user.
  case message(LiveMessage)
  /// No more changes follow. The message says why, unless somebody closed the session.
  case ended(LiveMessage?)

  /// The kinds of changes. The values of `op` in JSON.
  public enum Name: String, Codable, Hashable, Sendable {
    case screen, push, pop, tab, present, dismiss, set, insert, remove, reload, update, titles, rows
    case fetching, message, ended
  }

  /// The kind of the change.
  public var name: Name {
    switch self {
    case .screen: .screen
    case .push: .push
    case .pop: .pop
    case .tab: .tab
    case .present: .present
    case .dismiss: .dismiss
    case .set: .set
    case .insert: .insert
    case .remove: .remove
    case .reload: .reload
    case .update: .update
    case .titles: .titles
    case .rows: .rows
    case .fetching: .fetching
    case .message: .message
    case .ended: .ended
    }
  }
}

/// Changes found at the same time. [any-thread]
public struct LiveBatch: Codable, Hashable, Sendable {
  /// The number of the batch, one more than the previous batch's.
  public var version: Int
  /// The changes, in order.
  public var changes: [LiveChange]

  /// Creates a batch.
  public init(version: Int, changes: [LiveChange]) {
    self.version = version
    self.changes = changes
  }

  private enum CodingKeys: String, CodingKey {
    case version = "v"
    case changes
  }
}

extension [LiveBatch] {
  /// The messages in the batches. A snapshot that replaces the batches must carry them.
  package var messages: [LiveChange] { flatMap(\.changes).filter { $0.name == .message } }
}

/// The title and the footer of a section. [any-thread]
public struct LiveTitle: Codable, Hashable, Sendable {
  /// The section.
  public var section: Int
  /// The text above the section; empty for none.
  public var title: String
  /// The text below the section; nil for none.
  public var footer: String?
  /// The place of the text above the section, as in `LiveSection`.
  public var titleFrame: [Double]?
  /// The place of the text below the section.
  public var footerFrame: [Double]?

  /// Creates the titles of a section.
  public init(section: Int, title: String, footer: String? = nil) {
    self.section = section
    self.title = title
    self.footer = footer
  }

  /// Creates the titles that a section has.
  public init(_ number: Int, of section: LiveSection) {
    self.init(section: number, title: section.title ?? "", footer: section.footer)
    (titleFrame, footerFrame) = (section.titleFrame, section.footerFrame)
  }
}

/// A message to show to the user. [any-thread]
public struct LiveMessage: Codable, Hashable, Sendable {
  /// The severity of a message.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// A problem with the data or the plugin that stops nothing.
    case warning
    /// A failure.
    case error
  }

  /// The severity.
  public var kind: Kind
  /// A sentence that says what is wrong, where, and what to do.
  public var text: String

  /// Creates a message.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
