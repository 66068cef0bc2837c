import CarobLibc
import CarobRuntime

/// The reason why a plugin was not loaded or not unloaded.
public struct PluginError: CarobError {
  /// The cause of an error. Later versions may add codes.
  public struct Code: Hashable, Sendable {
    let rawValue: String

    /// The file does not exist, or no plugin on the search path has the name.
    public static let notFound = Code(rawValue: "notFound")
    /// The file cannot be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file is no shared object, or the dynamic linker refused it.
    public static let notLoadable = Code(rawValue: "notLoadable")
    /// The module exports no `carob_plugin_entry`.
    public static let noEntry = Code(rawValue: "noEntry")
    /// The entry is malformed.
    public static let malformedEntry = Code(rawValue: "malformedEntry")
    /// The plugin was built for another version of the ABI.
    public static let incompatibleVersion = Code(rawValue: "incompatibleVersion")
    /// The plugin requires an extension that this host does not have.
    public static let missingExtension = Code(rawValue: "missingExtension")
    /// The plugin needs a newer host.
    public static let hostTooOld = Code(rawValue: "hostTooOld")
    /// A plugin that this one depends on is not found, or cannot be loaded.
    public static let missingDependency = Code(rawValue: "missingDependency")
    /// The plugin's `save_state` or `load_state` failed.
    public static let stateFailed = Code(rawValue: "stateFailed")
    /// A plugin with the identifier is loaded, or the module had to stay in memory after an earlier unloading.
    public static let alreadyLoaded = Code(rawValue: "alreadyLoaded")
    /// The plugin's `load` returned false or failed. Everything that it registered was removed.
    public static let loadFailed = Code(rawValue: "loadFailed")
    /// Something still uses the plugin, so it cannot be unloaded; see `blockers`.
    public static let inUse = Code(rawValue: "inUse")
    /// The plugin's `prepare_to_unload` answered that it cannot be unloaded now.
    public static let notNow = Code(rawValue: "notNow")
    /// A library beside the plugin has changed, and its earlier build is in the process.
    public static let libraryChanged = Code(rawValue: "libraryChanged")
    /// The plugin is not loaded by this loader.
    public static let notLoaded = Code(rawValue: "notLoaded")
  }

  /// The cause.
  public let code: Code
  /// The file or name of the plugin.
  public let plugin: String
  /// What is wrong, as the end of a sentence that starts with the plugin.
  package let fault: String
  /// Advice on what to do; nil when that depends on the caller.
  public let advice: String?

  /// The reasons why the plugin cannot be unloaded; empty for other errors.
  public internal(set) var blockers: [UnloadBlocker] = []
  /// The known holders of the instances and blocks among these. Objects of the plugin, and locals, may be others.
  public internal(set) var holders: [UnloadHolder] = []

  /// Whether another process could load the file: this one has an older build, or the same one, that cannot go.
  public var isOfThisProcess: Bool {
    [.inUse, .notNow, .libraryChanged, .alreadyLoaded].contains(code)
  }

  init(_ code: Code, _ plugin: String, _ fault: String, advice: String? = nil) {
    self.code = code
    self.plugin = plugin
    self.fault = fault
    self.advice = advice
  }

  /// The fault and the advice, as the end of a sentence that starts with the plugin.
  public var reason: String { advice.map { "\(fault); \($0)" } ?? fault }

  /// The plugin and the fault.
  public var sentence: String { "\(plugin): \(fault)" }

  /// Returns the error with the path of the original file in place of its copy's.
  func about(_ path: String, insteadOf copy: String) -> Self {
    let fault = fault.split(separator: copy, omittingEmptySubsequences: false)
      .joined(separator: path)
    return Self(code, path, fault, advice: advice)
  }

  static func noSuchFile(_ path: String) -> Self {
    Self(.notFound, path, FileKind.missing(path) ?? "no such file")
  }

  static func unreadable(_ path: String, _ why: String) -> Self {
    Self(.unreadable, path, "cannot be read: \(why)")
  }

  static func notShared(_ path: String) -> Self {
    Self(.notLoadable, path, "is not a shared object: it has no ELF header")
  }

