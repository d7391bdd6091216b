import SwiftUI

struct Effects: View {
  private var tile: some View {
    RoundedRectangle(cornerRadius: 12).fill(
      .linearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)
    )
  }

  var body: some View {
    Chapter("Effects") {
      HStack(spacing: 8) {
        Sample("Shadow") { tile.padding(8).shadow(color: .pink.opacity(0.5), radius: 6, y: 4) }
        Sample("Blur") { tile.padding(8).blur(radius: 4) }
        Sample("Grayscale") { tile.grayscale(1) }
      }
      HStack(spacing: 8) {
        Sample("Hue") { tile.hueRotation(.degrees(120)) }
        Sample("Brightness") { tile.brightness(0.3) }
        Sample("Multiply") { tile.colorMultiply(.cyan) }
      }
      HStack(spacing: 8) {
        Sample("Rotation") { tile.padding(16).rotationEffect(.degrees(30)) }
        Sample("Scale") { tile.scaleEffect(0.6, anchor: .bottomTrailing) }
        Sample("Depth") { tile.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }
      }
      HStack(spacing: 8) {
        Sample("Mask") {
          tile.mask { LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom) }
        }
        Sample("Border") {
          Color.clear.border(.linearGradient(colors: [.blue, .mint], startPoint: .top, endPoint: .bottom), width: 3)
        }
        Sample("Blend") {
          ZStack {
            Circle().fill(.cyan).offset(x: -12)
            Circle().fill(.yellow).offset(x: 12).blendMode(.multiply)
          }
        }
      }
      HStack(spacing: 8) {
        Sample("Turned, moved") { tile.padding(20).rotationEffect(.degrees(45)).offset(x: 20) }
        Sample("Moved, turned") { tile.padding(20).offset(x: 20).rotationEffect(.degrees(45)) }
        Sample("Hidden") { tile.hidden().border(.separator) }
      }
    }
  }
}
