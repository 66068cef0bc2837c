import CCarob
import CarobRuntime

/// A plugin's module while it is open, with what it says of itself. [main-thread]
final class OpenModule {
  /// The file that was asked for. What was opened may be a copy of it.
  let path: String
  let entry: PluginEntry
  let descriptor: PluginDescriptor
  /// Where it is mapped.
  let code: Range<UInt>

  private let library: DynamicLibrary
  /// Why it can never be closed; nil when it can.
  private let permanence: String?

  /// The handles of modules that are never closed, each open once too often.
  private static let permanent = Locked<Set<UInt>>([])

  /// Opens a file, which runs its constructors, and reads its entry. Nothing of the plugin is called.
  ///
  /// - Parameter copying: whether to open a copy that nobody can write over.
  /// - Throws: `PluginError`; the module is closed then.
  init(path: String, copying: Bool) throws(PluginError) {
    self.path = path
    let isSwift: Bool
    if copying {
      (library, isSwift) = try Self.openCopy(of: path)
    } else {
      library = try DynamicLibrary(path: path)
      isSwift = SwiftSections.areIn(path)
    }
    permanence = isSwift ? "it is written in Swift, whose runtime cannot forget a module" : nil
    switch Result(catching: { [library] () throws(PluginError) in try Self.contents(library, path) }
    ) {
    case .success(let contents): (entry, descriptor, code) = contents
    case .failure(let error):
      _ = Self.close(library, permanence)
      throw error
    }
  }

  /// Closes it, unless that is impossible. Its code must not be needed any more.
  ///
  /// - Returns: why it is mapped all the same; nil when it is gone.
  func close() -> String? {
    if let permanence = Self.close(library, permanence) { return permanence }
    var range = carob_module_range()
    // Nothing was opened in the meantime that could be in its place.
    return carob_find_module(code.lowerBound, &range)
      ? "the dynamic linker keeps it, as others have it open or it was linked with -z nodelete"
      : nil
  }

  private static func openCopy(
    of path: String
  ) throws(PluginError) -> (DynamicLibrary, isSwift: Bool) {
    let copy = try PrivateCopy(of: path)
    do throws(PluginError) {
      return (try DynamicLibrary(path: copy.path), SwiftSections.areIn(copy.path))
    } catch {
      throw error.about(path, insteadOf: copy.path)
    }
  }

  private static func contents(
    _ library: DynamicLibrary, _ path: String
  ) throws(PluginError) -> (PluginEntry, PluginDescriptor, Range<UInt>) {
    let entry = try PluginEntry(library, path: path)
    let descriptor = try PluginDescriptor(entry.fields, path: path)
    var range = carob_module_range()
    guard carob_find_module(entry.address, &range) else { throw .noEntry(path) }
    return (entry, descriptor, range.first..<range.end)
  }

  private static func close(_ library: DynamicLibrary, _ permanence: String?) -> String? {
    guard let permanence else {
      library.close()
      return nil
    }
    // The first time this reference is the one that keeps it.
    let isFirst = permanent.withLock { $0.insert(library.identity).inserted }
    if !isFirst { library.close() }
    return permanence
  }
}
