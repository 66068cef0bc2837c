import CarobRuntime
import Synchronization

/// The observations of a center, by name.
///
/// Posting takes a list and reads it without the lock; a change makes a new list if it is being read.
struct ObservationTable: Sendable {
  private struct List: Sendable {
    var observations: [Observation] = []
    /// The length at which the list is next searched for finished observations.
    var limit = 16

    mutating func add(_ new: Observation) -> [Observation] {
      observations.append(new)
      if observations.count < limit { return [] }
      let over = removeOver()
      limit = max(16, observations.count * 2)
      return over
    }

    mutating func removeOver() -> [Observation] {
      let over = observations.filter(\.isOver)
      if !over.isEmpty { observations.removeAll(where: \.isOver) }
      return over
    }
  }

  private var named: [ExactString: List] = [:]
  private var unnamed = List()
  /// The observations of each observer, so that removing one does not search all.
  private var byObserver: [ObjectIdentifier: [Observation]] = [:]
  private var count = 0

  /// The observations of any name.
  var ofAnyName: [Observation] { unnamed.observations }

  /// The observations of all names.
  var all: [Observation] { named.values.flatMap(\.observations) + unnamed.observations }

  func observations(of name: ExactString) -> [Observation] { named[name]?.observations ?? [] }

  /// - Returns: observations that are over, to be released without the lock.
  mutating func add(_ new: Observation) -> [Observation] {
    count += 1
    new.order.store(count, ordering: .relaxed)
    byObserver[new.observer.identifier, default: []].append(new)
    let over = new.name.map { named[$0, default: List()].add(new) } ?? unnamed.add(new)
    forget(over)
    return over
  }

  /// Removes observations of an observer.
  ///
  /// - Returns: the removed observations.
  mutating func remove(
    _ observer: ObjectIdentifier, where matches: (Observation) -> Bool
  ) -> [Observation] {
    guard let all = byObserver[observer] else { return [] }
    let gone = all.filter(matches)
    if gone.isEmpty { return [] }
    let kept = gone.count == all.count ? [] : all.filter { !matches($0) }
    byObserver[observer] = kept.isEmpty ? nil : kept
    for observation in gone {
      observation.markRemoved()
      if let name = observation.name {
        named[name]?.observations.removeAll { $0 === observation }
        if named[name]?.observations.isEmpty == true { named[name] = nil }
      } else {
        unnamed.observations.removeAll { $0 === observation }
      }
    }
    return gone
  }

  /// Removes the observations of a name, and of any name, whose observers are gone.
  ///
  /// - Returns: the removed ones, to be released without the lock.
  mutating func removeGone(_ name: ExactString) -> [Observation] {
    let over = (named[name]?.removeOver() ?? []) + unnamed.removeOver()
    if named[name]?.observations.isEmpty == true { named[name] = nil }
    forget(over)
    return over
  }

  private mutating func forget(_ over: [Observation]) {
    for observation in over {
      let key = observation.observer.identifier
      byObserver[key]?.removeAll { $0 === observation }
      if byObserver[key]?.isEmpty == true { byObserver[key] = nil }
    }
  }
}