  static func notASharedObject(_ path: String) -> Self {
    Self(
      .notLoadable, path, "is an ELF file, but not a shared object", advice: "link it with -shared")
  }

  static func otherMachine(_ path: String) -> Self {
    Self(
      .notLoadable, path, "was built for another kind of machine", advice: "rebuild it on this one")
  }

  static func truncated(_ path: String) -> Self {
    Self(
      .notLoadable, path, "is cut short: its header speaks of more bytes than there are",
      advice: "build or copy it again")
  }

  static func linkerRefused(_ path: String, _ message: String) -> Self {
    // The linker's message starts with the path, which the error contains already.
    let prefix = path + ": "
    let reason = message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
    return Self(
      .notLoadable, path, "the dynamic linker refused it: \(reason)",
      advice: LinkerAdvice.on(reason))
  }

  static func needsSanitizer(_ path: String, _ library: String) -> Self {
    Self(
      .notLoadable, path,
      "was built with a sanitizer, whose library \(library) has to be there before all others",
      advice: LinkerAdvice.preloading(library))
  }

  static func noEntry(_ path: String) -> Self {
    Self(
      .noEntry, path, "exports no carob_plugin_entry",
      advice: "a plugin defines it with CAROB_PLUGIN(…)")
  }

  static func entryOfALibrary(_ path: String) -> Self {
    Self(
      .noEntry, path, "exports no carob_plugin_entry of its own, only a library that it needs does",
      advice: "a plugin defines it with CAROB_PLUGIN(…)")
  }

  static func linkedWithOlderGlue(_ path: String) -> Self {
    Self(
      .malformedEntry, path, "it was linked with the libcarob-objc.a of an older version",
      advice: "link it again")
  }

  static func noMadeEntry(_ path: String) -> Self {
    Self(
      .malformedEntry, path, "its carob_plugin_make_entry makes no entry",
      advice: "a plugin in Swift puts @main before the type that is its Plugin")
  }

  static func wrongMagic(_ path: String) -> Self {
    Self(
      .malformedEntry, path, "its carob_plugin_entry does not start with the magic number",
      advice: "define it with CAROB_PLUGIN(…)")
  }

  static func incompatibleVersion(_ path: String, plugin: UInt32, host: UInt32) -> Self {
    let (needed, own) = (PluginABIVersion(word: plugin), PluginABIVersion(word: host))
    if needed < own {
      return Self(
        .incompatibleVersion, path, "built for ABI \(needed)",
        advice: "build it again, with this host's headers")
    }
    // Newer headers of the same major version can be told to need no more than that.
    let built =
      needed.major == own.major
      ? "-DCAROB_ABI_TARGET=0x\(String(host, radix: 16))" : "this host's headers"
    return Self(
      .incompatibleVersion, path, "needs ABI \(needed), this host has \(own)",
      advice: "use a newer host, or build the plugin with \(built)")
  }

  static func missingExtension(
    _ path: String, _ identifier: String, nearest: String?, _ known: [String]
  ) -> Self {
    let advice = nearest.map { "did you mean \($0)?" } ?? "use a host that has it"
    return Self(
      .missingExtension, path,
      "needs the extension \(identifier.onOneLine), this host has "
        + known.joined(separator: ", "), advice: advice)
  }

  static func entryTooSmall(_ path: String, size: Int, needed: Int) -> Self {
    Self(
      .malformedEntry, path,
      "its carob_plugin_entry has \(size) bytes, at least \(needed) are needed")
  }

  static func missingField(_ path: String, _ field: String) -> Self {
    Self(.malformedEntry, path, "its carob_plugin_entry has no .\(field)")
  }

  static func fieldOutside(_ path: String, _ field: String) -> Self {
    Self(
      .malformedEntry, path,
      "the .\(field) of its carob_plugin_entry leads to no variable of the module")
  }

  static func unreadableField(_ path: String, _ field: String) -> Self {
    Self(
      .malformedEntry, path,
      "the .\(field) of its carob_plugin_entry is not UTF-8 of at most "
        + "\(PluginDescriptor.longestString) bytes")
  }

