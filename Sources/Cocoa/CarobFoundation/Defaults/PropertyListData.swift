import CarobRuntime
import Foundation

/// Property lists as data in the binary format, for hosts. [any-thread]
package enum PropertyListData {
  /// Returns the data of an object; nil when a property list cannot hold it.
  package static func data(of object: Object) -> Data? {
    PropertyValue(object).map(BinaryPropertyListWriter.data)
  }

  /// Returns a new object; nil for data that is no property list.
  package static func object(in data: Data) -> Object? { PropertyValue(data: data)?.object }
}
