/// Something that is other than it was on a live screen. [any-thread]
///
/// Whoever applies all changes in order, from a snapshot on, has what is shown. Nodes come whole, but rows follow by `rows`.
public enum LiveChange: Hashable, Sendable {
  /// Everything anew: the window. Whatever was known before is forgotten.
  case screen(LiveNode)
  /// A screen comes on top of a stack. The one below loses what is inside of it.
  case push(onto: Int, LiveNode)
  /// Screens go from the top of a stack; this one, which was below, is on top now, and whole.
  case pop(of: Int, to: LiveNode)
  /// Another tab is selected, whose controller this is. The one before loses what is inside of it.
  case tab(of: Int, index: Int, LiveNode)
  /// A controller comes over all others in the window. The one below loses what is inside of it.
  case present(LiveNode)
  /// What was over this controller in the window goes; it is whole again.
  case dismiss(to: LiveNode)
  /// Some properties of a node or a row are others.
  case set(Int, LiveProperties)
  /// A node comes inside of another one, or into the parts of a row, at this place among the children.
  case insert(LiveNode, into: Int, at: Int)
  /// A node goes, with everything inside of it.
  case remove(Int)
  /// Everything in a list is new; these are its sections. No row is known until `rows`.
  case reload(list: Int, [LiveSection])
  /// Rows of a list have come, gone or moved. Those that are shown follow by `rows`.
  case update(list: Int, LiveListDiff)
  /// What stands above and below some sections of a list is known, or another.
  case titles(list: Int, [LiveTitle])
  /// The rows that a list shows now, and no others, in order. The first one has this number, counted through all sections.
  case rows(list: Int, first: Int, [LiveRow])
  /// What is waited for, such as `Fetching http://localhost/packages…`; nil when nothing is any more.
  case fetching(String?)
  /// Something to tell a person.
  case message(LiveMessage)
  /// There are no more changes; why, unless somebody closed the session.
  case ended(LiveMessage?)

  /// What a change is, in JSON the value of `op`.
  public enum Name: String, Codable, Hashable, Sendable {
    case screen, push, pop, tab, present, dismiss, set, insert, remove, reload, update, titles, rows
    case fetching, message, ended
  }

  /// What it is.
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

/// Changes that were found together. [any-thread]
public struct LiveBatch: Codable, Hashable, Sendable {
  /// The session's number after them: one more than before.
  public var version: Int
  /// The changes, in order.
  public var changes: [LiveChange]

  /// A batch.
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
  /// The messages in them, which whoever gets a snapshot in their place would not get.
  package var messages: [LiveChange] { flatMap(\.changes).filter { $0.name == .message } }
}

/// What stands above and below a section. [any-thread]
public struct LiveTitle: Codable, Hashable, Sendable {
  /// The section.
  public var section: Int
  /// What stands above it; empty for nothing.
  public var title: String
  /// What stands below it; nil for nothing.
  public var footer: String?

  /// The titles of a section.
  public init(section: Int, title: String, footer: String? = nil) {
    self.section = section
    self.title = title
    self.footer = footer
  }
}

/// Something to tell a person. [any-thread]
public struct LiveMessage: Codable, Hashable, Sendable {
  /// How bad it is.
  public enum Kind: String, Codable, Hashable, Sendable {
    /// Something is wrong with the data or the plugin, but stops nothing.
    case warning
    /// Something failed.
    case error
  }

  /// How bad it is.
  public var kind: Kind
  /// A sentence, with where and what to do.
  public var text: String

  /// A message.
  public init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
