import CarobRuntime

/// The members of `NSNotificationCenter`.
extension NSNotificationCenter {
  static func defineAdding(_ center: ClassMembers<NSNotificationCenter>) {
    center.classMethod("defaultCenter") { _ in shared }
    center.method("addObserver:selector:name:object:") {
      (this, observer: Object, selector: Selector, name: String?, object: Object?) in
      try this.add(observer, selector, name: name, object: object)
    }
    center.method("addObserverForName:object:queue:usingBlock:") {
      (this, name: String?, object: Object?, queue: Object?, block: Block) in
      this.add(block, name: name, object: object, queue: queue)
    }
  }

  static func defineRemoving(_ center: ClassMembers<NSNotificationCenter>) {
    center.method("removeObserver:") { (this, observer: Object?) in
      if let observer { this.remove(observer, name: nil, object: nil) }
    }
    center.method("removeObserver:name:object:") {
      (this, observer: Object?, name: String?, object: Object?) in
      if let observer { this.remove(observer, name: name, object: object) }
    }
  }

  static func definePosting(_ center: ClassMembers<NSNotificationCenter>) {
    center.method("postNotification:") { (this, notification: NotificationBox) in
      try this.post(notification)
    }
    center.method("postNotificationName:object:") { (this, name: StringBox, object: Object?) in
      try this.post(name, object, nil)
    }
    center.method("postNotificationName:object:userInfo:") {
      (this, name: StringBox, object: Object?, userInfo: DictionaryBox?) in
      try this.post(name, object, userInfo)
    }
  }
}
