import CarobRuntime
import Fuzzing

/// Type and method encodings: whatever is read can be written, and is read the same again.
@main enum FuzzEncodings {
  static func main() {
    Fuzzing.run { bytes, count in
      FuzzEncodings.check(Fuzzing.text(bytes, count))
      return 0
    }
  }

  private static func check(_ text: String) {
    if let type = read(text, TypeEncoding.init(parsing:)) { check(type) }
    if let method = read(text, MethodEncoding.init(parsing:)) { check(method) }
  }

  private static func read<Encoding>(
    _ text: String, _ parse: (String) throws(EncodingError) -> Encoding
  ) -> Encoding? {
    do throws(EncodingError) {
      return try parse(text)
    } catch {
      Fuzzing.require(
        (0...text.utf8.count).contains(error.offset),
        "\(error) is at \(error.offset), outside of the text")
      Fuzzing.requireOneLine(error)
      return nil
    }
  }

  private static func check(_ type: TypeEncoding) {
    let canonical = type.encoding
    guard let again = read(canonical, TypeEncoding.init(parsing:)) else {
      return Fuzzing.require(false, "\(type) is written as \(canonical), which is not read")
    }
    Fuzzing.require(again == type, "\(canonical) is read as another type")
    Fuzzing.require(again.encoding == canonical, "\(canonical) is written as \(again.encoding)")
    Fuzzing.require(type.isPassedLike(type), "\(canonical) is not passed like itself")
    Fuzzing.require(!type.readableName.isEmpty, "\(canonical) has no readable name")
    if let layout = TypeLayout(type) { check(layout, canonical) }
  }

  private static func check(_ layout: TypeLayout, _ encoding: String) {
    Fuzzing.require(layout.size >= 0, "\(encoding) has \(layout.size) bytes")
    Fuzzing.require(
      layout.alignment > 0 && layout.alignment.nonzeroBitCount == 1,
      "\(encoding) is aligned to \(layout.alignment)")
    Fuzzing.require(
      layout.size % layout.alignment == 0, "\(encoding) does not fill an array: \(layout)")
    Fuzzing.require(
      layout.fieldOffsets.allSatisfy { (0...layout.size).contains($0) },
      "\(encoding) has a field outside: \(layout)")
  }

  private static func check(_ method: MethodEncoding) {
    let canonical = method.encoding
    guard let again = read(canonical, MethodEncoding.init(parsing:)) else {
      return Fuzzing.require(false, "\(canonical) was written, but is not read")
    }
    Fuzzing.require(again == method, "\(canonical) is read as another method's")
    Fuzzing.require(method.arguments.count >= 2, "\(canonical) has no receiver or selector")
    Fuzzing.require(method.isCalledLike(again), "\(canonical) is not called like itself")
    for type in [method.result] + method.arguments { check(type) }
  }
}
