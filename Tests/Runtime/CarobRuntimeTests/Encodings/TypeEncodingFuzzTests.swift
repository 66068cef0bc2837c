import CarobRuntime
import RuntimeTestSupport
import Testing

/// Encodings that a seeded generator has damaged: each is refused with an offset inside it, or is read,
/// written and read again alike.
@Suite struct TypeEncodingFuzzTests {
  static let corpus = [
    "v@:", "v24@0:8@16", "@\"NSString<P><Q>\"32@0:8@\"<P>\"16^@24", "B@:@?<v@?@\"NSError\">",
    "{CGRect={CGPoint=dd}{CGSize=dd}}16@0:8", "v@:{CGPoint=\"x\"d\"y\"d}r*(Value=id)[12^f]",
    "{F=\"a\"b0I3\"b\"b3S5\"\"b0i0}", "{S=\"a\"@\"b\"i\"c\"@\"NSSet\"\"d\"^@\"e\"#}",
    "(?=jdjfAqrnNoORV|+i)",
    "{S=b3b5b64}", "[4[4{?=tTD^?:#*}]]", "c-8@+8:+12i-16", "[9223372036854775807[2{S=i}]]",
  ]

  static let alphabet = Array(
    "vBcCsSiIlLqQtTfdD@#:*^?[]{}()bjrnNoORVA|+<>=\"0123456789-xé\u{0}".utf8)

  @Test func damagedEncodingsDoNoHarm() {
    var random = SeededGenerator(seed: 20_240_229)
    var accepted = 0
    for _ in 0..<100_000 {
      let encoding = Self.damagedEncoding(&random)
      if Self.check(encoding, read: TypeEncoding.init(parsing:), write: Self.examined) {
        accepted += 1
      }
      if Self.check(encoding, read: MethodEncoding.init(parsing:), write: { $0.encoding }) {
        accepted += 1
      }
    }
    // Else the damage is too great to reach anything but the first check.
    #expect(accepted > 10_000)
  }

  @Test func randomBytesDoNoHarm() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<10_000 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let encoding = String(decoding: bytes, as: UTF8.self)
      _ = Self.check(encoding, read: TypeEncoding.init(parsing:), write: Self.examined)
    }
  }

  private static func damagedEncoding(_ random: inout SeededGenerator) -> String {
    func pick(_ random: inout SeededGenerator) -> [UInt8] {
      Array(corpus[Int.random(in: 0..<corpus.count, using: &random)].utf8)
    }
    var bytes = pick(&random)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      let letter = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes.insert(letter, at: place)
      case 1 where place < bytes.count: bytes[place] = letter
      case 2 where place < bytes.count: bytes.remove(at: place)
      case 3: bytes.removeSubrange(place..<min(place + 4, bytes.count))
      default: bytes.insert(contentsOf: pick(&random), at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Returns: whether it was read.
  private static func check<Encoding: Equatable>(
    _ encoding: String, read: (String) throws(EncodingError) -> Encoding,
    write: (Encoding) -> String
  ) -> Bool {
    let first: Encoding
    do throws(EncodingError) {
      first = try read(encoding)
    } catch {
      if !(0...encoding.utf8.count ~= error.offset) || error.description.contains("\n") {
        Issue.record("\(error)")
      }
      return false
    }
    do throws(EncodingError) {
      let canonical = write(first)
      let second = try read(canonical)
      if first != second || write(second) != canonical {
        Issue.record("\(encoding) is read as \(canonical), which is read as \(write(second))")
      }
    } catch {
      Issue.record("\(encoding) is read, but written as what is not: \(error)")
    }
    return true
  }

  /// Asks for everything that a type can tell, then gives its encoding.
  private static func examined(_ type: TypeEncoding) -> String {
    if !type.isPassedLike(type) { Issue.record("\(type) is unlike itself") }
    if type.readableName.isEmpty { Issue.record("\(type) has no readable name") }
    if let layout = TypeLayout(type) {
      if layout.size < 0 || layout.alignment.nonzeroBitCount != 1
        || layout.size % layout.alignment != 0
        || layout.fieldOffsets.contains(where: { $0 < 0 || $0 > layout.size })
      {
        Issue.record("\(type) has the layout \(layout)")
      }
    }
    return type.encoding
  }
}
