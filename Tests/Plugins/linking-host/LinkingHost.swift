import CarobLibc
import CarobPlugins

/// Loads a plugin. The program links `InstantCocoa`, and neither imports nor calls it.
///
///     linking-host module.so
///
/// Its status is 0 when the plugin was loaded; else it prints why not.
@main
struct LinkingHost {
  static func main() {
    do throws(PluginError) {
      _ = try PluginLoader().load(path: CommandLine.arguments.last ?? "")
    } catch {
      print(error)
      exit(1)
    }
  }
}