  static func alreadyLoaded(_ path: String, identifier: String, from: String) -> Self {
    Self(.alreadyLoaded, path, "plugin \(identifier) is already loaded from \(from)")
  }

  static func leftInMemory(_ path: String, because why: String) -> Self {
    Self(
      .alreadyLoaded, path,
      "cannot be loaded again: an earlier loading had to leave it in memory (\(why))",
      advice: "load a copy of it, or start the process anew")
  }

  static func loadFailed(_ path: String, _ cause: (any Error)?) -> Self {
    guard let cause else {
      return Self(.loadFailed, path, "its load returned false, without a reason")
    }
    let (sentence, advice) = cause.words
    // The class of another plugin, unless a similar name was meant.
    let lacksClass = sentence.contains("there is no class named ")
    return Self(
      .loadFailed, path, "its load failed: \(sentence)",
      advice: advice
        ?? (lacksClass && !sentence.contains("; ") ? PluginError.loadingOthersFirst : nil))
  }

  /// Advice on a class that another plugin may have.
  package static let loadingOthersFirst =
    "if another plugin has it, name that in .dependencies, or load it first: the command carob does so with --with PLUGIN"

  static func libraryChanged(_ path: String, _ library: String) -> Self {
    Self(
      .libraryChanged, path,
      "needs \(library), which has changed, and whose earlier build is in this process",
      advice: "start the process anew")
  }

  static func stateFailed(_ path: String, _ field: String, _ cause: any Error) -> Self {
    let (sentence, advice) = cause.words
    return Self(.stateFailed, path, "its \(field) failed: \(sentence)", advice: advice)
  }

  static func notLoaded(_ path: String) -> Self {
    Self(.notLoaded, path, "is not loaded, or by another loader")
  }

  static func inUse(
    _ path: String, _ blockers: [UnloadBlocker], _ holders: [UnloadHolder]
  ) -> Self {
    let clauses = blockers.map { $0.description + $0.clause(of: holders) }
    var error = Self(.inUse, path, "cannot be unloaded: " + clauses.joined(separator: ", "))
    (error.blockers, error.holders) = (blockers, holders)
    return error
  }

  static func notNow(_ path: String, _ cause: (any Error)?) -> Self {
    Self(
      .notNow, path,
      "is not ready to be unloaded"
        + (cause.map { ": \("\($0)".onOneLine)" } ?? ", and does not say why"))
  }

  static func uncopied(_ path: String, _ why: String) -> Self {
    Self(
      .unreadable, path, "cannot be copied to a temporary directory: \(why)",
      advice: "make room, or set TMPDIR")
  }

  static func otherObjectiveC(_ path: String) -> Self {
    Self(
      .notLoadable, path,
      "has Objective-C for another ABI than \(ModuleLanguages.objectiveCABI), such as GCC's "
        + "or clang's gnustep-1.7",
      advice: "build it with carob build, or compile it with clang and -fobjc-runtime="
        + ModuleLanguages.objectiveCABI)
  }

  static func linkedAgainstRuntime(_ path: String, _ library: String) -> Self {
    Self(
      .notLoadable, path,
      "is linked against \(library.onOneLine), another Objective-C runtime than this host's",
      advice: "build it with carob build, or link it with libcarob-objc.a instead")
  }

  /// - Parameter symbols: the missing symbols; at least one.
  static func linkedWithoutGlue(_ path: String, _ symbols: [String]) -> Self {
    let shown = symbols.prefix(3).map(\.onOneLine).joined(separator: ", ")
    let more = symbols.count > 3 ? " and \(symbols.count - 3) more" : ""
    let lacksOnlyRecords = symbols.allSatisfy { $0.hasPrefix("._OBJC_") }
    return Self(
      .notLoadable, path, "is linked without what Objective-C needs: it has no \(shown)\(more)",
      advice: lacksOnlyRecords
        ? "build it with carob build, which makes placeholders for the classes of others"
        : "build it with carob build, or link it with libcarob-objc.a")
  }
}
