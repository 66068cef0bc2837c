import CCarob
import CarobRuntime

extension HostTable {
  static func addForwarding(to table: inout carob_host) {
    table.carob_forwarding_implementation = { types in
      HostTable.reporting {
        let types = try HostTable.string(types, "the encoding of a method that forwards")
        return try MethodSignature.interned(types).forwardingImplementation().imp
      }
    }
  }
}
