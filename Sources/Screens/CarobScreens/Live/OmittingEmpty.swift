/// The keys of a structure whose JSON leaves out empty arrays. The coding that the compiler makes for the structure
/// uses the methods below in place of the general ones.
protocol OmittingEmptyArrays: CodingKey {}

/// The keys of a structure whose JSON leaves out empty dictionaries, too.
protocol OmittingEmpty: OmittingEmptyArrays {}

extension KeyedDecodingContainer where Key: OmittingEmptyArrays {
  func decode<Element: Decodable>(_: [Element].Type, forKey key: Key) throws -> [Element] {
    try decodeIfPresent([Element].self, forKey: key) ?? []
  }
}

extension KeyedEncodingContainer where Key: OmittingEmptyArrays {
  mutating func encode<Element: Encodable>(_ elements: [Element], forKey key: Key) throws {
    try encodeIfPresent(elements.isEmpty ? nil : elements, forKey: key)
  }
}

extension KeyedDecodingContainer where Key: OmittingEmpty {
  func decode(_: LiveProperties.Type, forKey key: Key) throws -> LiveProperties {
    try decodeIfPresent(LiveProperties.self, forKey: key) ?? [:]
  }
}

extension KeyedEncodingContainer where Key: OmittingEmpty {
  mutating func encode(_ properties: LiveProperties, forKey key: Key) throws {
    try encodeIfPresent(properties.isEmpty ? nil : properties, forKey: key)
  }
}
