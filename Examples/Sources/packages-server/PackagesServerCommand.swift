import ArgumentParser
import Foundation
import PackagesServer

/// Serves the packages that are installed on this machine.
@main
struct PackagesServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "packages-server",
    abstract: "Serve this machine's Debian packages as JSON, until Ctrl-C.",
    discussion: """
      GET /packages?page=1&page_size=50&section=libs   a page of packages
      GET /packages/libc6                              one package
      GET /sections                                    the sections
      """)

  @Option(help: "The address to listen at.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 for any that is free.")
  var port = 8080

  @Option(help: "How many packages are on a page when nobody says.")
  var pageSize = 50

  @Option(help: "The file in which dpkg keeps what is installed.")
  var statusFile = StatusFile.usualPath

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("there is no port \(port)") }
    guard (1...PackagesServer.largestPage).contains(pageSize) else {
      throw ValidationError("a page has 1 to \(PackagesServer.largestPage) packages")
    }
  }

  func run() async throws {
    var options = PackagesServer.Options()
    options.host = host
    options.port = port
    options.pageSize = pageSize
    let index = PackageIndex(try StatusFile.packages(atPath: statusFile))
    let host = host
    try await PackagesServer(index, options: options).run { port in
      let line = "\(index.packages.count) packages at http://\(host):\(port)/packages\n"
      // Written at once, also to a pipe.
      FileHandle.standardOutput.write(Data(line.utf8))
    }
  }
}
