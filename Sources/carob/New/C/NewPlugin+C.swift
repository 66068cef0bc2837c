extension NewPlugin {
  /// The files of a plugin in C.
  ///
  /// - Parameter module: the name that `carob build` gives the module.
  func filesInC(module: String) -> [NewFile] {
    var files = [
      NewFile("\(lowerCaseName).c", "what the plugin says of itself", entryInC),
      NewFile("\(name).h", "what the other files share", headerInC),
    ]
    for model in models {
      files.append(
        NewFile(
          "\(model.className).c", "a model: what an object of the data becomes", modelInC(model)))
    }
    files.append(NewFile("\(listScreen).c", "the screen with all rows", listScreenInC))
    for model in models {
      files.append(
        NewFile("\(model.screen).c", "the screen of one \(model.noun)", screenInC(model)))
    }
    files.append(NewFile("\(fieldClass).c", "a row of that screen", fieldInC))
    files.append(NewFile(dataFile, "the data", dataText))
    return files + [
      NewFile("README.md", nil, readmeInC(module: module, files: files)),
      NewFile(".gitignore", nil, "*.so\n"),
    ]
  }
}
