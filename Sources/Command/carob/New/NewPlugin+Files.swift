import Foundation

extension NewPlugin {
  /// Returns the files of a plugin in C.
  ///
  /// - Parameters:
  ///   - module: the name that `carob build` gives the module.
  ///   - system: the build system whose file is one of them.
  func filesInC(module: String, _ system: BuildSystem?) -> [NewFile] {
    var files = files(of: NewTemplate.inC) { $0.variableInC } + [dataFileToWrite]
    if let system { files.append(buildFile(for: system, files)) }
    let readme = readme(
      language: "C", module: module, files: files,
      build: """
        `carob build` writes the command that it runs. The plugin needs Carob's headers and links nothing of it.
        """)
    let ignored = system == nil || system == .make ? "*.so\n" : "*.so\nbuild/\n"
    return files + [readme, NewFile(".gitignore", "what Git leaves out", ignored)]
  }

  /// Returns the files of a plugin in Objective-C.
  ///
  /// - Parameter module: the name that `carob build` gives the module.
  func filesInObjectiveC(module: String) -> [NewFile] {
    let files =
      files(of: NewTemplate.inObjectiveC) { $0.llamaCasedVariable } + [dataFileToWrite]
    let readme = readme(
      language: "Objective-C", module: module, files: files,
      build: """
        `carob build` writes the commands that it runs. It needs clang, and no Objective-C runtime: the module has all that it
        needs from Carob's library in it. `compile_flags.txt` tells editors where the headers are.
        """)
    return files + [readme, Self.ignoredInObjectiveC]
  }

  private static let ignoredInObjectiveC = NewFile(
    ".gitignore", "what Git leaves out", "*.so\n.build/\ncompile_flags.txt\n")

  /// Returns the files of a program in Objective-C.
  func filesOfTool() -> [NewFile] {
    let files = files(of: NewTemplate.tool) { $0.llamaCasedVariable }
    return files + [readmeOfTool(files), Self.ignoredInObjectiveC]
  }

  /// The name of the module of a plugin in Swift.
  var moduleInSwift: String { "lib\(name).so" }

  /// Returns the files of a plugin in Swift.
  ///
  /// - Parameter root: the folder in which the manifest finds Carob unless `CAROB_ROOT` is set.
  func filesInSwift(root: CarobRoot) -> [NewFile] {
    let files =
      files(of: NewTemplate.inSwift, root: root.path) { $0.llamaCasedVariable } + [dataFileToWrite]
    let readme = readme(
      language: "Swift", module: moduleInSwift, files: files,
      build: """
        `carob build` writes the command that it runs, and puts the module beside the data. The package depends on CarobPluginKit;
        the module has its own Swift runtime in it, and needs none of the host's.
        """)
    let ignored = "*.so\n*.resources/\n.build/\nPackage.resolved\n"
    return files + [readme, NewFile(".gitignore", "what Git leaves out", ignored)]
  }

  private var dataFileToWrite: NewFile {
    NewFile(dataFile, "the data", bytes: content?.sample.bytes ?? Array(dataText.utf8))
  }

  /// Returns the files made from templates.
  private func files(
    of templates: [NewTemplate], root: String = "", variable: (NewModel) -> String
  ) -> [NewFile] {
    func named(_ text: String, _ model: NewModel, item: String? = nil) -> String {
      let words = words(of: model, item: item ?? variable(model), root: root)
      return Self.replacing(words[...], in: text)
    }
    var files: [NewFile] = []
    for template in templates {
      if template.isModel, let content {
        // All model files, in place of the first template's.
        if !files.contains(where: { $0.purpose == template.purpose }) {
          files += content.modelFiles(of: self)
        }
        continue
      }
      for model in template.path.contains("Item") ? models : [models[0]] {
        var text = ""
        for section in template.text.components(separatedBy: " /*end*/") {
          for (mark, part) in Self.parts(of: section) {
            text += models(for: mark, model).map { named(part, $0) }.joined()
            if mark == .rows, let content { text += content.rows(variable(model), in: self) }
          }
        }
        let purpose = named(template.purpose, model, item: model.noun)
        files.append(NewFile(named(template.path, model), purpose, text))
      }
    }
    return files
  }

  /// Returns the models for which to repeat the text after a mark.
  private func models(for mark: NewTemplate.Mark?, _ model: NewModel) -> [NewModel] {
    switch mark {
    case .each: models
    case .model:
      content?.models.classes.map { NewModel(className: $0.className, name: $0.name) }
        ?? models
    case .several: keyPath == nil ? [] : [model]
    case .plain: content == nil ? [model] : []
    case .data: content == nil ? [] : [model]
    case .values: content?.fields.rows.contains { $0.kind == .value } == true ? [model] : []
    case .rows: []
    case nil: [model]
    }
  }

  /// Splits a section into the text before the first mark, and that after each mark.
  private static func parts(of section: String) -> [(mark: NewTemplate.Mark?, text: String)] {
    var parts: [(mark: NewTemplate.Mark?, text: String)] = [(nil, section)]
    for mark in NewTemplate.Mark.allCases {
      parts = parts.flatMap { part in
        let texts = part.text.components(separatedBy: " /*\(mark.rawValue)*/")
        return [(part.mark, texts[0])] + texts.dropFirst().map { (mark, $0) }
      }
    }
    return parts
  }

  /// The key path of the rows; nil for the top.
  var keyPath: String? {
    if let content { return content.sample.keyPath }
    return models.count > 1 ? models[0].key : nil
  }

  private var keyPathLiteral: String {
    // Without data, the key path is a plain word.
    content?.literal(keyPath ?? "") ?? "\"\(keyPath ?? "")\""
  }

  /// Returns pairs of a word in the templates and its replacement.
  private func words(of model: NewModel, item: String, root: String) -> [(String, String)] {
    (content?.words(item) ?? []) + [
      ("Template", name), ("template", lowerCaseName), ("TEMPLATE", name.uppercased()),
      ("XY", prefix), ("Item", model.name), ("\"items\"", keyPathLiteral),
      ("item", item), ("\"/carob\"", root.debugDescription),
    ]
  }

  /// Replaces all words at once, because a replacement may contain another word.
  private static func replacing(
    _ words: ArraySlice<(String, String)>, in text: String
  ) -> String {
    guard let (word, name) = words.first else { return text }
    return text.components(separatedBy: word).map { replacing(words.dropFirst(), in: $0) }
      .joined(separator: name)
  }
}
