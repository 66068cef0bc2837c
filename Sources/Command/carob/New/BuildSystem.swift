import ArgumentParser

/// A build system whose file `carob new` writes, for a plugin in C and an installation of Carob.
enum BuildSystem: String, CaseIterable, ExpressibleByArgument {
  case make
  case cmake
  case meson
}

extension NewPlugin {
  /// Returns the file that builds the plugin.
  ///
  /// - Parameter files: the sources and the data.
  func buildFile(for system: BuildSystem, _ files: [NewFile]) -> NewFile {
    let sources = files.map(\.path).filter { $0.hasSuffix(".c") }
    let headers = files.map(\.path).filter { $0.hasSuffix(".h") }
    switch system {
    case .make:
      return NewFile(
        "Makefile", "builds it with make and pkg-config",
        """
        # make && carob show ./lib\(name).so
        # Without -DCAROB_CHECKED sends are not checked, as in a release.
        CFLAGS ?= -g -Wall -Wextra
        CPPFLAGS = -DCAROB_CHECKED $(shell pkg-config --cflags carob-plugin)
        LDLIBS = $(shell pkg-config --libs carob-plugin)

        sources = \(sources.joined(separator: " "))

        lib\(name).so: $(sources) \(headers.joined(separator: " "))
        \t$(CC) -shared $(CPPFLAGS) $(CFLAGS) $(sources) $(LDFLAGS) $(LDLIBS) -o $@

        clean:
        \t$(RM) lib\(name).so

        .PHONY: clean

        """)
    case .cmake:
      return NewFile(
        "CMakeLists.txt", "builds it with CMake",
        """
        # cmake -B build && cmake --build build && carob show build/lib\(name).so
        cmake_minimum_required(VERSION 3.20)
        project(\(name) LANGUAGES C)

        find_package(Carob REQUIRED)
        carob_add_plugin(\(name)
          \(sources.joined(separator: "\n  "))
          DATA \(dataFile))
        target_compile_options(\(name) PRIVATE -Wall -Wextra)

        """)
    case .meson:
      return NewFile(
        "meson.build", "builds it with Meson",
        """
        # meson setup build && meson compile -C build && carob show build/lib\(name).so
        project('\(name)', 'c', default_options: ['c_std=gnu11', 'warning_level=2'])

        shared_module('\(name)',
        \(sources.map { "  '\($0)',\n" }.joined())\
          # Without this sends are not checked, as in a release.
          c_args: '-DCAROB_CHECKED',
          dependencies: dependency('carob-plugin'))
        configure_file(input: '\(dataFile)', output: '\(dataFile)', copy: true)

        """)
    }
  }
}
