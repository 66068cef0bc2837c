import CarobRuntime
import Foundation

/// The methods that make, copy, move and remove files.
extension NSFileManager {
  static func defineChanging(_ files: ClassMembers<NSFileManager>) {
    files.method("createDirectoryAtPath:withIntermediateDirectories:attributes:error:") {
      (_, path: String, isDeep: Bool, attributes: DictionaryBox?, error: ObjectPointer) in
      error.succeeds {
        try manager.createDirectory(
          atPath: path, withIntermediateDirectories: isDeep,
          attributes: try attributes.map(FileAttributes.read))
      }
    }
    files.method("removeItemAtPath:error:") { (_, path: String, error: ObjectPointer) in
      error.succeeds { try manager.removeItem(atPath: path) }
    }
    files.method("copyItemAtPath:toPath:error:") {
      (_, path: String, other: String, error: ObjectPointer) in
      error.succeeds { try manager.copyItem(atPath: path, toPath: other) }
    }
    files.method("moveItemAtPath:toPath:error:") {
      (_, path: String, other: String, error: ObjectPointer) in
      error.succeeds { try manager.moveItem(atPath: path, toPath: other) }
    }
  }

  static func defineChangingByURL(_ files: ClassMembers<NSFileManager>) {
    files.method("createDirectoryAtURL:withIntermediateDirectories:attributes:error:") {
      (_, url: URL, isDeep: Bool, attributes: DictionaryBox?, error: ObjectPointer) in
      error.succeeds {
        try manager.createDirectory(
          at: url, withIntermediateDirectories: isDeep,
          attributes: try attributes.map(FileAttributes.read))
      }
    }
    files.method("removeItemAtURL:error:") { (_, url: URL, error: ObjectPointer) in
      error.succeeds { try manager.removeItem(at: url) }
    }
    files.method("copyItemAtURL:toURL:error:") {
      (_, url: URL, other: URL, error: ObjectPointer) in
      error.succeeds { try manager.copyItem(at: url, to: other) }
    }
    files.method("moveItemAtURL:toURL:error:") {
      (_, url: URL, other: URL, error: ObjectPointer) in
      error.succeeds { try manager.moveItem(at: url, to: other) }
    }
  }

  static func defineAttributes(_ files: ClassMembers<NSFileManager>) {
    files.method("attributesOfItemAtPath:error:") {
      (_, path: String, error: ObjectPointer) -> DictionaryBox? in
      error.catching { FileAttributes.boxed(try manager.attributesOfItem(atPath: path)) }
    }
    files.method("attributesOfFileSystemForPath:error:") {
      (_, path: String, error: ObjectPointer) -> DictionaryBox? in
      error.catching { FileAttributes.boxed(try manager.attributesOfFileSystem(forPath: path)) }
    }
    files.method("setAttributes:ofItemAtPath:error:") {
      (_, attributes: DictionaryBox, path: String, error: ObjectPointer) in
      error.succeeds {
        try manager.setAttributes(try FileAttributes.read(attributes), ofItemAtPath: path)
      }
    }
  }

  static func defineContents(_ files: ClassMembers<NSFileManager>) {
    files.method("contentsAtPath:") { (_, path: String) in
      manager.contents(atPath: path).map(DataBox.init)
    }
    files.method("createFileAtPath:contents:attributes:") {
      (_, path: String, contents: DataBox?, attributes: DictionaryBox?) in
      manager.createFile(
        atPath: path, contents: contents?.data ?? Data(),
        attributes: try attributes.map(FileAttributes.read))
    }
  }

  static func defineLinks(_ files: ClassMembers<NSFileManager>) {
    files.method("createSymbolicLinkAtPath:withDestinationPath:error:") {
      (_, path: String, target: String, error: ObjectPointer) in
      error.succeeds {
        try manager.createSymbolicLink(atPath: path, withDestinationPath: target)
      }
    }
    files.method("destinationOfSymbolicLinkAtPath:error:") {
      (_, path: String, error: ObjectPointer) -> String? in
      error.catching { try manager.destinationOfSymbolicLink(atPath: path) }
    }
    files.method("linkItemAtPath:toPath:error:") {
      (_, path: String, other: String, error: ObjectPointer) in
      error.succeeds { try manager.linkItem(atPath: path, toPath: other) }
    }
  }
}
