import CarobRuntime
import Foundation

/// The completion of paths.
extension StringBox {
  static func definePathCompletion(_ string: ClassMembers<StringBox>) {
    string.method(
      """
      - (NSUInteger)completePathIntoString:(NSString *_Nullable *_Nullable)longest \
      caseSensitive:(BOOL)isCaseSensitive \
      matchesIntoArray:(NSArray<NSString *> *_Nullable *_Nullable)matches \
      filterTypes:(nullable NSArray<NSString *> *)types
      """
    ) { (this, longest: Pointer, isExact: Bool, matches: Pointer, types: [String]?) in
      let found = completions(of: this.string, isExact: isExact, types: types)
      if let first = found.first {
        let common = found.dropFirst().reduce(first) { common, path in
          let options: String.CompareOptions = isExact ? [] : [.caseInsensitive]
          return common.commonPrefix(with: path, options: options)
        }
        store(StringBox(common), in: longest)
        store(ArrayBox(found.map { StringBox($0) as Object }), in: matches)
      }
      return UInt(found.count)
    }
  }

  private static func store(_ object: Object, in place: Pointer) {
    // SAFETY: the method's contract is null, or the address of a variable that does not own its object.
    place.address?.storeBytes(
      of: Object.autoreleasedID(of: object), as: UnsafeMutableRawPointer.self)
  }

  /// The paths that begin with a text and exist, sorted.
  ///
  /// - Parameter types: the path extensions to look for; all when nil.
  /// - Complexity: O(*n* log *n*) in the number of files in the folder.
  private static func completions(of text: String, isExact: Bool, types: [String]?) -> [String] {
    let slash = text.lastIndex(of: "/").map { text.index(after: $0) } ?? text.startIndex
    let (folder, start) = (text[..<slash], text[slash...])
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: folder.isEmpty ? "." : expanded(String(folder)))
    return (names ?? []).filter { name in
      if let types, !types.contains((name as NSString).pathExtension) { return false }
      return start.isEmpty
        || name.range(of: start, options: isExact ? [.anchored] : [.anchored, .caseInsensitive])
          != nil
    }
    .sorted().map { folder + $0 }
  }
}
