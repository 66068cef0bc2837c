import CarobRuntime

extension DictionaryBox {
  /// The methods of key-value coding that dictionaries override.
  static func defineKeyValueCoding(_ dictionary: ClassMembers<DictionaryBox>) {
    dictionary.method("valueForKey:") { (this, key: String?) -> Object? in
      guard let key else { return nil }
      // `@count` is the dictionary's own `count`; without the sign a key is an entry's.
      return key.utf8.first == UInt8(ascii: "@")
        ? try KeyReading.value(of: this, forKey: String(key.unicodeScalars.dropFirst()))
        : this[key]
    }
  }
}
