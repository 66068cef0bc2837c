import ArgumentParser
import CarobScreens
import Foundation

extension CarobRoot {
  /// The option for the folder of Carob.
  struct Option: ParsableArguments {
    @ArgumentParser.Option(
      help: ArgumentHelp(
        """
        Where Carob is: a checkout, or the folder that it is installed in. Unless said, CAROB_ROOT says so, else \
        it is found above the executable.
        """, valueName: "folder"))
    var root: String?

    /// Finds the folder.
    ///
    /// - Throws: as `CarobRoot.find`.
    func find() throws(CommandError) -> CarobRoot {
      try CarobRoot.find(
        option: root, environment: ProcessInfo.processInfo.environment,
        executable: RunningExecutable.path)
    }
  }
}
