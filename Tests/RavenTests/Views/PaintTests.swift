import Foundation
import Testing

@testable import Raven

/// What gradients, materials and effects come to in CSS.
struct PaintTests {
  @Test func `mixed colours are mixed by the browser, and as far as asked`() {
    #expect(Color.red.mix(with: .blue, by: 0.3).css == "color-mix(in oklab,var(--red),var(--blue) 30%)")
    #expect(Color.red.mix(with: .white, by: 7, in: .device).css == "color-mix(in srgb,var(--red),#fff 100%)")
    let half = Color.black.mix(with: .white, by: 0.5)
    #expect(half.opacity(0.5).css == "color-mix(in srgb,\(half.css) 50%,transparent)")
    #expect(half.hex == "#808080")
    #expect(half == Color.black.mix(with: .white, by: 0.5) && half != Color.black.mix(with: .white, by: 0.4))
  }

  private let colors = [Color.red, Color.blue]

  private func image(_ style: some ShapeStyle) -> String? { style._paint.image?.css }

  @Test func `a gradient along an edge runs from point to point`() {
    #expect(
      image(LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing))
        == "linear-gradient(to right,var(--red) 0%,var(--blue) 100%)"
    )
    #expect(
      image(LinearGradient(colors: colors, startPoint: .bottom, endPoint: .center))
        == "linear-gradient(to top,var(--red) 0%,var(--blue) 50%)"
    )
    #expect(
      image(LinearGradient(colors: colors, startPoint: .topLeading, endPoint: .bottomTrailing))
        == "linear-gradient(to bottom right,var(--red) 0%,var(--blue) 100%)"
    )
    #expect(
      image(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottomTrailing))?
        .hasPrefix("linear-gradient(153.435deg") == true
    )
  }

  @Test func `gradients around a point count as SwiftUI does`() {
    #expect(
      image(RadialGradient(colors: colors, center: .center, startRadius: 5, endRadius: 25))
        == "radial-gradient(circle at 50% 50%,var(--red) 5px,var(--blue) 25px)"
    )
    #expect(
      image(AngularGradient(colors: colors, center: .center))
        == "conic-gradient(from 90deg at 50% 50%,var(--red) 0deg,var(--blue) 360deg)"
    )
    #expect(EllipticalGradient(colors: colors) == .ellipticalGradient(colors: colors))
    #expect(
      image(EllipticalGradient(colors: colors)) == "radial-gradient(100% 100% at 50% 50%,var(--red) 0%,var(--blue) 50%)"
    )
  }

  @Test func `a material shows what is behind`() {
    let page = html(Text("a").background(.thinMaterial))
    #expect(page.contains("backdrop-filter:blur(20px)"))
    #expect(page.contains("color-mix(in srgb,var(--raised) 58%,transparent)"))
  }

  @Test func `a plain colour inside a gradient undoes it`() {
    let page = html(VStack { Text("a").id(1).foregroundStyle(.red) }.foregroundStyle(.blue.gradient))
    #expect(page.contains("data-paint=\"image\""))
    #expect(page.contains("data-paint=\"flat\""))
    #expect(!html(VStack { Text("a").id(1).foregroundStyle(.red) }.foregroundStyle(.blue)).contains("data-paint"))
  }

  @Test func `turns and moves keep their order`() {
    #expect(
      html(Color.red.rotationEffect(.degrees(45)).offset(x: 9))
        == "<div class=\"c fx fy\" style=\"translate:9px 0px;rotate:45deg;background-color:var(--red)\"></div>"
    )
    #expect(
      html(Color.red.offset(x: 9).rotationEffect(.degrees(45))) == """
        <div class="g fx fy" style="rotate:45deg"><div class="c fx fy" style="translate:9px 0px;background-color:var(--red)"></div></div>
        """
    )
    #expect(
      html(Color.red.blur(radius: 2).rotationEffect(.degrees(9)))
        == "<div class=\"c fx fy\" style=\"rotate:9deg;filter:blur(2px);background-color:var(--red)\"></div>"
    )
  }

  @Test func `a trimmed circle is a dash of its line`() {
    let page = html(Circle().trim(from: 0, to: 0.25).stroke(.red, lineWidth: 4))
    #expect(page.contains("pathLength=\"1\""))
    #expect(page.contains("stroke-dasharray:0.25 2"))
    #expect(html(Circle().trim(from: 0.5, to: 0.5).stroke(.red, lineWidth: 4)).contains("stroke-width:0"))
  }

  @Test func `a path stretches only if all of it does`() {
    struct Half: Shape {
      func path(in rect: CGRect) -> Path { Path(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height)) }
    }
    struct Dot: Shape {
      func path(in rect: CGRect) -> Path {
        Path(ellipseIn: CGRect(x: rect.midX - 5, y: rect.midY - 5, width: 10, height: 10))
      }
    }
    #expect(html(Half()).contains("viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\""))
    #expect(!html(Dot()).contains("preserveAspectRatio"))
    #expect(!html(Path(CGRect(x: 0, y: 0, width: 5, height: 5))).contains("viewBox"))
    #expect(html(Half().fill(.red)).contains("d=\"M0 0L50 0L50 100L0 100Z\""))
    #expect(html(Text("a").clipShape(Half())).contains("clip-path:polygon(0% 0%,50% 0%,50% 100%,0% 100%,0% 0%)"))
  }

  @Test func `sines and angles are exact to what CSS is told`() {
    for step in -40...40 {
      let angle = Double(step) * 0.3
      #expect(abs(sine(angle) - Foundation.sin(angle)) < 1e-6)
      #expect(abs(cosine(angle) - Foundation.cos(angle)) < 1e-6)
      let (x, y) = (Foundation.cos(angle) * 3, Foundation.sin(angle) * 3)
      #expect(abs(arcTangent(y, x) - Foundation.atan2(y, x)) < 1e-6)
    }
  }

  @Test func `every style has less of it, and the grounds have the next ones`() {
    #expect(AnyShapeStyle(.blue.secondary)._css == "color-mix(in srgb,var(--blue) 50%,transparent)")
    #expect(AnyShapeStyle(.tint.tertiary)._css == "color-mix(in srgb,var(--tint) 25%,transparent)")
    #expect(AnyShapeStyle(.fill.tertiary)._css == "color-mix(in srgb,var(--fill) 60%,transparent)")
    #expect(AnyShapeStyle(.background.tertiary)._css == "var(--raised)")
    // As before, without a style in front, those of text.
    #expect(AnyShapeStyle(.secondary)._css == "var(--secondary)")
  }

  @Test func `colours named by what they are for follow light and dark`() {
    #expect(Color(.systemBackground).css == "var(--ground)")
    #expect(Color(uiColor: .secondarySystemGroupedBackground).css == "var(--card)")
    #expect(Color(.systemGray6).css == "color-mix(in srgb,var(--ground),var(--primary) 5%)")
    #expect(Color(uiColor: .secondaryLabel) == .secondary)
  }

  @Test func `a gradient without a direction runs down`() {
    let gradient = Gradient(colors: [.red, .blue])
    #expect(gradient._paint == AnyGradient(gradient)._paint)
    #expect(html(Rectangle().fill(gradient)).contains("linear-gradient(to bottom,"))
  }
}
