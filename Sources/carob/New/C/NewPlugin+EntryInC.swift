extension NewPlugin {
  /// `demo.c`.
  var entryInC: String {
    let registered = classes.map { "\($0)_register()" }.joined(separator: " &&\n         ")
    let keyPathField = keyPath.map { "\n  .key_path = \"\($0)\"," } ?? ""
    return """
      /* What the plugin says of itself, and what it registers. */
      #include "\(name).h"

      static bool \(lowerCaseName)_load(void) {
        return \(registered);
      }

      CAROB_PLUGIN(
        .identifier = "org.example.\(lowerCaseName)",
        .name = "\(name)",
        .version = "0.1.0",
        .principal_class = "\(listScreen)",
        .model_class = "\(models[0].className)",
        .data = "\(dataFile)",\(keyPathField)
        .prefixes = (const char *const[]){"\(prefix)", NULL},
        .load = \(lowerCaseName)_load)

      """
  }
}
