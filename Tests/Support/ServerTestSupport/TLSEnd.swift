import CarobLibc
import CarobProcess
import Foundation
import PluginTestSupport

/// The server's end of a connection with TLS: an `openssl s_server`, between which and the client bytes are
/// carried to and fro.
struct TLSEnd {
  private let folder: TemporaryDirectory
  private let process: ChildProcess
  private let server: Int32
  private let client: Int32
  private let carriers = DispatchGroup()
  /// What the client says, and where it is answered, without TLS.
  let plain: Int32

  /// Starts the server, with a certificate, for one client that has connected; nil when that fails.
  init?(for client: Int32, _ kind: TestCertificates.Kind, pauseOfBytes: Double?) {
    guard let certificates = try? TestCertificates.made(), let folder = try? TemporaryDirectory()
    else { return nil }
    let socket = folder.url.appendingPathComponent("s").path
    guard let ends = try? Descriptors.socketPair() else { return nil }
    let process = try? ChildProcess(
      "/usr/bin/env",
      [
        // It takes no longer name of a socket than 31 bytes.
        "-C", folder.url.path, "openssl", "s_server", "-quiet", "-naccept", "1", "-unix", "s",
        "-cert", certificates.certificate(kind), "-key", certificates.key,
      ],
      environment: ProcessInfo.processInfo.environment,
      descriptors: [ends.theirs, ends.theirs, nil])
    close(ends.theirs)
    guard let process, let server = Self.connect(to: socket) else {
      close(ends.ours)
      process?.kill()
      return nil
    }
    (self.folder, self.process, self.server) = (folder, process, server)
    (self.client, plain) = (client, ends.ours)
    for (from, to, pause) in [(client, server, nil), (server, client, pauseOfBytes)] {
      carriers.enter()
      Thread.detachNewThread { [carriers] in
        Self.carry(from: from, to: to, pauseOfBytes: pause)
        carriers.leave()
      }
    }
  }

  /// Lets go of all of it, but for the client's connection, which is nobody's any more.
  func end() {
    shutdown(client, Int32(SHUT_RDWR))
    shutdown(server, Int32(SHUT_RDWR))
    close(plain)
    process.kill()
    _ = process.status()
    // A descriptor that is closed may be another's at once.
    carriers.wait()
    close(server)
    withExtendedLifetime(folder) {}
  }

  /// Waits until the server listens.
  private static func connect(to path: String) -> Int32? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    var connected: Int32?
    _ = eventually {
      let end = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
      // SAFETY: a `sockaddr_un` is passed as the `sockaddr` that it starts like, with its size.
      let failure = withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(end, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
      if failure == 0 {
        connected = end
      } else {
        close(end)
      }
      return connected != nil
    }
    return connected
  }

  /// Carries bytes until there are no more, which the other end is told then.
  private static func carry(from: Int32, to: Int32, pauseOfBytes: Double?) {
    var bytes = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(from, &bytes, bytes.count, 0)
      if count <= 0 { break }
      var sent = 0
      while sent < count {
        if let pauseOfBytes { usleep(UInt32(pauseOfBytes * 1e6)) }
        let end = pauseOfBytes == nil ? count : sent + 1
        let step = bytes[sent..<end].withUnsafeBytes {
          send(to, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if step <= 0 { return }
        sent += step
      }
    }
    shutdown(to, Int32(SHUT_WR))
  }
}
