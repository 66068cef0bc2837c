import ArgumentParser

/// A format for what a command reports.
enum OutputFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}
