import Testing

@testable import Raven

/// What assistive technology is told.
struct ViewsAccessibilityTests {
  @Test func `a label reaches the view's own element through wrappers`() {
    #expect(
      html(Text("★★★").padding(1).accessibilityLabel("Three stars")) == """
        <div class="g p tx ry" style="grid-template:1px 1fr 1px/1px 1fr 1px">\
        <span role="img" aria-label="Three stars" class="t tx ry">★★★</span></div>
        """
    )
  }

  @Test func `a labelled stack is a group, a labelled control keeps its role`() {
    #expect(html(HStack { Text("a") }.accessibilityLabel("A")).hasPrefix("<div role=\"group\" aria-label=\"A\""))
    #expect(html(Button("a") {}.accessibilityLabel("A")).hasPrefix("<button aria-label=\"A\""))
    #expect(
      html(TextField("Name", text: .constant("")).accessibilityLabel("Full name"))
        .hasPrefix("<input aria-label=\"Full name\" type=\"text\" placeholder=\"Name\"")
    )
  }

  @Test func `traits become roles`() {
    #expect(
      html(Text("a").accessibilityAddTraits(.isHeader))
        == "<span role=\"heading\" aria-level=\"2\" class=\"t tx ry\">a</span>"
    )
    #expect(
      html(Text("a").accessibilityHeading(.h1)) == "<span role=\"heading\" aria-level=\"1\" class=\"t tx ry\">a</span>"
    )
    #expect(
      html(Text("a").accessibilityAddTraits([.isButton, .isSelected]))
        == "<span role=\"button\" aria-current=\"true\" class=\"t tx ry\">a</span>"
    )
    #expect(
      html(Text("a").accessibilityAddTraits(.isButton).accessibilityRemoveTraits(.isButton))
        == "<span class=\"t tx ry\">a</span>"
    )
  }

  @Test func `value and hint describe, an identifier identifies, hidden hides`() {
    #expect(
      html(
        Text("a").accessibilityValue("5 of 9").accessibilityHint("Opens it").accessibilityIdentifier("it")
          .accessibilityHidden(true)
      )
        == "<span aria-description=\"5 of 9, Opens it\" aria-hidden=\"true\" id=\"it\" class=\"t tx ry\">a</span>"
    )
    #expect(html(Text("a").accessibilityHidden(false)) == "<span class=\"t tx ry\">a</span>")
  }

  @Test func `what is tapped is what is told of`() {
    #expect(
      html(Text("a").onTapGesture {}.padding(1).accessibilityAddTraits(.isButton)) == """
        <div class="g p tx ry" style="grid-template:1px 1fr 1px/1px 1fr 1px">\
        <span role="button" tabindex="0" class="t tx ry" style="cursor:pointer" data-on="1">a</span></div>
        """
    )
    #expect(
      html(Text("a").padding(1).onTapGesture {}.accessibilityAddTraits(.isButton)).hasPrefix(
        "<div role=\"button\" tabindex=\"0\""
      )
    )
  }

  @Test func `a layer keeps its own description`() {
    let markup = html(Text("a").overlay { Text("b").accessibilityLabel("B") }.accessibilityLabel("A"))
    #expect(markup.contains("aria-label=\"A\" class=\"t tx ry\">a<"))
    #expect(markup.contains("aria-label=\"B\" class=\"t tx ry\">b<"))
  }
}
