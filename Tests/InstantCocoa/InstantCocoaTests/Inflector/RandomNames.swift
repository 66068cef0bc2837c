import RuntimeTestSupport

/// Names made from a seed, the same on every machine.
struct RandomNames {
  /// Every kind of scalar the inflector tells apart, and some it must not.
  private static let alphabet = Array(
    "abzABZ019 -_:.'\u{301}\u{20DD}\u{200D}éÉßǅǆİςΣжЖ名مⅠ😀𝐀𐐀".unicodeScalars)

  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next(upTo bound: Int) -> Int { Int.random(in: 0..<bound, using: &generator) }

  /// One to six lower-case words of two to eight letters: those that survive every spelling.
  mutating func plainWords() -> [String] {
    (0...next(upTo: 6)).map { _ in
      String((0...(1 + next(upTo: 7))).map { _ in letter(from: "a") })
    }
  }

  /// A class name as they are usually written: a prefix of capitals, then letters and digits.
  mutating func className() -> String {
    let prefix = (0...next(upTo: 3)).map { _ in letter(from: "A") }
    let rest = (0..<next(upTo: 12)).map { _ in
      switch next(upTo: 5) {
      case 0: letter(from: "A")
      case 1: Character(String(next(upTo: 10)))
      default: letter(from: "a")
      }
    }
    return String(prefix + rest)
  }

  /// A string of any scalars of the alphabet, one to `bound` of them.
  mutating func anyString(upTo bound: Int = 24) -> String {
    var scalars = String.UnicodeScalarView()
    for _ in 0...next(upTo: bound) {
      scalars.append(Self.alphabet[next(upTo: Self.alphabet.count)])
    }
    return String(scalars)
  }

  private mutating func letter(from first: Unicode.Scalar) -> Character {
    Character(Unicode.Scalar(UInt8(first.value) + UInt8(next(upTo: 26))))
  }
}
