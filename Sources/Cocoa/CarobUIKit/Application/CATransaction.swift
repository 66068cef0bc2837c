import CarobFoundation
import CarobRuntime
import Foundation

/// Groups changes. A group ends with its `commit`, which calls its completion block. If animations of views are in it, the block
/// is called after theirs, in the next turn of the main queue.
/// [any-thread]
public final class CATransaction: Object {
  /// A group that has begun.
  private struct Group {
    var completion: Block?
    var hasAnimations = false
    var isWithoutActions = false
    var duration = 0.25
    var values: [String: Object] = [:]
  }

  /// The groups of each thread, the innermost last.
  private static let groups = Locked([UInt: [Group]]())

  private static var thread: UInt { UInt(pthread_self()) }

  private static var current: Group {
    get { groups.withLock { $0[thread]?.last } ?? Group() }
    set {
      let old = groups.withLock { groups -> Group? in
        guard let last = groups[thread]?.indices.last else { return nil }
        defer { groups[thread]?[last] = newValue }
        return groups[thread]?[last]
      }
      // Objects that go may run code of programs, so they go without the lock.
      withExtendedLifetime(old) {}
    }
  }

  private static func begin() {
    let outer = current
    groups.withLock {
      $0[thread, default: []].append(
        Group(isWithoutActions: outer.isWithoutActions, duration: outer.duration))
    }
  }

  private static func commit() throws {
    let group = groups.withLock { groups in
      let group = groups[thread]?.popLast()
      if groups[thread]?.isEmpty == true { groups[thread] = nil }
      return group
    }
    guard let group, let completion = group.completion else { return }
    if !group.hasAnimations { return try completion.call() }
    UIView.inNextTurn { () throws(MessageError) in try completion.call() }
  }

  /// Notes an animation in the open groups of this thread.
  static func noteAnimation() {
    groups.withLock { groups in
      guard let open = groups[thread] else { return }
      for index in open.indices { groups[thread]?[index].hasAnimations = true }
    }
  }

  public override class func define(_ definition: ClassDefinition) {
    definition.members(
      of: CATransaction.self,
      "Groups changes. A group ends with its commit, or with the animations of views in it."
    ) { transaction in
      transaction.classMethod("+ (void)begin") { _ in begin() }
      transaction.classMethod("+ (void)commit") { _ in try commit() }
      transaction.classMethod("+ (void)flush") { _ in }
      transaction.classMethod("+ (BOOL)disableActions") { _ in current.isWithoutActions }
      transaction.classMethod("+ (void)setDisableActions:(BOOL)flag") { (_, flag: Bool) in
        current.isWithoutActions = flag
      }
      transaction.classMethod("+ (CFTimeInterval)animationDuration") { _ in current.duration }
      transaction.classMethod("+ (void)setAnimationDuration:(CFTimeInterval)duration") {
        (_, duration: Double) in
        current.duration = duration
      }
      transaction.classMethod("+ (void (^ _Nullable)(void))completionBlock") { _ in
        current.completion
      }
      transaction.classMethod("+ (void)setCompletionBlock:(void (^ _Nullable)(void))block") {
        (_, block: Block?) in
        // Without a group, nothing is left to wait for.
        if groups.withLock({ $0[thread] == nil }) { try block?.call() }
        current.completion = block
      }
      transaction.classMethod("+ (nullable id)valueForKey:(NSString *)key") {
        (_, key: String?) -> Object? in
        key.flatMap { current.values[$0] }
      }
      transaction.classMethod("+ (void)setValue:(nullable id)value forKey:(NSString *)key") {
        (_, value: Object?, key: String?) in
        if let key { current.values[key] = value }
      }
    }
  }
}
