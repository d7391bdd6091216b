import Showcase

extension Chapter {
  static let state = Chapter("State") {
    Description(
      """
      What views know, and what becomes of a change. A body runs again when something that it has read is another; what it
      makes is compared with what was there, and only the difference travels.
      """
    )
    Topic.stateProperty
    Topic.bindings
    Topic.observableObjects
    Topic.environment
    Topic.appStorage
    Topic.sceneStorage
    Topic.preferences
    Topic.changesAndTasks
    Topic.animation
    Topic.transitions
    Topic.undo
    Topic.whyDidThisRun
  }
}
