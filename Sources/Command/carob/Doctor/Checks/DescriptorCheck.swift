import CarobPlugins
import CarobRuntime
import CarobScreens
import CarobUIKit
import InstantCocoa

/// Checks a plugin's descriptor: the ABI version, and the classes that it names.
struct DescriptorCheck {
  let plugin: LoadedPlugin
  let isInObjectiveC: Bool
  private var place: Finding.Place { .file(plugin.path) }

  var findings: [Finding] {
    abi + principalClass + modelClass + unusedData + absoluteData + misnamedInitializer
  }

  private var abi: [Finding] {
    let descriptor = plugin.descriptor
    let host = PluginABIVersion.host
    let (size, hostSize) = (descriptor.entrySize, PluginABIVersion.hostEntrySize)
    var differences: [String] = []
    if descriptor.abiVersion < host {
      differences.append("it was built for ABI \(descriptor.abiVersion), this host has \(host)")
    }
    if size > hostSize {
      differences.append("the last \(size - hostSize) bytes of its entry are ignored")
    } else if size < hostSize {
      differences.append(
        "its entry ends \(hostSize - size) bytes before this host's; what would be there counts as "
          + "not given")
    }
    if differences.isEmpty { return [] }
    return [
      Finding(
        .abiSkew, place, differences.joined(separator: "; "),
        "rebuild it with this host's headers, unless it is meant for other hosts too")
    ]
  }

  private var principalClass: [Finding] {
    if plugin.isApp { return [] }
    guard let name = plugin.descriptor.principalClass else {
      return [
        Finding(
          .noPrincipalClass, place, "it names no principal class",
          "set .principal_class, or pass --screen CLASS to carob show")
      ]
    }
    guard let cls = RuntimeClass(named: name) else {
      return [
        Finding(
          .principalClass, place, "its principal class \(name) is not registered",
          advice("principal_class", name))
      ]
    }
    if cls.isSubclass(of: UINavigationController.runtimeClass) {
      return [
        Finding(
          .principalClass, .cls(name, in: plugin.path),
          "it is the principal class, and a UINavigationController, which carob show cannot push onto its own",
          "name the class of the controller that it begins with")
      ]
    }
    if cls.isSubclass(of: UIViewController.runtimeClass) { return [] }
    return [
      Finding(
        .principalClass, .cls(name, in: plugin.path),
        "it is the principal class, and no UIViewController",
        "make it a subclass of UIViewController, such as ICTableViewController")
    ]
  }

  private var modelClass: [Finding] {
    guard let name = plugin.descriptor.modelClass else { return [] }
    guard let cls = RuntimeClass(named: name) else {
      return [
        Finding(
          .modelClass, place, "its model class \(name) is not registered",
          advice("model_class", name))
      ]
    }
    if cls.responds(to: Selector("initWithJSONDictionary:")) { return [] }
    return [
      Finding(
        .modelClass, .cls(name, in: plugin.path),
        "it is the model class, and does not answer initWithJSONDictionary:",
        "make it a subclass of ICModel")
    ]
  }

  private var unusedData: [Finding] {
    let descriptor = plugin.descriptor
    guard descriptor.data != nil || descriptor.modelClass != nil,
      let screen = descriptor.principalClass.flatMap({ RuntimeClass(named: $0) }),
      screen.isSubclass(of: UIViewController.runtimeClass),
      !screen.responds(
        to: ScreenInitializer.rows(
          of: screen, becoming: descriptor.modelClass.flatMap { RuntimeClass(named: $0) }))
    else { return [] }
    return [
      Finding(
        .unusedData, .cls(screen.name, in: plugin.path),
        "the plugin names data or a model class, and its screen does not answer initWithObjects:",
        "make it a subclass of ICViewController, or leave .data and .model_class out")
    ]
  }

  private var absoluteData: [Finding] {
    guard let data = plugin.descriptor.data, data.hasPrefix("/") else { return [] }
    return [
      Finding(
        .absoluteData, place, "its data is \(data), which other machines may not have",
        "put the file beside the module, and name it without a folder")
    ]
  }

  /// Findings about an initializer of the screen with nearly the expected name for the plugin's
  /// models. Initializers for a single model are ignored.
  private var misnamedInitializer: [Finding] {
    guard let model = plugin.descriptor.modelClass.flatMap({ RuntimeClass(named: $0) }),
      let screen = plugin.descriptor.principalClass.flatMap({ RuntimeClass(named: $0) }),
      let meant = ScreenInitializer.named(for: model), !screen.responds(to: meant)
    else { return [] }
    let single = "initWith\(ICInflector.shared.inflector.modelName(forClassNamed: model.name)):"
    let names = Set(screen.methods.map(\.selector.name)).subtracting([single])
    return NearestNames.to(meant.name, among: names, tolerance: 2).map { name in
      Finding(
        .nearMiss, .method(name, of: screen.name, isClassMethod: false, in: plugin.path),
        "nobody sends it; \(meant) is sent", "rename it to \(meant)")
    }
  }

  /// Returns advice about a class that a field names but that does not exist.
  private func advice(_ field: String, _ name: String) -> String {
    (isInObjectiveC ? "implement it" : "register it in load")
      + ", or correct .\(field)" + hint(name)
  }

  /// Returns `; did you mean SKUser?` for a class of the plugin with a similar name.
  private func hint(_ name: String) -> String {
    let names = Set(plugin.classes.map(\.name))
    return NearestNames.to(name, among: names).first.map { "; did you mean \($0)?" } ?? ""
  }
}
