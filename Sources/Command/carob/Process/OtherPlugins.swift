import ArgumentParser

/// The option `--with`: plugins to load before the one that the command is about.
struct OtherPlugins: ParsableArguments {
  @Option(
    name: .customLong("with"),
    help: ArgumentHelp(
      "Load this plugin first, such as one that the plugin is built upon. May be given several times.",
      valueName: "plugin"))
  var names: [String] = []
}
