import CarobRuntime
import CarobUIKit

/// A window that shows a controller, known to an application of its own, as tests run side by side.
@MainActor
func showing(_ controller: UIViewController) throws -> UIWindow {
  let window = UIWindow(application: UIApplication())
  try window.setRootViewController(controller)
  try window.makeKeyAndVisible()
  return window
}
