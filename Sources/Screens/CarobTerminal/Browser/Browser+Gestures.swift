import CarobScreens

/// A gesture that a key makes.
struct OfferedGesture {
  let title: String
  let gesture: LiveGesture
}

/// Gestures. One key shows those that act under the cursor, the next one makes one of them.
extension Browser {
  func offerGestures() {
    let element = focusedElement
    let row = element == nil ? seen.content.row(state.cursor) : nil
    let known = [
      element.map { ($0.id, $0.props) }, row.map { ($0.id, $0.props) },
      seen.screen.map { ($0.id, $0.props) },
    ]
    for case (let id, let props)? in known {
      let names = props[.gestures]?.texts?.compactMap(LiveGesture.Name.init) ?? []
      guard !names.isEmpty else { continue }
      let gestures = names.flatMap(OfferedGesture.all)
      offered = (id, gestures)
      let titles = zip(OfferedGesture.keys, gestures).map { "\($0) \($1.title)" }
      return say("gestures: " + titles.joined(separator: ", "))
    }
    say("no gesture acts here")
  }

  func choose(_ key: Key, of gestures: [OfferedGesture], in node: Int) {
    offered = nil
    guard case .character(let letter) = key,
      let index = OfferedGesture.keys.firstIndex(of: letter), gestures.indices.contains(index)
    else { return say("no gesture was made") }
    perform(.gesture(node, gestures[index].gesture))
  }
}

extension OfferedGesture {
  /// The keys of gestures, in order.
  static let keys = Array("abcdefghijklmno")

  /// The distance of a pan along an axis, in points.
  private static let distance = 100.0

  /// The gestures that a terminal offers for a name: pans in four directions, and pinches and rotations in two.
  static func all(_ name: LiveGesture.Name) -> [OfferedGesture] {
    switch name {
    case .tap: [OfferedGesture(title: "tap", gesture: LiveGesture(.tap))]
    case .doubleTap: [OfferedGesture(title: "double tap", gesture: LiveGesture(.doubleTap))]
    case .longPress: [OfferedGesture(title: "long press", gesture: LiveGesture(.longPress))]
    case .swipeRight: [OfferedGesture(title: "swipe right", gesture: LiveGesture(.swipeRight))]
    case .swipeLeft: [OfferedGesture(title: "swipe left", gesture: LiveGesture(.swipeLeft))]
    case .swipeUp: [OfferedGesture(title: "swipe up", gesture: LiveGesture(.swipeUp))]
    case .swipeDown: [OfferedGesture(title: "swipe down", gesture: LiveGesture(.swipeDown))]
    case .pan:
      [
        ("right", [distance, 0]), ("left", [-distance, 0]), ("up", [0, -distance]),
        ("down", [0, distance]),
      ].map { OfferedGesture(title: "pan \($0)", gesture: LiveGesture(.pan, by: $1)) }
    case .pinch:
      [("out", 2), ("in", 0.5)].map { title, scale in
        OfferedGesture(title: "pinch \(title)", gesture: LiveGesture(.pinch, scale))
      }
    case .rotation:
      [("right", Double.pi / 2), ("left", -Double.pi / 2)].map { title, angle in
        OfferedGesture(title: "rotate \(title)", gesture: LiveGesture(.rotation, angle))
      }
    }
  }
}
