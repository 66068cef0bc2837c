extension NewPlugin {
  /// What to type to see the plugin's screens.
  ///
  /// - Parameter module: the path of the module.
  func commands(module: String) -> String {
    let module = ShellText.command([module])
    var commands = ["carob show \(module)", "carob show \(module) --select 0,0"]
    for model in models.dropFirst() {
      commands.append(
        "carob show \(module) --key-path \(model.key) --model \(model.className)")
    }
    commands.append("carob inspect \(module)")
    return commands.joined(separator: "\n")
  }

  /// The files with their purposes.
  static func table(of files: [NewFile]) -> String {
    let rows = files.compactMap { file in file.purpose.map { "| `\(file.path)` | \($0) |\n" } }
    return "| file | |\n| --- | --- |\n" + rows.joined()
  }
}
