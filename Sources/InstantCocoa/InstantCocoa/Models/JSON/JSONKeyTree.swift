/// The keys of JSON text that fill a class's properties, as a tree: one level for each level of objects in the text.
///
/// Each possible place of a value has a slot: slot 2n is the key path that entry n is mapped to, slot 2n + 1 the
/// property's name.
struct JSONKeyTree: Sendable {
  /// A key of the tree.
  struct Node: Sendable {
    /// The slots that the value fills.
    var slots: [Int] = []
    /// The keys inside the value; nil when none of them matters.
    var inside: JSONKeyTable?
  }

  let slotCount: Int
  /// The keys of the whole object.
  let root: JSONKeyTable
  /// The nodes that the tables refer to.
  let nodes: [Node]

  init(_ entries: [MappingPlan.Entry]) {
    var root = Branch()
    for (index, entry) in entries.enumerated() {
      if let keyPath = entry.keyPath { root.add(slot: 2 * index, at: keyPath[...]) }
      root.add(slot: 2 * index + 1, at: [entry.property.name][...])
    }
    slotCount = 2 * entries.count
    var nodes: [Node] = []
    self.root = root.table(&nodes)
    self.nodes = nodes
  }

  /// The tree during its construction.
  private struct Branch {
    var slots: [Int] = []
    var children: [(key: [UInt8], branch: Branch)] = []

    mutating func add(slot: Int, at path: ArraySlice<String>) {
      guard let first = path.first else { return slots.append(slot) }
      let key = Array(first.utf8)
      let index = children.firstIndex { $0.key == key } ?? children.count
      if index == children.count { children.append((key, Branch())) }
      children[index].branch.add(slot: slot, at: path.dropFirst())
    }

    func table(_ nodes: inout [Node]) -> JSONKeyTable {
      var keys: [(key: [UInt8], node: Int)] = []
      for (key, branch) in children {
        let inside = branch.children.isEmpty ? nil : branch.table(&nodes)
        keys.append((key, nodes.count))
        nodes.append(Node(slots: branch.slots, inside: inside))
      }
      return JSONKeyTable(keys)
    }
  }
}

/// A hash table of keys, by their bytes.
struct JSONKeyTable: Sendable {
  private struct Bucket {
    /// -1 for none.
    var node: Int32 = -1
    var length: Int32 = 0
    /// The offset of the key's bytes.
    var start: Int32 = 0
  }

  private let bytes: [UInt8]
  private let buckets: [Bucket]

  init(_ keys: [(key: [UInt8], node: Int)]) {
    var bytes: [UInt8] = []
    var buckets = [Bucket](
      repeating: Bucket(), count: 1 << (Int.bitWidth - (keys.count * 2).leadingZeroBitCount))
    for (key, node) in keys {
      let first = Self.hash(key.span) & (buckets.count - 1)
      var index = first
      while buckets[index].node >= 0 { index = (index + 1) & (buckets.count - 1) }
      buckets[index] = Bucket(
        node: Int32(node), length: Int32(key.count), start: Int32(bytes.count))
      bytes += key
    }
    self.bytes = bytes
    self.buckets = buckets
  }

  /// The nodes of all keys.
  var nodeIndices: some Sequence<Int> { buckets.lazy.filter { $0.node >= 0 }.map { Int($0.node) } }

  /// The node of a key; nil for unknown keys.
  ///
  /// - Complexity: O(length of the key).
  func node(of key: Span<UInt8>) -> Int? {
    var index = Self.hash(key) & (buckets.count - 1)
    while true {
      let bucket = buckets[index]
      if bucket.node < 0 { return nil }
      if bucket.length == key.count, isEqual(key, at: Int(bucket.start)) {
        return Int(bucket.node)
      }
      index = (index + 1) & (buckets.count - 1)
    }
  }

  private func isEqual(_ key: Span<UInt8>, at start: Int) -> Bool {
    for offset in 0..<key.count where bytes[start + offset] != key[offset] { return false }
    return true
  }

  /// A hash of length, first, middle and last byte: the keys of one class seldom share all of them.
  private static func hash(_ key: Span<UInt8>) -> Int {
    guard !key.isEmpty else { return 0 }
    let word =
      UInt32(key[0]) &* 31 &+ UInt32(key[key.count - 1]) &* 131 &+ UInt32(key[key.count / 2])
      &* 7 &+ UInt32(truncatingIfNeeded: key.count) &* 17
    return Int(word)
  }
}
