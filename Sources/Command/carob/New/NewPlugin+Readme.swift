extension NewPlugin {
  /// Returns `README.md`.
  ///
  /// - Parameters:
  ///   - language: the language of the plugin.
  ///   - module: the name that `carob build` gives the module.
  ///   - files: the other files.
  ///   - build: a description of `carob build`.
  func readme(language: String, module: String, files: [NewFile], build: String) -> NewFile {
    let text = """
      # \(name)

      A plugin for Carob, in \(language): a screen with rows, and one for the row that is selected.

      ```sh
      carob build .
      \(commands(module: "./\(module)"))
      ```

      \(build)
      \(dataSource(module: "./\(module)"))
      \(Self.table(of: files))
      """
    return NewFile("README.md", "how to build and show it", text)
  }

  /// Returns `README.md` of a program.
  ///
  /// - Parameter files: the other files.
  func readmeOfTool(_ files: [NewFile]) -> NewFile {
    let text = """
      # \(name)

      A program in Objective-C, which Carob's library runs: it counts the lines and words of files.

      ```sh
      carob run . README.md
      carob run --watch . README.md
      carob test .
      ```

      `carob run` builds what has changed. With `--watch` it starts the program again after each change of a source.
      `carob test` builds the sources with those in `Tests`, and runs the tests.

      \(Self.table(of: files))
      """
    return NewFile("README.md", "how to run and test it", text)
  }

  /// Returns a table of files, with a line feed at its end.
  private static func table(of files: [NewFile]) -> String {
    "| file | |\n| --- | --- |\n"
      + files.map { "| `\($0.path)` | \($0.purpose) |\n" }.joined()
  }

  /// Returns the source of the data, and the command to show its present state; empty for generated data.
  private func dataSource(module: String) -> String {
    guard let sample = content?.sample else { return "" }
    let source = sample.name
    let show = ShellText.command(["carob", "show", module, "--data", sample.name])
    guard sample.isFetched else {
      let place = sample.keyPath.map { " Its rows are at the key path `\($0)`." } ?? ""
      return "\nThe models were made for `\(dataFile)`, a copy of \(source).\(place)\n"
    }
    return """

      The models were made for `\(dataFile)`, a copy of what \(source) answered. To show what it answers now:

      ```sh
      \(show)
      ```

      """
  }

  /// Returns the commands that show the plugin's screens.
  ///
  /// - Parameter module: the path of the module.
  private func commands(module: String) -> String {
    let module = ShellText.command([module])
    var commands = ["carob show \(module)", "carob show \(module) --select 0,0"]
    for model in models.dropFirst() {
      commands.append(
        "carob show \(module) --key-path \(model.key) --model \(model.className)")
    }
    commands.append("carob inspect \(module)")
    return commands.joined(separator: "\n")
  }
}
