struct NewFile {
  /// The path in the plugin's folder.
  let path: String
  /// The purpose, in a few words.
  let purpose: String
  let bytes: [UInt8]

  init(_ path: String, _ purpose: String, bytes: [UInt8]) {
    self.path = path
    self.purpose = purpose
    self.bytes = bytes
  }

  init(_ path: String, _ purpose: String, _ text: String) {
    self.init(path, purpose, bytes: Array(text.utf8))
  }
}
