import CFuzzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What the targets share: running under libFuzzer, and failing so that it notices.
public enum Fuzzing {
  /// What is called with each input.
  public typealias Target = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

  /// Runs a target as the command line says, and ends the process.
  public static func run(_ target: Target) -> Never {
    exit(fuzzer_run(CommandLine.argc, CommandLine.unsafeArgv, target))
  }

  /// An input as text; bytes that are no UTF-8 become replacement characters.
  ///
  /// - Safety: libFuzzer's bytes are readable for `count`.
  public static func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// Fails unless the condition holds; libFuzzer then keeps the input.
  public static func require(_ holds: Bool, _ sentence: @autoclosure () -> String) {
    if holds { return }
    let line = Array("broken: \(sentence())\n".utf8)
    // SAFETY: the array is as long as it says. Nobody is left to tell when standard error fails.
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    abort()
  }

  /// Fails unless an error's text is one line that says something.
  public static func requireOneLine(_ error: any Error) {
    let text = "\(error)"
    require(!text.isEmpty, "an error says nothing")
    require(
      text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
      "an error has control characters: \(text.debugDescription)")
  }
}
