/// The `CAROB_PLUGIN` of a folder whose sources have none and need none: one with an app, or with tests.
struct GeneratedEntry {
  private let name: String
  private let isApp: Bool

  /// The folder's name is the plugin's.
  ///
  /// - Parameter isApp: whether the sources have a `main`.
  init(forFolder folder: String, isApp: Bool) {
    self.isApp = isApp
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
    \(isApp ? Self.main : "")
    """
  }

  /// The module does not export `main` itself: a linker would take that for the one of a program.
  private static let main = """
    extern int main(int argc, char *argv[]);
    int carob_plugin_main(int argc, char *argv[]) { return main(argc, argv); }

    """

  /// Bytes that C reads as they are, whatever the name has.
  private func literal(_ text: String) -> String {
    let digits = text.utf8.map { byte in
      let octal = String(byte, radix: 8)
      return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
    }
    return "\"\(digits.joined())\""
  }
}
