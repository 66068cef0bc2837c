import CarobRuntime

/// The headers for the classes and protocols of the host.
struct HostHeaders {
  private let classes: [RuntimeClass]
  private let protocols: [RuntimeProtocol]
  let classNames: Set<String>

  init() {
    classes = RuntimeClass.all.filter { Self.isDeclared($0.name) }
    classNames = Set(classes.map(\.name))
    protocols = RuntimeProtocol.all.filter { Self.isDeclared($0.name) }
  }

  /// All headers: those of the frameworks, and those that import one of them.
  var files: [(path: String, text: String)] {
    let names = classes.map(\.name)
    return frameworks
      + Framework.allCases.flatMap { framework in
        framework.forwarders(for: names).map { Self.forwarder($0, to: framework) }
      }
      + ["objc/NSObject.h", "objc/NSObjCRuntime.h"].map { Self.forwarder($0, to: .foundation) }
      + Framework.originalHeaders.map { Self.forwarder("\($0).h", to: .instantCocoa) }
  }

  private static func forwarder(_ path: String, to framework: Framework) -> (
    path: String, text: String
  ) {
    (path, HeaderText(path, ["#import <\(framework.path)>"]).text)
  }

  /// The headers of the frameworks, without those that forward to InstantCocoa.
  var frameworks: [(path: String, text: String)] {
    let all = declarations
    return Framework.allCases.map { framework in
      (framework.path, text(framework, all.filter { $0.framework == framework }))
    }
  }

  /// Protocols, then classes. Supertypes come first; otherwise sorted by name.
  var declarations: [HostDeclaration] {
    let declarations = HeaderDeclarations(isDeclared: classNames.contains)
    let known = Dictionary(uniqueKeysWithValues: protocols.map { ($0.name, $0) })
    let stated = Dictionary(DeclaredProtocol.all.map { ($0.name, $0) }) { first, _ in first }
    let adopted = protocolNames.sorted().inheritanceOrder(
      name: \.self,
      above: { (known[$0]?.protocols.map(\.name) ?? []) + (stated[$0]?.inherited ?? []) })
    return adopted.filter { $0 != "NSFastEnumeration" }.map { name in
      HostDeclaration(
        name: name, kind: .adopted(known[name]),
        lines: declarations.lines(forProtocol: name, known[name], stated[name]),
        summary: stated[name]?.summary.description ?? "")
    }
      + classes.inheritanceOrder(name: \.name, above: { [$0.superclass?.name ?? ""] }).map { cls in
        HostDeclaration(
          name: cls.name, kind: .cls(cls), lines: declarations.lines(for: cls),
          summary: cls.summary ?? "")
      }
  }

  private func text(_ framework: Framework, _ declarations: [HostDeclaration]) -> String {
    var text = HeaderText(
      framework.path, framework.imports.map { "#import <\($0)>" },
      // Only what may be nil is annotated.
      pragmas: ["#pragma clang diagnostic ignored \"-Wnullability-completeness\""])
    if framework == .foundation {
      text.forward(
        classes: classes.map(\.name),
        protocols: protocolNames.sorted())
    }
    for declaration in declarations { text.add(declaration.lines) }
    return text.text
  }

  /// The names of the declared protocols. The runtime does not know all of them.
  var protocolNames: Set<String> {
    Set(protocols.map(\.name)).union(DeclaredProtocol.all.map(\.name))
  }

  /// Returns whether plugins may use a class or protocol. Others are internal to Carob.
  private static func isDeclared(_ name: String) -> Bool {
    SourceName.isUsable(name)
      && ["NS", "UI", "CA", "IC", "TTT", "XCT"].contains { name.hasPrefix($0) }
  }
}

extension Array {
  /// Returns the elements with supertypes first. Otherwise keeps the order.
  ///
  /// - Parameter above: returns the names of an element's supertypes.
  func inheritanceOrder(
    name: (Element) -> String, above: (Element) -> [String]
  ) -> [Element] {
    do throws(DependencyOrder.Cycle) {
      return try DependencyOrder.sorted(self, name: name, needs: above)
    } catch {
      // The runtime refuses circular inheritance.
      assertionFailure("a cycle of \(error.names)")
      return self
    }
  }
}
