import CarobPlugins
import CarobRuntime

/// Lists the methods of the host's classes that a plugin replaced, which concerns everything else in the process.
struct ReplacedMethodsCheck {
  private let plugin: LoadedPlugin

  init(_ plugin: LoadedPlugin) { self.plugin = plugin }

  var findings: [Finding] {
    plugin.replacedMethods.sorted { $0.name < $1.name }.map { replaced in
      Finding(
        .replacedMethod,
        .method(
          replaced.selector.name, of: replaced.cls.name,
          isClassMethod: replaced.cls.isMetaclass, in: plugin.path),
        replaced.isAdded
          ? "the class is the host's, and the plugin overrode what it inherits for the whole process"
          : "it is the host's, and the plugin replaced it for the whole process",
        "override it in a class of your own, or call the earlier code; if that is intended, there is nothing to do"
      )
    }
  }
}

extension ReplacedMethod {
  fileprivate var name: String { cls.describe(selector) }
}
