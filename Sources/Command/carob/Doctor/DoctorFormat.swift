import ArgumentParser

/// How findings are printed.
enum DoctorFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
  /// JUnit's XML.
  case junit
  /// The Test Anything Protocol.
  case tap
}
