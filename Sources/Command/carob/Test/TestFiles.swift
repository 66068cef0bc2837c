/// The modules of a test process: those with the tests, and the plugins to load before them.
struct TestFiles {
  /// Paths of modules, or names of plugins.
  let paths: [String]
  let others: [String]
}
