import Foundation

/// The means to run programs for AArch64 on another machine.
package enum AArch64 {
  /// Where its C library is.
  private static let libraries = "/usr/aarch64-linux-gnu"

  /// What clang is told.
  package static let target = "--target=aarch64-linux-gnu"

  /// The command before the program.
  package static let emulator = ["qemu-aarch64", "-L", libraries]

  package static let isEmulated =
    FileManager.default.fileExists(atPath: "\(libraries)/include/stdio.h")
    && FileManager.default.fileExists(atPath: "/usr/lib/gcc-cross/aarch64-linux-gnu")
    && (try? CompletedProcess("qemu-aarch64", ["--version"]))?.status == 0
}
