/// A file of a plugin that is to be written.
struct NewFile {
  /// Its path in the plugin's folder.
  let path: String
  /// What it is for, in a few words; nil for files that nobody has to know of.
  let purpose: String?
  /// All of it.
  let text: String

  init(_ path: String, _ purpose: String?, _ text: String) {
    self.path = path
    self.purpose = purpose
    self.text = text
  }
}
