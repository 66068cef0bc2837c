import CarobPlugins
import CarobRuntime

/// Checks what loading left behind: classes that could not be registered, allocated classes that were not registered, and objects
/// that may have leaked.
struct RegistrationCheck {
  let findings: [Finding]

  /// - Parameter plugin: a plugin that was just loaded, so that `load` made all instances of its classes.
  init(_ plugin: LoadedPlugin) {
    let unregistered = plugin.unregisteredClasses.map { cls in
      Finding(
        .unregisteredClass, .cls(cls.name, in: plugin.path),
        "it was allocated and never registered, so that nobody finds it",
        "call objc_registerClassPair when it has its variables, or objc_disposeClassPair")
    }
    let alive = plugin.classes.filter { $0.countedInstances > 0 }.map { cls in
      let count = cls.countedInstances
      return Finding(
        .livingObjects, .cls(cls.name, in: plugin.path),
        "\("instance".withCount(count)) that load made \(count == 1 ? "is" : "are") still alive",
        "release what load does not keep; if it keeps them, there is nothing to do")
    }
    // `ObjectiveCCheck` names those that the module does not declare.
    let absent = plugin.absentClasses.filter(\.isDeclared).map { cls in
      Finding(
        .absentClass, .cls(cls.name, in: plugin.path),
        "it could not be registered, so that messages to it fail: \(cls.reason)",
        cls.advice ?? "correct the class")
    }
    findings = absent + unregistered + alive
  }
}
