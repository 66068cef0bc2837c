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
