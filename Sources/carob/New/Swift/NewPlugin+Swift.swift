extension NewPlugin {
  /// The module's name in the folder of a plugin in Swift.
  var moduleInSwift: String { "lib\(name).so" }

  /// The target, and the type that stands for the plugin. Targets of a package and of those that it depends on have
  /// to have different names, and modules and types of Swift's are not to be hidden.
  var targetInSwift: String { "\(name)Plugin" }

  /// The files of a plugin in Swift.
  ///
  /// - Parameter root: where its manifest looks for Carob unless `CAROB_ROOT` is set.
  func filesInSwift(root: CarobRoot) -> [NewFile] {
    var files = [
      NewFile("Package.swift", "what SwiftPM builds", manifestInSwift(root: root)),
      source(targetInSwift, "what the plugin says of itself", entryInSwift),
    ]
    for model in models {
      files.append(
        source(
          model.className, "a model: what an object of the data becomes", modelInSwift(model)))
    }
    files.append(source(listScreen, "the screen with all rows", listScreenInSwift))
    for model in models {
      files.append(source(model.screen, "the screen of one \(model.noun)", screenInSwift(model)))
    }
    files.append(source(fieldClass, "a row of that screen", fieldInSwift))
    files.append(NewFile(dataFile, "the data", dataText))
    return files + [
      NewFile("README.md", nil, readmeInSwift(files: files)),
      NewFile(".gitignore", nil, "*.so\n*.resources/\n.build/\nPackage.resolved\n"),
    ]
  }

  private func source(_ name: String, _ purpose: String, _ text: String) -> NewFile {
    NewFile("Sources/\(targetInSwift)/\(name).swift", purpose, text)
  }
}
