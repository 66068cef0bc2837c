/// Names with `*` and `?` in them.
package enum Glob {
  /// Whether a name fits a pattern as a whole; bytes are compared as they are.
  ///
  /// - Complexity: O(length of one × length of the other) at worst, since the search never goes back beyond the last star.
  package static func matches(_ pattern: String, _ name: String) -> Bool {
    if pattern == "*" { return true }
    let pattern = Array(pattern.utf8)
    let name = Array(name.utf8)
    var at = 0
    var position = 0
    // The place to continue when the text after the last star does not fit: the star takes one byte more.
    var retry: (at: Int, position: Int)?
    while position < name.count {
      if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
        retry = (at + 1, position)
        at += 1
      } else if at < pattern.count,
        pattern[at] == name[position] || pattern[at] == UInt8(ascii: "?")
      {
        at += 1
        position += 1
      } else if let last = retry {
        retry = (last.at, last.position + 1)
        at = last.at
        position = last.position + 1
      } else {
        return false
      }
    }
    return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
