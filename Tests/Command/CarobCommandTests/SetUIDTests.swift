import Foundation
import Glibc
import PluginTestSupport
import Testing

/// The command with rights that whoever starts it has not. Only root can give a file such rights that says of
/// itself that it has them.
@Suite(.enabled(if: geteuid() == 0), .waitsForProcesses) struct SetUIDTests {
  @Test func thePathOfTheEnvironmentIsNotLookedAt() throws {
    let directory = try TemporaryDirectory()
    let command = try Executable.copy(to: directory.url.resolvingSymlinksInPath()).path
    let home = URL(fileURLWithPath: command).deletingLastPathComponent().path
    let nobody: uid_t = 65534
    #expect(chown(command, nobody, nobody) == 0)
    #expect(chmod(command, 0o755) == 0)
    #expect(chmod(directory.url.path, 0o755) == 0)
    let environment = [
      "CAROB_PLUGIN_PATH": Executable.directory.path, "CAROB_TRUST_PLUGIN_PATH": "1",
    ]
    let arguments = ["show", "Followers", "--rows", "0-0"]
    let usual = try CompletedProcess(command, arguments, environment: environment)
    #expect(usual.status == 0, "\(usual.errors)")
    #expect(chmod(command, 0o4755) == 0)
    // A file system may be mounted so that nothing on it gives rights.
    var system = statvfs()
    #expect(statvfs(home, &system) == 0)
    if system.f_flag & UInt(ST_NOSUID) != 0 { return }
    let privileged = try CompletedProcess(command, arguments, environment: environment)
    if InstalledLibrary.prefix != nil {
      // The dynamic linker looks for libraries beside no such program.
      #expect(privileged.errors.contains("libcarob-host.so.0"))
      #expect(privileged.status == 127)
      return
    }
    #expect(
      privileged.errors
        == "carob: Followers: no libFollowers.so in \(home); give its path, since a set-uid program "
        + "does not look at CAROB_PLUGIN_PATH\n")
    #expect(privileged.status == 66)
  }
}
