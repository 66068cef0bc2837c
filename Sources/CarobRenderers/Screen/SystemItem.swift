/// The buttons of the system that a bar's button may be.
package enum SystemItem {
  private static let names = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo",
  ]

  /// The name for UIKit's number; nil when there is none.
  package static func name(_ number: Int) -> String? {
    names.indices.contains(number) ? names[number] : nil
  }
}
