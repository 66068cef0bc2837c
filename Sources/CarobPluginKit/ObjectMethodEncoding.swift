/// A method encoding in which everything but a void result is an object.
struct ObjectMethodEncoding {
  let argumentCount: Int
  let returnsObject: Bool

  /// Nil for any other encoding. Frame offsets are skipped.
  init?(_ encoding: String) {
    var kinds: [Character] = []
    var quoted = false
    for character in encoding {
      if character == "\"" { quoted.toggle() }
      if quoted || character == "\"" || character.isNumber { continue }
      kinds.append(character)
    }
    guard kinds.count >= 3, "v@".contains(kinds[0]), "@#".contains(kinds[1]), kinds[2] == ":",
      kinds.dropFirst(3).allSatisfy({ $0 == "@" })
    else { return nil }
    argumentCount = kinds.count - 3
    returnsObject = kinds[0] == "@"
  }
}
