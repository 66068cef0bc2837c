import CarobRuntime
import Testing

@Suite struct TypeEncodingPassingTests {
  /// Types of one row are passed alike, and unlike those of every other row. But a class is no block.
  static let rows: [[String]] = [
    ["v", "Vv", "rv"],
    ["B", "AB"], ["c", "rc"], ["C"], ["s"], ["S"], ["i", "rni"], ["I"],
    ["q", "l", "rq"], ["Q", "L"], ["t"], ["T"], ["f"], ["d"], ["D"], [":"],
    ["@", "@\"NSString\"", "@\"<P>\"", "r@", "#", "@?", "r@?"],
    ["*", "r*", "^c", "^v", "^?", "^^@", "^{S=i}", "[3i]", "[4f]", "r[0c]"],
    ["{CGPoint=dd}", "{Other=dd}", "{?=dd}", "{CGPoint=\"x\"d\"y\"d}", "r{S=drd}"],
    ["{CGPoint=ff}"], ["{S=ddd}"], ["{S={T=dd}}"], ["(U=dd)", "(?=\"a\"d\"b\"d)"],
    ["{S=@q*}", "{T=#l^v}", "{T=@l*}"],
    ["{S=[3q]}", "{T=[3l]}"], ["{S=[4q]}"], ["{S=^q}"],
    ["{CGPoint}", "r{CGPoint}"], ["{CGSize}"], ["(CGPoint)"], ["{?}"], ["{S=}", "{?=}"], ["(U=)"],
    ["{S=b3b5}", "{T=b0I3b3I5}", "{T=b0i3b99i5}"], ["{S=b3b6}"], ["{S=b0C3b3C5}"],
    ["![16,16f]"], ["![16,16i]"], ["jd"], ["jf"], ["jq", "jl"], ["?"],
  ]

  @Test func onlyTypesOfOneRowAreAlike() throws {
    let types = try Self.rows.map { row in try row.map { try TypeEncoding(parsing: $0) } }
    for (rowNumber, row) in types.enumerated() {
      for type in row {
        for (otherNumber, otherRow) in types.enumerated() {
          for other in otherRow {
            let isBlock = [type, other].contains { "\($0)".hasSuffix("@?") }
            let areAlike =
              rowNumber == otherNumber && !(isBlock && [type, other].contains(.classObject))
            #expect(type.isPassedLike(other) == areAlike, "\(type) and \(other)")
          }
        }
      }
    }
  }
}
