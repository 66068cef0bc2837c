extension NewPlugin {
  /// `README.md`.
  ///
  /// - Parameter files: the other files.
  func readmeInSwift(files: [NewFile]) -> String {
    """
    # \(name)

    A plugin for Carob, in Swift: a screen with rows, and one for the row that is selected.

    ```sh
    carob build .
    \(commands(module: "./\(moduleInSwift)"))
    ```

    `carob build` writes the command that it runs, and puts the module beside the data. The package depends on CarobPluginKit;
    the module has its own Swift runtime in it, and needs none of the host's.

    \(Self.table(of: files))
    """
  }
}
