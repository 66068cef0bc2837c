extension NewPlugin {
  /// `README.md`.
  ///
  /// - Parameters:
  ///   - language: what the plugin is written in.
  ///   - module: the name that `carob build` gives the module.
  ///   - files: the other files.
  ///   - build: what `carob build` does.
  func readme(language: String, module: String, files: [NewFile], build: String) -> NewFile {
    let rows = files.compactMap { file in file.purpose.map { "| `\(file.path)` | \($0) |\n" } }
    let text = """
      # \(name)

      A plugin for Carob, in \(language): a screen with rows, and one for the row that is selected.

      ```sh
      carob build .
      \(commands(module: "./\(module)"))
      ```

      \(build)

      | file | |
      | --- | --- |
      \(rows.joined())
      """
    return NewFile("README.md", nil, text)
  }

  /// What to type to see the plugin's screens.
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
