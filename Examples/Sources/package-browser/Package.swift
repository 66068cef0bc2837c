import CarobRuntime
import InstantCocoa

/// A Debian package, as packages-server describes it. Its model name is `Package`, once the inflector knows
/// the prefix `EX`.
final class Package: ICModel {
  var name: String?
  var version: String?
  var summary: String?

  override class var runtimeName: String { "EXPackage" }

  override class func define(_ definition: ClassDefinition) {
    definition.members(of: Package.self) { package in
      package.property("name") {
        $0.name
      } set: {
        $0.name = $1
      }
      package.property("version") {
        $0.version
      } set: {
        $0.version = $1
      }
      package.property("summary") {
        $0.summary
      } set: {
        $0.summary = $1
      }
    }
  }
}
