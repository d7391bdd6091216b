import SwiftUI

// sample: observable
@Observable final class Basket {
  var loaves = 0
  var note = ""

  var price: Double { Double(loaves) * 3.2 }
}

struct Shop: View {
  @State private var basket = Basket()

  var body: some View {
    VStack(spacing: 12) {
      BasketEditor(basket: basket)
      Text(basket.price, format: .currency(code: "EUR"))
        .font(.title2)
    }
    .frame(maxWidth: 280)
  }
}

struct BasketEditor: View {
  @Bindable var basket: Basket

  var body: some View {
    Stepper(
      "\(basket.loaves) loaves",
      value: $basket.loaves,
      in: 0...12
    )
    TextField("Note for the baker", text: $basket.note)
      .textFieldStyle(.roundedBorder)
  }
}
// end sample

// sample: bodies
@Observable final class Weather {
  var degrees = 12
  var wind = 3

  /// Counting is not to be observed, or it would never end.
  @ObservationIgnored private var runs: [String: Int] = [:]

  func counted(_ name: String) -> Int {
    runs[name, default: 0] += 1
    return runs[name, default: 0]
  }
}

struct Bodies: View {
  @State private var weather = Weather()

  var body: some View {
    VStack(spacing: 12) {
      DegreesView(weather: weather)
      WindView(weather: weather)
      HStack {
        Button("Warmer") { weather.degrees += 1 }
        Button("More wind") { weather.wind += 1 }
      }
      .buttonStyle(.bordered)
    }
  }
}

struct DegreesView: View {
  let weather: Weather

  var body: some View {
    let runs = weather.counted("degrees")
    Text("\(weather.degrees)° (body ran \(runs) times)")
  }
}

struct WindView: View {
  let weather: Weather

  var body: some View {
    let runs = weather.counted("wind")
    Text("Wind \(weather.wind) (body ran \(runs) times)")
  }
}
// end sample
