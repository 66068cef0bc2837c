import CarobPlugins
import CarobRuntime

/// Checks that a plugin leaves the standard streams to the host.
struct StandardStreamsCheck {
  private let path: String
  private let streams: StandardStreams

  init(_ path: String, _ streams: StandardStreams) {
    self.path = path
    self.streams = streams
  }

  var findings: [Finding] {
    var findings = streams.changes.map { change in
      Finding(
        .processState, .file(path), "\(change), for the whole process",
        "leave the streams to the host")
    }
    let lines = streams.printedText.split(separator: "\n")
    if let first = lines.first {
      let text = first.count > Self.maximumLength ? "\(first.prefix(Self.maximumLength))…" : first
      findings.append(
        Finding(
          .printedText, .file(path),
          "it printed \("line".withCount(lines.count)) on standard output: \"\(text)\"",
          "log it by carob.log/1 or NSLog, or print it on standard error, since the output of the host goes there too"
        ))
    }
    return findings
  }

  private static let maximumLength = 60
}
