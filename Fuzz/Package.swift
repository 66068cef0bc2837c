// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nobody who uses Carob builds its fuzzers. Built by Scripts/fuzz.sh, which
// instruments all of it, Carob included.
let package = Package(
  name: "carob-fuzz",
  dependencies: [.package(name: "carob", path: "..")],
  targets: [
    .target(name: "CFuzzer", path: "Sources/CFuzzer"),
    .target(name: "Fuzzing", dependencies: ["CFuzzer"], path: "Sources/Fuzzing"),
    .fuzzer(named: "encodings"),
    .fuzzer(named: "selectors"),
    .fuzzer(named: "key-paths"),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .c11
)

extension Target {
  /// An executable that libFuzzer runs, with seeds in `Corpus/`.
  static func fuzzer(named name: String) -> Target {
    .executableTarget(
      name: "fuzz-\(name)",
      dependencies: [
        "Fuzzing", .product(name: "CarobFoundation", package: "carob"),
        .product(name: "CarobRuntime", package: "carob"),
      ],
      path: "Sources/fuzz-\(name)")
  }
}
