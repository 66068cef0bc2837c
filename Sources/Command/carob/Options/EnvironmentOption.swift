import CarobRuntime

/// An environment variable that this program or its libraries read.
struct EnvironmentOption {
  let name: String
  /// The effect, as a sentence without a full stop.
  let purpose: String

  /// All variables; Carob's come first.
  static let all = [
    EnvironmentOption(
      name: "CAROB_TRACE",
      purpose: "messages, or messages:PATTERN: writes each message to standard error"),
    EnvironmentOption(
      name: "CAROB_ZOMBIES",
      purpose: "1: keeps freed objects, so that a message to one is an error that names it"),
    EnvironmentOption(
      name: "CAROB_MAIN_THREAD_CHECKER",
      purpose:
        "1: a message to a view or controller on another thread is an error, once for each method"),
    EnvironmentOption(
      name: "CAROB_LOG",
      purpose:
        "trace, debug, info, notice, warning, error or critical: what of the log is written to "
        + "standard error; warning unless set"),
    EnvironmentOption(
      name: "CAROB_PLUGIN_PATH",
      purpose: "Directories to look for plugins in, with colons between them"),
    EnvironmentOption(
      name: "CAROB_TRUST_PLUGIN_PATH",
      purpose: "Not empty: finds plugins by name whoever owns them or can write to them"),
    EnvironmentOption(
      name: "CAROB_DEFAULTS_FOLDER",
      purpose: "Where NSUserDefaults keeps its files, instead of carob in $XDG_CONFIG_HOME or "
        + "~/.config"),
    EnvironmentOption(
      name: "CAROB_ROOT",
      purpose: "For building plugins: a checkout of Carob, or the folder that it is installed in"),
    EnvironmentOption(
      name: "CURL_CA_BUNDLE",
      purpose:
        "A PEM file with the certificates of the authorities that are trusted for https:, instead "
        + "of the system's"),
    EnvironmentOption(
      name: "SSL_CERT_FILE", purpose: "The same, unless there is a CURL_CA_BUNDLE"),
    EnvironmentOption(
      name: "SSL_CERT_DIR", purpose: "The same for folders of such files, with colons between them"
    ),
    EnvironmentOption(
      name: "https_proxy", purpose: "The proxy for https:; HTTPS_PROXY is the same"),
    EnvironmentOption(name: "http_proxy", purpose: "The proxy for http:"),
    EnvironmentOption(
      name: "no_proxy", purpose: "Hosts that are asked without a proxy, with commas between them"),
    EnvironmentOption(name: "NO_COLOR", purpose: "Not empty: no colours"),
    EnvironmentOption(
      name: "CLICOLOR_FORCE", purpose: "Not empty and not 0: colours, even if not on a terminal"),
    EnvironmentOption(name: "FORCE_COLOR", purpose: "The same as CLICOLOR_FORCE"),
    EnvironmentOption(name: "TERM", purpose: "dumb: no colours"),
    EnvironmentOption(
      name: "COLUMNS", purpose: "The width of a terminal that does not know its own"),
    EnvironmentOption(name: "CC", purpose: "The C compiler that builds plugins; cc unless set"),
    EnvironmentOption(name: "CFLAGS", purpose: "More flags for it"),
    EnvironmentOption(name: "CXX", purpose: "The same for C++; c++ unless set"),
    EnvironmentOption(name: "CXXFLAGS", purpose: "More flags for it"),
    EnvironmentOption(
      name: "OBJC",
      purpose: "The clang that builds plugins in Objective-C; the one beside Swift unless set"),
    EnvironmentOption(name: "OBJCFLAGS", purpose: "More flags for it, behind those in CFLAGS"),
    EnvironmentOption(name: "OBJCXX", purpose: "The same for Objective-C++"),
    EnvironmentOption(name: "OBJCXXFLAGS", purpose: "More flags for it, behind those in CXXFLAGS"),
    EnvironmentOption(
      name: "LDFLAGS", purpose: "More flags for linking plugins in C, C++ and Objective-C"),
  ]

  /// Returns variables that begin with `CAROB_` but do not exist, sorted, with the nearest existing names.
  static func unknown(in environment: [String: String]) -> [(name: String, nearest: String?)] {
    let known = Set(all.map(\.name))
    return environment.keys.filter { $0.hasPrefix("CAROB_") && !known.contains($0) }.sorted()
      .map { ($0, NearestNames.to($0, among: known).first) }
  }
}
