import CarobLibc
import CarobPlugins

/// Loads a plugin. The program links the loader and no library with more classes.
///
///     bare-host module.so
///
/// Its status is 0 when the plugin was loaded; else it prints why not.
@main
struct BareHost {
  static func main() {
    do throws(PluginError) {
      _ = try PluginLoader().load(path: CommandLine.arguments.last ?? "")
    } catch {
      print(error)
      exit(1)
    }
  }
}
