import CCarob

/// Published records that a class or protocol does not have any more. They are never freed, as C may hold them, but reused
/// when it gets such a member again: so loading a plugin a thousand times takes no more memory than loading it once.
///
/// Guarded by the runtime's lock, like the data that it is part of.
struct RecordPool {
  private var methods: [UInt: UnsafeMutablePointer<objc_method_list>] = [:]
  private var properties: [UnsafeMutablePointer<objc_property_list>] = []
  private var protocols: [UnsafeMutablePointer<objc_protocol_list>] = []

  /// A protocol's lists of methods, by their contents.
  var descriptions: [[MethodDescription]: UnsafeMutablePointer<objc_protocol_method_list>] = [:]

  /// The published list of variables, with the variables it was made for.
  var ivars: (members: [Ivar], list: UnsafeMutablePointer<objc_ivar_list>)?

  /// The list of the variables that own something.
  var ownedVariables: UnsafeRawPointer?

  /// Keeps the record of a method that was removed.
  mutating func keep(_ list: UnsafeMutablePointer<objc_method_list>) {
    guard let selector = Selector(list.pointee.methods.selector) else { return }
    methods[selector.index] = list
  }

  /// Keeps the record of a property.
  mutating func keep(_ list: UnsafeMutablePointer<objc_property_list>) { properties.append(list) }

  /// Keeps the record of an adoption.
  mutating func keep(_ list: UnsafeMutablePointer<objc_protocol_list>) { protocols.append(list) }

  /// A record for a method of a selector, which the caller fills.
  mutating func method(for selector: Selector) -> UnsafeMutablePointer<objc_method_list> {
    methods.removeValue(forKey: selector.index) ?? .allocate(capacity: 1)
  }

  /// A record for a property: a pooled one with the same contents, since a thread may be reading
  /// it, else any. The caller fills it in both cases.
  mutating func property(_ contents: objc_property) -> UnsafeMutablePointer<objc_property_list> {
    let index = properties.firstIndex {
      let known = $0.pointee.properties
      // Strings are interned.
      return known.name == contents.name && known.attributes == contents.attributes
        && known.type == contents.type && known.getter == contents.getter
        && known.setter == contents.setter
    }
    return index.map { properties.remove(at: $0) } ?? .allocate(capacity: 1)
  }

  /// A record for the adoption of a protocol, likewise.
  mutating func adoption(
    of adopted: UnsafeMutablePointer<objc_protocol>
  ) -> UnsafeMutablePointer<objc_protocol_list> {
    protocols.firstIndex { $0.pointee.protocols == adopted }.map { protocols.remove(at: $0) }
      ?? .allocate(capacity: 1)
  }
}
