import CarobRuntime
import Fuzzing
import Synchronization

/// Names of selectors: accepted or refused as the documentation says, and kept as they are.
@main enum FuzzSelectors {
  /// Selectors last for ever, so that this many are enough for one process.
  private static let maximumCount = 200_000

  private static let accepted = Atomic<Int>(0)

  static func main() {
    Fuzzing.run { bytes, count in
      FuzzSelectors.check(Fuzzing.text(bytes, count))
      return 0
    }
  }

  private static func check(_ name: String) {
    guard accepted.load(ordering: .relaxed) < maximumCount else { return }
    let isUsable =
      !name.isEmpty && name.utf8.count <= 4096
      && name.unicodeScalars.allSatisfy {
        let category = $0.properties.generalCategory
        return category == .spaceSeparator
          || (!$0.properties.isWhitespace && category != .control)
      }
    do throws(RegistrationError) {
      let selector = try Selector(validating: name)
      accepted.wrappingAdd(1, ordering: .relaxed)
      Fuzzing.require(isUsable, "\(name.debugDescription) is accepted")
      Fuzzing.require(
        selector.name.utf8.elementsEqual(name.utf8),
        "\(name.debugDescription) became \(selector.name.debugDescription)")
      Fuzzing.require(
        selector.argumentCount == name.utf8.count { $0 == UInt8(ascii: ":") },
        "\(selector) takes \(selector.argumentCount) arguments")
      Fuzzing.require(try Selector(validating: name) == selector, "\(selector) is not unique")
    } catch {
      Fuzzing.require(!isUsable, "\(name.debugDescription) is refused: \(error)")
      Fuzzing.requireOneLine(error)
    }
  }
}
