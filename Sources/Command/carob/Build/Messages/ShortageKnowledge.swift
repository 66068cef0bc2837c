import CarobPlugins
import CarobRuntime
import Foundation

/// What Carob knows of something that a file lacks.
struct ShortageKnowledge {
  enum State: String, CaseIterable {
    /// Carob does not have it; `page` has the reason, or what else is absent.
    case absent
    /// Carob or the project has it: the file has to find it.
    case there
    /// The file must be compiled in another way.
    case setting
    case unknown
  }

  let state: State
  /// What to do, as a sentence without its end.
  let advice: String
  /// The page of the documentation; nil for none.
  var page: String?
  /// The nearest names that Carob has.
  var nearest: [String] = []

  /// Looks up something that is missing.
  ///
  /// - Parameters:
  ///   - source: the file that lacks it.
  ///   - places: the headers of the folder that is built.
  init(_ shortage: Shortage, in source: BuildTarget.Source, _ places: HeaderPlaces) {
    if ![.header, .module, .feature].contains(shortage.kind) {
      let name = shortage.owner ?? shortage.name
      if let framework = AbsentFramework.framework(of: name), let absent = Self.absent(framework) {
        self = absent
        return
      }
      if MissingClass.names.contains(name) {
        self.init(
          state: .absent,
          advice: "\(name) is not there (\(MissingClass.page)); \(Self.waysOut)",
          page: MissingClass.page)
        return
      }
    }
    switch shortage.kind {
    case .header: self = Self.header(shortage.name, places)
    case .module: self = Self.module(shortage.name)
    case .cls, .proto: self = Self.ofClass(shortage)
    case .method, .property: self = Self.member(shortage)
    case .function: self = Self.function(shortage.name)
    case .macro:
      self.init(
        state: .unknown,
        advice:
          "\(shortage.name) seems to be a macro that no header defines; define it with \"defines\" in "
          + "carob.json, or in the prefix header")
    case .type, .name: self = Self.name(shortage)
    case .feature: self = Self.feature(shortage, source)
    }
  }

  private init(
    state: State, advice: String, page: String? = nil, nearest: [String] = []
  ) {
    self.state = state
    self.advice = advice
    self.page = page
    self.nearest = nearest
  }

  /// The same, with the nearest names.
  private static func unknown(
    _ sentence: String, _ name: String, among names: Set<String>, else advice: String
  ) -> Self {
    let nearest = NearestNames.to(name, among: names)
    let meant = nearest.first.map { "did you mean \($0)?" }
    return Self(state: .unknown, advice: "\(sentence); \(meant ?? advice)", nearest: nearest)
  }

  /// What one can do about something that is absent.
  private static let waysOut =
    "leave the files that use it out with \"exclude\" in carob.json, or the code with a macro in \"defines\""

  /// Returns what there is to say of a framework that is absent on purpose; nil for others.
  static func absent(_ framework: some StringProtocol) -> Self? {
    AbsentFramework.reason(framework).map { reason in
      Self(
        state: .absent,
        advice:
          "\(framework) is absent on purpose, because it \(reason) (\(AbsentFramework.page)); \(waysOut)",
        page: AbsentFramework.page)
    }
  }

  // MARK: Files

  private static func header(_ name: String, _ places: HeaderPlaces) -> Self {
    let parts = name.split(separator: "/")
    if parts.count > 1, let absent = absent(parts[0]) { return absent }
    let file = String(parts.last ?? "")
    if let found = places.folder(of: file) {
      let place = "[\(found.debugDescription)]"
      // An umbrella folder that is named takes the place of the one for the project's name.
      let whole =
        parts.count > 1
        ? "\"headers\": {\"\(parts.dropLast().joined(separator: "/"))\": \(place)} in carob.json, with a line for the "
          + "project's own headers"
        : "\"include\": \(place) in carob.json"
      return Self(
        state: .there,
        advice: "\(file) is in \(found); write \(whole), so that \(name) is found")
    }
    return Self(
      state: .unknown,
      advice:
        "\(name) is neither in Carob nor below \(places.folder); name its folder with \"include\", or its project with "
        + "\"dependencies\", in carob.json")
  }

  private static func module(_ name: String) -> Self {
    let framework = name.prefix { $0 != "." }
    return absent(framework)
      ?? unknown(
        "there is no module \(name)", name,
        among: ClangModules.names,
        else: "import the library's header, as in #import <\(framework)/\(framework).h>")
  }

