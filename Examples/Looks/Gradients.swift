import SwiftUI

struct Gradients: View {
  private let warm = [Color.pink, Color.orange]

  var body: some View {
    Chapter("Gradients and materials") {
      HStack(spacing: 8) {
        Sample("Linear") { LinearGradient(colors: warm, startPoint: .topLeading, endPoint: .bottomTrailing) }
        Sample("Radial") {
          RadialGradient(colors: [.yellow, .orange, .red], center: .center, startRadius: 4, endRadius: 44)
        }
        Sample("Angular") { AngularGradient(colors: [.blue, .mint, .blue], center: .center) }
      }
      HStack(spacing: 8) {
        Sample("Elliptical") { EllipticalGradient(colors: [.mint, .indigo]) }
        Sample("Color.gradient") { RoundedRectangle(cornerRadius: 12).fill(.blue.gradient) }
        Sample("Shadows") {
          Circle().fill(.purple.shadow(.drop(radius: 4, y: 3)).shadow(.inner(radius: 4, y: -3))).padding(8)
        }
      }
      Text("Text filled with a gradient").font(.title).bold()
        .foregroundStyle(.linearGradient(colors: [.pink, .purple, .blue], startPoint: .leading, endPoint: .trailing))
      VStack(alignment: .leading) {
        Text("Each view has the gradient to itself,")
        HStack {
          Text("except one with a").foregroundStyle(.primary)
          Circle().frame(width: 14, height: 14)
          Text("colour of its own.").foregroundStyle(.primary)
        }
      }
      .foregroundStyle(LinearGradient(colors: warm, startPoint: .leading, endPoint: .trailing))
      Text("Frosted glass")
        .font(.headline)
        .padding(.horizontal, 20)
        .padding(.vertical, 10)
        .background(.ultraThinMaterial, in: Capsule())
        .frame(maxWidth: .infinity, minHeight: 96)
        .background(
          AngularGradient(colors: [.pink, .yellow, .mint, .blue, .pink], center: .center),
          in: RoundedRectangle(cornerRadius: 16)
        )
      Label {
        Text("Secondary").foregroundStyle(.secondary)
      } icon: {
        Circle().frame(width: 12, height: 12)
      }
      .foregroundStyle(.green, .pink)
    }
  }
}
