extension NewPlugin {
  /// `README.md`.
  ///
  /// - Parameters:
  ///   - module: the name that `carob build` gives the module.
  ///   - files: the other files.
  func readmeInC(module: String, files: [NewFile]) -> String {
    """
    # \(name)

    A plugin for Carob, in C: a screen with rows, and one for the row that is selected.

    ```sh
    carob build .
    \(commands(module: "./\(module)"))
    ```

    `carob build` writes the command that it runs. The plugin needs Carob's headers and links nothing of it.

    \(Self.table(of: files))
    """
  }
}
