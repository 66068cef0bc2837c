import carob

/// The executable `carob`.
@main enum CarobMain {
  static func main() { Carob.main() }
}
