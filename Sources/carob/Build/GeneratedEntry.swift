/// The `CAROB_PLUGIN` of a folder whose sources have none and need none, such as one with tests.
struct GeneratedEntry {
  private let name: String

  /// The folder's name is the plugin's.
  init(forFolder folder: String) {
    name = String(
      PluginSources.moduleName(ofFolder: folder).dropFirst("lib".count).dropLast(".so".count))
  }

  /// What a compiler for C makes an object of. Messages that nobody answers throw, and selectors are equal to `@selector`, as its
  /// authors expect.
  var source: String {
    """
    #include <carob/carob.h>
    bool carob_objc_throws_errors = true;
    bool carob_objc_is_program = true;
    CAROB_PLUGIN(.identifier = \(literal("carob.folder.\(name)")), .name = \(literal(name)), .version = "0")

    """
  }

  /// Bytes that C reads as they are, whatever the name has.
  private func literal(_ text: String) -> String {
    let digits = text.utf8.map { byte in
      let octal = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
    return "\"\(digits.joined())\""
  }
}
