import CCarob
import CarobRuntime

extension HostTable {
  static func addBlocks(to table: inout carob_host) {
    table.carob_block = { function, types, context, dispose in
      HostTable.reporting {
        guard let function else { throw RaisedError("carob_block: the function is null") }
        return try ContextBlock.make(
          Implementation(function), types: HostTable.string(types, "carob_block: the encoding"),
          context: context, dispose: dispose)
      }
    }
    table.carob_block_copy = { carob_copy_block($0) }
    table.carob_block_release = { block in
      PendingError.settingAside { carob_release_block(block) }
    }
    table.carob_block_object_assign = { destination, object, flags in
      guard let destination else { return }
      // SAFETY: a compiler passes what belongs together.
      BlockCapture.assign(destination, UnsafeMutableRawPointer(mutating: object), flags: flags)
    }
    table.carob_block_object_dispose = { object, flags in
      // SAFETY: as above.
      PendingError.settingAside {
        BlockCapture.dispose(UnsafeMutableRawPointer(mutating: object), flags: flags)
      }
    }
    table.imp_implementationWithBlock = { block in
      HostTable.registering {
        guard let block else { return nil }
        return try Implementation(block: Block(copying: block)).imp
      }
    }
    table.imp_getBlock = { imp in imp.flatMap { Implementation($0).block?.address } }
    table.imp_removeBlock = { imp in
      HostTable.reporting {
        imp.map { Implementation($0).removeBlock() }
      } ?? false
    }
  }
}
