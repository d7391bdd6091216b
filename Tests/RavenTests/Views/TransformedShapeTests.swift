import Foundation
import Testing

@testable import Raven

/// Shapes that are turned and scaled before they are drawn.
struct TransformedShapeTests {
  private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: rect.midY))
        path.closeSubpath()
      }
    }
  }

  private let rect = CGRect(x: 10, y: 20, width: 40, height: 20)

  /// The points of a path, in hundredths.
  private func points(_ path: Path) -> [[Int]] {
    var points: [[Int]] = []
    func add(_ new: CGPoint...) { points += new.map { [Int(($0.x * 100).rounded()), Int(($0.y * 100).rounded())] } }
    path.forEach { element in
      switch element {
      case .move(let point), .line(let point): add(point)
      case .quadCurve(let point, let control): add(point, control)
      case .curve(let point, let control1, let control2): add(point, control1, control2)
      case .closeSubpath: break
      }
    }
    return points
  }

  @Test func `a quarter turn goes clockwise around the middle`() {
    let path = Corner().rotation(.degrees(90)).path(in: rect)
    #expect(points(path) == [[4000, 1000], [4000, 5000], [2000, 5000], [3000, 3000]])
    #expect(path.currentPoint.map { ($0.x * 100).rounded() } == 4000)
  }

  @Test func `the anchor stays where it is`() {
    let turned = Corner().rotation(.degrees(180), anchor: .topLeading).path(in: rect)
    #expect(points(turned).first == [1000, 2000])
    #expect(points(turned)[1] == [-3000, 2000])
    let scaled = Corner().scale(x: 0.5, y: 2, anchor: .bottomTrailing).path(in: rect)
    #expect(points(scaled) == [[3000, 0], [5000, 0], [5000, 4000], [4000, 2000]])
    #expect(points(Corner().scale(0.5).path(in: rect)).first == [2000, 2500])
  }

  @Test func `a part of a turned circle is a turned part of it`() {
    let square = CGRect(x: 0, y: 0, width: 100, height: 100)
    let quarter = Circle().trim(from: 0, to: 0.25).rotation(.degrees(-90)).path(in: square)
    let (first, last) = (points(quarter).first, quarter.currentPoint)
    #expect(first == [5000, 0])
    #expect(last.map { [Int($0.x.rounded()), Int($0.y.rounded())] } == [100, 50])
  }
}
