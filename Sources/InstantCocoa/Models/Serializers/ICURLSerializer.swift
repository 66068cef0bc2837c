import CarobRuntime
import Foundation

/// URLs as text. Registered as `ICURLSerializer`. [any-thread]
open class ICURLSerializer: Object {
  /// States the members of `ICURLSerializer`.
  open override class func define(_ definition: ClassDefinition) {
    definition.members(of: ICURLSerializer.self) { serializer in
      ModelProtocols.register()
      serializer.adopt("ICSerializer")
      serializer.method("serializedObject:") { (_, url: Object?) in
        (url as? URLBox)?.url.absoluteString
      }
      serializer.method("deserializedObjectFromString:") { (_, text: Object?) in
        (text as? StringBox).flatMap { URL(string: $0.string) }.map { URLBox($0) }
      }
    }
  }
}
