import CarobLibc
import CarobRuntime
import Foundation

/// Information about the process. [any-thread]
public final class NSProcessInfo: Object, @unchecked Sendable {
  // SAFETY: it has no state; any thread may use Foundation's own.

  /// The only object.
  static let shared = NSProcessInfo()

  private static var info: ProcessInfo { .processInfo }

  /// States the members of `NSProcessInfo`.
  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: NSProcessInfo.self,
      "What is known of the process: its arguments, its environment and its system."
    ) { process in
      process.classMethod("+ (NSProcessInfo *)processInfo") { _ in shared }
      process.property(
        "@property (readonly, copy) NSDictionary<NSString *, NSString *> *environment"
      ) { _ in info.environment }
      process.property("@property (readonly, copy) NSArray<NSString *> *arguments") { _ in
        info.arguments
      }
      process.property(
        "@property (nonatomic, copy) NSString *processName", get: { _ in info.processName },
        set: { (_, name: String) in info.processName = name })
      process.property("@property (nonatomic, readonly) int processIdentifier") { _ in
        info.processIdentifier
      }
      process.property("@property (nonatomic, readonly) NSString *globallyUniqueString") { _ in
        info.globallyUniqueString
      }
      process.property("@property (nonatomic, readonly) NSString *hostName") { _ in info.hostName }
      process.property("@property (nonatomic, readonly) NSString *userName") { _ in info.userName }
      process.property("@property (nonatomic, readonly) NSString *fullUserName") { _ in
        info.fullUserName
      }
      process.property("@property (readonly) NSTimeInterval systemUptime") { _ in info.systemUptime
      }
      process.property("@property (nonatomic, readonly) NSUInteger processorCount") { _ in
        UInt(info.processorCount)
      }
      process.property("@property (nonatomic, readonly) NSUInteger activeProcessorCount") { _ in
        UInt(info.activeProcessorCount)
      }
      process.property("@property (readonly) unsigned long long physicalMemory") { _ in
        info.physicalMemory
      }
      process.property("@property (nonatomic, readonly) BOOL lowPowerModeEnabled") { _ in false }
      // Temperature and energy are the machine's own matter on Linux.
      process.property("@property (nonatomic, readonly) NSProcessInfoThermalState thermalState") {
        _ in 0
      }
      defineVersions(process)
    }
  }

  private static func defineVersions(_ process: ClassMembers<NSProcessInfo>) {
    process.method("- (NSUInteger)operatingSystem") { _ in 5 as UInt }
    process.method("- (NSString *)operatingSystemName") { _ in "NSMACHOperatingSystem" }
    process.property("@property (nonatomic, readonly) NSString *operatingSystemVersionString") {
      _ in info.operatingSystemVersionString
    }
    process.property("@property (readonly) NSOperatingSystemVersion operatingSystemVersion") { _ in
      SystemVersion(info.operatingSystemVersion)
    }
    process.method("- (BOOL)isOperatingSystemAtLeastVersion:(NSOperatingSystemVersion)version") {
      (_, version: SystemVersion) in
      info.isOperatingSystemAtLeast(version.version)
    }
  }
}

/// `NSOperatingSystemVersion` as C passes it.
struct SystemVersion: StructureMessageValue, BitwiseCopyable {
  private let major: Int
  private let minor: Int
  private let patch: Int

  init(_ version: OperatingSystemVersion) {
    major = version.majorVersion
    minor = version.minorVersion
    patch = version.patchVersion
  }

  /// The version as Foundation has it.
  var version: OperatingSystemVersion {
    OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch)
  }

  static var typeEncoding: TypeEncoding {
    let number = TypeEncoding.Field(type: Int.typeEncoding)
    return .structure(name: nil, fields: [number, number, number])
  }

  func cValue() -> SystemVersion { self }

  static func argument(_ value: SystemVersion) throws(MessageError) -> SystemVersion { value }
}
