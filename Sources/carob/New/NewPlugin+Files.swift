import Foundation

extension NewPlugin {
  /// The files of a plugin in C.
  ///
  /// - Parameter module: the name that `carob build` gives the module.
  func filesInC(module: String) -> [NewFile] {
    let files = files(of: NewTemplate.inC) { $0.variableInC }
    let readme = readme(
      language: "C", module: module, files: files,
      build: """
        `carob build` writes the command that it runs. The plugin needs Carob's headers and links nothing of it.
        """)
    return files + [readme, NewFile(".gitignore", nil, "*.so\n")]
  }

  /// The files of a plugin in Objective-C.
  ///
  /// - Parameter module: the name that `carob build` gives the module.
  func filesInObjectiveC(module: String) -> [NewFile] {
    let files = files(of: NewTemplate.inObjectiveC) { $0.llamaCasedVariable }
    let readme = readme(
      language: "Objective-C", module: module, files: files,
      build: """
        `carob build` writes the commands that it runs. It needs clang, and no Objective-C runtime: the module has all that it
        needs from Carob's library in it. `compile_flags.txt` tells editors where the headers are.
        """)
    return files + [readme, NewFile(".gitignore", nil, "*.so\n.build/\ncompile_flags.txt\n")]
  }

  /// The module's name in the folder of a plugin in Swift.
  var moduleInSwift: String { "lib\(name).so" }

  /// The files of a plugin in Swift.
  ///
  /// - Parameter root: where its manifest looks for Carob unless `CAROB_ROOT` is set.
  func filesInSwift(root: CarobRoot) -> [NewFile] {
    let files = files(of: NewTemplate.inSwift, root: root.path) { $0.llamaCasedVariable }
    let readme = readme(
      language: "Swift", module: moduleInSwift, files: files,
      build: """
        `carob build` writes the command that it runs, and puts the module beside the data. The package depends on CarobPluginKit;
        the module has its own Swift runtime in it, and needs none of the host's.
        """)
    let ignored = "*.so\n*.resources/\n.build/\nPackage.resolved\n"
    return files + [readme, NewFile(".gitignore", nil, ignored)]
  }

  /// What templates become, and the data.
  private func files(
    of templates: [NewTemplate], root: String = "", variable: (NewModel) -> String
  ) -> [NewFile] {
    func named(_ text: String, _ model: NewModel, item: String? = nil) -> String {
      let words = words(of: model, item: item ?? variable(model), root: root)
      return Self.replacing(words[...], in: text)
    }
    var files: [NewFile] = []
    for template in templates {
      for model in template.path.contains("Item") ? models : [models[0]] {
        var text = ""
        for section in template.text.components(separatedBy: " /*end*/") {
          let each = section.components(separatedBy: " /*each*/")
          let several = each[0].components(separatedBy: " /*several*/")
          text += named(several[0], model)
          if several.count > 1, models.count > 1 { text += named(several[1], model) }
          if each.count > 1 { text += models.map { named(each[1], $0) }.joined() }
        }
        let purpose = template.purpose.map { named($0, model, item: model.noun) }
        files.append(NewFile(named(template.path, model), purpose, text))
      }
    }
    return files + [NewFile(dataFile, "the data", dataText)]
  }

  /// The words of the templates that names take the place of.
  private func words(of model: NewModel, item: String, root: String) -> [(String, String)] {
    [
      ("Template", name), ("template", lowerCaseName), ("TEMPLATE", name.uppercased()),
      ("XY", prefix), ("Item", model.name), ("items", model.key), ("item", item),
      ("\"/carob\"", root.debugDescription),
    ]
  }

  /// All at once: a name may have the word for another one in it.
  private static func replacing(
    _ words: ArraySlice<(String, String)>, in text: String
  ) -> String {
    guard let (word, name) = words.first else { return text }
    return text.components(separatedBy: word).map { replacing(words.dropFirst(), in: $0) }
      .joined(separator: name)
  }
}
