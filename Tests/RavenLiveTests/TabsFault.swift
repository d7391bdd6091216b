/// A mistake about whose a session is, such as a server or a page could make.
///
/// It is made on the way between both, or by the model of a page: what the server is told is not what was asked, or what was
/// asked comes to another.
enum TabFault: String, CaseIterable {
  /// A page whose session is gone is drawn with what another tab had kept.
  case anotherTabsSceneBrought
  /// A page whose session is gone is drawn without what its tab had kept.
  case sceneNotBrought
  /// Another browser is let in to a session whose number it has learnt.
  case wrongBrowserLetIn
  /// What a superseded connection says is taken for what the session's page says.
  case supersededHeard
  /// What was said to a server that is gone is said to the next one, by the session that the page has then.
  case oldGenerationHeard
  /// A page hears what still comes through a connection that it gave up.
  case oldSocketHeard
  /// A page drawn by another session goes on with the events that it did before.
  case numbersKept
  /// A page drawn by another session does not say that something is lost.
  case lossUntold
  /// A page that was loaded anew goes on with the session of another tab.
  case anotherTabsSession
  /// A connection that opens after its page's next one is given the session.
  case lateUpgradeHeard
  /// A page from which another took the session over, while it was away, is given it back.
  case takenBack
}
