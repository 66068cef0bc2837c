import CarobRuntime
import Foundation

/// The members of `NSURL`.
extension URLBox {
  static func defineMaking(_ url: ClassMembers<URLBox>) {
    url.classMethod("URLWithString:relativeToURL:") { (_, text: String, base: URLBox?) in
      URL(string: text, relativeTo: base?.url).map { URLBox($0) }
    }
    url.classMethod("fileURLWithPath:isDirectory:") { (_, path: String, isFolder: Bool) in
      URL(fileURLWithPath: path, isDirectory: isFolder)
    }
    url.classMethod("fileURLWithPath:relativeToURL:") { (_, path: String, base: URLBox?) in
      URL(fileURLWithPath: path, relativeTo: base?.url)
    }
    url.classMethod("fileURLWithPathComponents:") { (_, components: [String]) -> URLBox? in
      guard let first = components.first else { return nil }
      let path = components.dropFirst().reduce(first) {
        $0.hasSuffix("/") ? $0 + $1 : $0 + "/" + $1
      }
      return URLBox(URL(fileURLWithPath: path))
    }
  }

  static func defineInitializers(_ url: ClassMembers<URLBox>) {
    url.method("initWithString:") { (this, text: String) in set(this, URL(string: text)) }
    url.method("initWithString:relativeToURL:") { (this, text: String, base: URLBox?) in
      set(this, URL(string: text, relativeTo: base?.url))
    }
    url.method("initFileURLWithPath:") { (this, path: String) in
      set(this, URL(fileURLWithPath: path))
    }
    url.method("initFileURLWithPath:isDirectory:") { (this, path: String, isFolder: Bool) in
      set(this, URL(fileURLWithPath: path, isDirectory: isFolder))
    }
  }

  private static func set(_ box: URLBox, _ url: URL?) -> URLBox? {
    guard let url else { return nil }
    box.url = url
    return box
  }

  static func defineParts(_ url: ClassMembers<URLBox>) {
    url.property("user") { $0.url.user(percentEncoded: false) }
    url.property("password") { $0.url.password(percentEncoded: false) }
    url.property("resourceSpecifier") { this in
      let text = this.url.relativeString
      guard let scheme = this.url.scheme, text.hasPrefix(scheme + ":") else { return text }
      return String(text.dropFirst(scheme.count + 1))
    }
    url.property("hasDirectoryPath") { $0.url.hasDirectoryPath }
    url.property("fileSystemRepresentation") { this in
      CString(pointer: StringBox(this.url.path).autoreleased().utf8)
    }
  }

  static func defineRelative(_ url: ClassMembers<URLBox>) {
    url.property("baseURL") { $0.url.baseURL.map { URLBox($0) } }
    url.property("relativeString") { $0.url.relativeString }
    url.property("relativePath") { $0.url.relativePath }
    url.property("absoluteURL") { $0.url.absoluteURL }
    url.property("standardizedURL") { $0.url.standardized }
  }

  static func definePaths(_ url: ClassMembers<URLBox>) {
    url.method("URLByAppendingPathComponent:isDirectory:") {
      (this, component: String, isFolder: Bool) in
      this.url.appendingPathComponent(component, isDirectory: isFolder)
    }
    url.method("URLByAppendingPathExtension:") { (this, pathExtension: String) in
      this.url.appendingPathExtension(pathExtension)
    }
    url.property("URLByDeletingPathExtension") { $0.url.deletingPathExtension() }
    url.property("URLByStandardizingPath") {
      $0.url.isFileURL ? $0.url.standardizedFileURL : $0.url
    }
    url.property("URLByResolvingSymlinksInPath") {
      $0.url.isFileURL ? $0.url.resolvingSymlinksInPath() : $0.url
    }
  }

  static func defineFiles(_ url: ClassMembers<URLBox>) {
    url.property("isFileReferenceURL") { _ in false }
    url.property("filePathURL") { $0.url.isFileURL ? $0 : nil }
    url.method("checkResourceIsReachableAndReturnError:") { (this, error: ObjectPointer) in
      error.succeeds { _ = try this.url.checkResourceIsReachable() }
    }
  }
}
