import CCarob
import CarobFoundation
import CarobRuntime

extension HostTable {
  /// Adds the functions for Objective-C.
  static func addObjectiveC(to table: inout carob_host) {
    FormattedStrings.install()
    ExceptionRaising.install()
    ExceptionRaising.setLookups(
      thrower: { ModuleTable.thrower(forCodeAt: $0, ofErrors: $1) },
      program: { ModuleTable.isCalledByProgram() })
    table.objc_sync_enter = carob_sync_enter
    table.objc_sync_exit = carob_sync_exit
    carob_add_formatting(&table)
    table.carob_super_implementation = { start, receiver, name in
      PendingError.settingAside {
        CallSiteFilling.superImplementation(from: start, UnsafeMutableRawPointer(receiver), name)
      }
    }
    table.carob_initialize_class = { cls in
      guard let cls else { return }
      PendingError.settingAside { RuntimeClass(record: cls).initialize() }
    }
    table.carob_finish_call = carob_finish_call
    table.carob_take_exception = {
      PendingError.take().map { HostTable.id(ObjectiveCException.object(of: $0).autoreleased()) }
        ?? nil
    }
  }
}
