extension Topic: TopicContentConvertible {
  public func merge(into content: inout Topic.Content) { content.append(.topic(self)) }
}