  // MARK: Names

  /// The names of the host's classes.
  private static let classes: Set<String> = {
    PluginLoader.announceClasses()
    return Set(RuntimeClass.all.map(\.name))
  }()

  /// The names of the host's protocols.
  private static let protocols: Set<String> = {
    PluginLoader.announceClasses()
    return Set(RuntimeProtocol.all.map(\.name))
  }()

  private static func ofClass(_ shortage: Shortage) -> Self {
    let name = shortage.name
    let names = shortage.kind == .proto ? protocols : classes
    if names.contains(name) {
      return Self(
        state: .there,
        advice: "Carob has \(name); import <\(Framework(of: name).path)>, or name the "
          + "prefix header of the project with \"prefix\" in carob.json")
    }
    return unknown(
      "Carob has no \(shortage.kind.rawValue) \(name)", name, among: names,
      else:
        "leave the file out with \"exclude\" in carob.json, or add a \(shortage.kind.rawValue) of that name"
    )
  }

  private static func name(_ shortage: Shortage) -> Self {
    if classes.contains(shortage.name) { return ofClass(Shortage(.cls, shortage.name)) }
    return unknown(
      "\(shortage.name) is not declared", shortage.name, among: classes,
      else: "import its header, or name the prefix header with \"prefix\" in carob.json")
  }

  private static func function(_ name: String) -> Self {
    Self(
      state: .unknown,
      advice:
        "the function \(name) is not declared; include its header, or define it in a file of the project"
    )
  }

  private static func member(_ shortage: Shortage) -> Self {
    let name = String(
      shortage.name.split(whereSeparator: { " .".contains($0) }).last ?? ""
    )
    .trimmingCharacters(in: CharacterSet(charactersIn: "]+-"))
    PluginLoader.announceClasses()
    guard let owner = shortage.owner, let cls = RuntimeClass(named: owner) else {
      return Self(
        state: .unknown,
        advice:
          "no class that the file knows has \(shortage.name); import the header that declares it")
    }
    let nearest = (try? Selector(validating: name)).map { NearestNames.to($0, in: cls) } ?? []
    let meant = nearest.first.map { "did you mean \($0)?" }
    return Self(
      state: .unknown,
      advice: "\(owner) of Carob has no \(name); "
        + (meant ?? "add it in a category, or leave the file out with \"exclude\" in carob.json"),
      nearest: nearest)
  }

  // MARK: Settings

  private static func feature(_ shortage: Shortage, _ source: BuildTarget.Source) -> Self {
    let name = source.name
    switch shortage.feature {
    case .imports:
      return Self(
        state: .setting,
        advice:
          "modules are off for \(name), as in C++; import a header instead, such as <Foundation/Foundation.h>, or add "
          + "-fcxx-modules to \"flags\" in carob.json")
    case .manual:
      return Self(
        state: .setting,
        advice:
          "\(name) was written without ARC; write \"arc\": {\"except\": [\"\(name)\"]} in carob.json, or "
          + "\(name) -fno-objc-arc in build_flags.txt")
    case .automatic:
      return Self(
        state: .setting,
        advice:
          "\(name) was written for ARC; take it out of \"arc\" in carob.json, and -fno-objc-arc out of "
          + "build_flags.txt and OBJCFLAGS")
    case .casts:
      return Self(
        state: .setting,
        advice: "ARC needs __bridge in the cast; add it, or compile \(name) without ARC, as with "
          + "\"arc\": {\"except\": [\"\(name)\"]} in carob.json")
    case nil:
      return Self(state: .unknown, advice: "correct the line")
    }
  }
}

/// The places of the headers below the folder that is built. They are read when one is looked for.
final class HeaderPlaces {
  /// The folder, as the user wrote it.
  let folder: String
  private lazy var headers = (try? SourceTree(folder))?.headers ?? []

  init(below folder: String) { self.folder = folder }

  /// Returns the folder of a header, relative to the one that is built; nil when there is no header of that name.
  func folder(of header: String) -> String? {
    let found = headers.first { $0 == header || $0.hasSuffix("/\(header)") }
    return found.map { path in
      let above = path.split(separator: "/").dropLast().joined(separator: "/")
      return above.isEmpty ? "." : above
    }
  }
}
