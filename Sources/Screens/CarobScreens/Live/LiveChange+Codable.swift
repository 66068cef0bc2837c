/// Coded as a JSON object whose `op` is the name. `docs/live.schema.json` describes it.
extension LiveChange: Codable {
  private enum CodingKeys: CodingKey {
    case op, root, onto, of, screen, index, id, props, node, into, at, list, sections, diff, titles
    case first, rows, text, message
  }

  /// Reads a change.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>(_ key: CodingKeys) throws -> Value {
      try container.decode(Value.self, forKey: key)
    }
    self =
      switch try container.decode(Name.self, forKey: .op) {
      case .screen: .screen(try value(.root))
      case .push: .push(onto: try value(.onto), try value(.screen))
      case .pop: .pop(of: try value(.of), to: try value(.screen))
      case .tab: .tab(of: try value(.of), index: try value(.index), try value(.screen))
      case .present: .present(try value(.screen))
      case .dismiss: .dismiss(to: try value(.screen))
      case .set: .set(try value(.id), try value(.props))
      case .insert: .insert(try value(.node), into: try value(.into), at: try value(.at))
      case .remove: .remove(try value(.id))
      case .reload: .reload(list: try value(.list), try value(.sections))
      case .update: .update(list: try value(.list), try value(.diff))
      case .titles: .titles(list: try value(.list), try value(.titles))
      case .rows: .rows(list: try value(.list), first: try value(.first), try value(.rows))
      case .fetching: .fetching(try container.decodeIfPresent(String.self, forKey: .text))
      case .message: .message(try value(.message))
      case .ended: .ended(try container.decodeIfPresent(LiveMessage.self, forKey: .message))
      }
  }

  /// Writes a change.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func write(_ key: CodingKeys, _ value: some Encodable) throws {
      try container.encode(value, forKey: key)
    }
    try write(.op, name)
    switch self {
    case .screen(let root): try write(.root, root)
    case .push(let stack, let screen):
      try write(.onto, stack)
      try write(.screen, screen)
    case .pop(let stack, let screen):
      try write(.of, stack)
      try write(.screen, screen)
    case .tab(let tabs, let index, let screen):
      try write(.of, tabs)
      try write(.index, index)
      try write(.screen, screen)
    case .present(let screen), .dismiss(let screen): try write(.screen, screen)
    case .set(let id, let props):
      try write(.id, id)
      try write(.props, props)
    case .insert(let node, let parent, let index):
      try write(.node, node)
      try write(.into, parent)
      try write(.at, index)
    case .remove(let id): try write(.id, id)
    case .reload(let list, let sections):
      try write(.list, list)
      try write(.sections, sections)
    case .update(let list, let diff):
      try write(.list, list)
      try write(.diff, diff)
    case .titles(let list, let titles):
      try write(.list, list)
      try write(.titles, titles)
    case .rows(let list, let first, let rows):
      try write(.list, list)
      try write(.first, first)
      try write(.rows, rows)
    case .fetching(let text): try container.encodeIfPresent(text, forKey: .text)
    case .message(let message): try write(.message, message)
    case .ended(let message): try container.encodeIfPresent(message, forKey: .message)
    }
  }
}
