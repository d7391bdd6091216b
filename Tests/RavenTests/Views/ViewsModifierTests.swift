import Testing

@testable import Raven

/// What modifiers put on the page, and in which order.
struct ViewsModifierTests {
  @Test func `padding stands where it was written`() {
    #expect(
      html(Text("a").padding(4).background(.red)) == """
        <div class="g tx ry" style="background-color:var(--red)"><div class="g p tx ry" style="grid-template:4px 1fr 4px/4px 1fr 4px">\
        <span class="t tx ry">a</span></div></div>
        """
    )
    #expect(
      html(Text("a").background(.red).padding(4)) == """
        <div class="g p tx ry" style="grid-template:4px 1fr 4px/4px 1fr 4px"><div class="g tx ry" style="background-color:var(--red)">\
        <span class="t tx ry">a</span></div></div>
        """
    )
  }

  @Test func `a modifier of a group applies to each of its views`() {
    let each = Group {
      Text("a")
      Text("b")
    }
    #expect(
      html(each.italic()) == """
        <span class="t tx ry" style="font-style:italic">a</span><span class="t tx ry" style="font-style:italic">b</span>
        """
    )
    #expect(html(each.padding(1)).components(separatedBy: "class=\"g p tx ry\"").count == 3)
    #expect(html(each.onTapGesture {}).components(separatedBy: "data-on=\"1\"").count == 3)
  }

  @Test func `a fixed frame is rigid on the axes it fixes`() {
    #expect(
      html(Text("a").frame(width: 9)) == """
        <div class="g rx ry" style="width:9px;grid-template-columns:minmax(0,1fr)"><span class="t tx ry">a</span></div>
        """
    )
    #expect(
      html(Color.red.frame(height: 9, alignment: .bottomTrailing)) == """
        <div class="g fx ry" style="height:9px;grid-template-rows:minmax(0,1fr);place-items:end end"><div class="c fx fy" style="background-color:var(--red)"></div></div>
        """
    )
    #expect(
      html(Text("a").frame()) == "<div class=\"g tx ry\"><span class=\"t tx ry\">a</span></div>"
    )
  }

  @Test func `a flexible frame fills, is capped, or keeps a minimum`() {
    #expect(
      html(Text("a").frame(maxWidth: .infinity, alignment: .leading)) == """
        <div class="g fx ry" style="place-items:center start"><span class="t tx ry">a</span></div>
        """
    )
    #expect(
      html(Text("a").frame(minWidth: 5, maxWidth: 9)) == """
        <div class="g kx ry" style="grid-template-columns:minmax(5px,9px);min-width:5px;max-width:9px;place-content:center"><span class="t tx ry">a</span></div>
        """
    )
    #expect(
      html(Color.red.frame(minHeight: 5)) == """
        <div class="g fx fy" style="min-height:5px"><div class="c fx fy" style="background-color:var(--red)"></div></div>
        """
    )
    #expect(
      html(Color.red.frame(maxHeight: 9)) == """
        <div class="g fx ky" style="grid-template-rows:minmax(auto,9px);--ky:9px"><div class="c fx fy" style="background-color:var(--red)"></div></div>
        """
    )
    #expect(
      html(Color.red.frame(idealWidth: 5).fixedSize()) == """
        <div class="g rx ry" style="width:max-content;height:max-content"><div class="g fx fy mx my px py" style="width:5px">\
        <div class="c fx fy my py" style="background-color:var(--red)"></div></div></div>
        """
    )
  }

  @Test func `a fixed size measures one axis or both`() {
    #expect(
      html(Text("a").fixedSize(horizontal: true, vertical: false)) == """
        <div class="g rx ry" style="width:max-content"><span class="t tx ry mx px">a</span></div>
        """
    )
  }

  @Test func `priority and order in depth are the outermost element's`() {
    #expect(
      html(Text("a").layoutPriority(1).zIndex(2).padding(3)) == """
        <div class="g p tx ry" style="--grow:1e12;z-index:2000;grid-template:3px 1fr 3px/3px 1fr 3px"><span class="t tx ry">a</span></div>
        """
    )
    #expect(html(Text("a").layoutPriority(0.1)).contains("--grow:4.6e8"))
    #expect(html(Text("a").layoutPriority(-9)).contains("--grow:1e2"))
  }

  @Test func `two moves need two elements`() {
    #expect(html(Text("a").offset(x: 1, y: -2)) == "<span class=\"t tx ry\" style=\"translate:1px -2px\">a</span>")
    #expect(
      html(Text("a").offset(x: 1).offset(y: 2)) == """
        <div class="g tx ry" style="translate:0px 2px"><span class="t tx ry" style="translate:1px 0px">a</span></div>
        """
    )
  }

  @Test func `what is cut off stays cut off where it was when something inside moves`() {
    #expect(
      html(Text("a").offset(x: 1).clipped()) == """
        <div class="g tx ry" style="overflow:clip"><span class="t tx ry" style="translate:1px 0px">a</span></div>
        """
    )
    #expect(html(Text("a").cornerRadius(4)).contains("style=\"overflow:clip;border-radius:4px\""))
    #expect(html(Text("a").clipShape(Circle())).contains("style=\"clip-path:circle()\""))
  }

  @Test func `the inner of two limits holds`() {
    #expect(
      html(Text("a").lineLimit(1).lineLimit(3)) == """
        <div class="g tx ry" style="--lines:3;--box:-webkit-box;--clip:hidden;--wrap:normal">\
        <span class="t tx ry" style="--lines:1;--box:-webkit-box;--clip:hidden;--wrap:break-all">a</span></div>
        """
    )
    #expect(html(Text("a").lineLimit(nil)).contains("--lines:none;--box:block;--clip:visible;--wrap:normal"))
    #expect(html(Text("a").textCase(.uppercase)).contains("text-transform:uppercase"))
    #expect(html(Text("a").textCase(nil)).contains("text-transform:none"))
  }
}
