/// The generated `CAROB_PLUGIN` of an app, tests or a library, whose sources need none.
struct GeneratedEntry {
  private let name: String
  private let isApp: Bool

  /// - Parameters:
  ///   - name: the name of the plugin.
  ///   - isApp: whether the sources have a `main`.
  init(_ name: String, isApp: Bool) {
    self.name = name
    self.isApp = isApp
  }

  /// The C source. It makes unanswered messages throw, and selectors equal to `@selector`, as
  /// authors of Objective-C expect.
  var source: String {
    """
    #include <carob/carob.h>
    bool carob_objc_throws_errors = true;
    bool carob_objc_is_program = true;
    CAROB_PLUGIN(.identifier = \(SourceText.literalInC("carob.folder.\(name)")), .name = \(SourceText.literalInC(name)), .version = "0")
    \(isApp ? Self.main : "")
    """
  }

  /// The module does not export `main`, because a linker would take it for that of a program.
  private static let main = """
    extern int main(int argc, char *argv[]);
    int carob_plugin_main(int argc, char *argv[]) { return main(argc, argv); }

    """
}
