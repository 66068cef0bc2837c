/// A member of a class that has a name.
protocol NamedMember {
  var name: String { get }
}

extension Ivar: NamedMember {}
extension Property: NamedMember {}

/// Members of one class in the order in which they were added, each found by its name in constant time.
struct NamedMembers<Member: NamedMember> {
  /// All members, in order.
  private(set) var all: [Member] = []

  private var places: [String: Int] = [:]

  /// The member of a name; nil when there is none.
  subscript(name: String) -> Member? { places[name].map { all[$0] } }

  /// Adds a member at the end, or replaces the one with its name.
  mutating func put(_ member: Member) {
    if let place = places[member.name] {
      all[place] = member
    } else {
      places[member.name] = all.count
      all.append(member)
    }
  }

  /// Changes the members in order; their names stay.
  mutating func update(_ change: (inout Member) -> Void) {
    for place in all.indices { change(&all[place]) }
  }

  /// Takes a member away.
  ///
  /// - Complexity: O(members behind it).
  mutating func remove(_ name: String) {
    guard let place = places.removeValue(forKey: name) else { return }
    all.remove(at: place)
    for index in place..<all.count { places[all[index].name] = index }
  }
}
