import SwiftUI

struct ButtonsPage: View {
  @State private var taps = 0
  @State private var isOn = true
  @State private var isBold = false

  var body: some View {
    Form {
      Section("Styles") {
        LabeledContent("Taps", value: "\(taps)")
        Button("Automatic") { taps += 1 }
        HStack {
          Button("Plain") { taps += 1 }.buttonStyle(.plain)
          Button("Borderless") { taps += 1 }.buttonStyle(.borderless)
        }
        HStack {
          Button("Bordered") { taps += 1 }.buttonStyle(.bordered)
          Button("Prominent") { taps += 1 }.buttonStyle(.borderedProminent)
        }
        Button("Delete everything", role: .destructive) { taps = 0 }
        HStack {
          Button("Delete", role: .destructive) { taps = 0 }.buttonStyle(.bordered)
          Button("Delete it", role: .destructive) { taps = 0 }.buttonStyle(.borderedProminent)
        }
        HStack {
          Button("Disabled") {}.buttonStyle(.bordered)
          Button("Not now") {}.buttonStyle(.borderedProminent)
        }
        .disabled(true)
      }
      Section("Sizes and shapes") {
        HStack {
          Button("Mini") { taps += 1 }.controlSize(.mini)
          Button("Small") { taps += 1 }.controlSize(.small)
          Button("Regular") { taps += 1 }
        }
        .buttonStyle(.bordered)
        HStack {
          Button("Large") { taps += 1 }.controlSize(.large)
          Button("Capsule") { taps += 1 }.controlSize(.large).buttonBorderShape(.capsule)
        }
        .buttonStyle(.borderedProminent)
        HStack {
          Button("Capsule") { taps += 1 }.buttonBorderShape(.capsule)
          Button("+") { taps += 1 }.buttonBorderShape(.circle).accessibilityLabel("Add one")
          Button("Green") { taps += 1 }.tint(.green)
        }
        .buttonStyle(.bordered)
      }
      Section {
        Button("Pill") { taps += 1 }.buttonStyle(PillStyle())
        Button("Save") { taps += 10 }.buttonStyle(.bordered).keyboardShortcut("s")
        Button("Twice") { taps += 2 }.buttonStyle(DoubledStyle())
      } header: {
        Text("Styles of one's own, and keys")
      } footer: {
        Text("Save also listens to Command-S, or Control-S.")
      }
      Section("Toggles") {
        Toggle("Switch", isOn: $isOn)
        Toggle("Checkbox", isOn: $isOn).toggleStyle(.checkbox)
        HStack {
          Toggle("Button", isOn: $isOn).toggleStyle(.button)
          Toggle("Bold", isOn: $isBold).toggleStyle(.button)
        }
        Toggle("Of one's own", isOn: $isOn).toggleStyle(TickStyle())
        Toggle("Disabled", isOn: $isOn).disabled(true)
        LabeledContent("Is on", value: isOn ? "yes" : "no")
      }
      Section("Labels") {
        Label {
          Text("Title and icon")
        } icon: {
          Dot()
        }
        Label {
          Text("Title only")
        } icon: {
          Dot()
        }.labelStyle(.titleOnly)
        Label {
          Text("Icon only")
        } icon: {
          Dot()
        }.labelStyle(.iconOnly)
        Label {
          Text("Of one's own")
        } icon: {
          Dot()
        }.labelStyle(StackedStyle())
      }
      Section("Groups") {
        ControlGroup {
          Button("−") { taps -= 1 }.accessibilityLabel("One less")
          Button("+") { taps += 1 }.accessibilityLabel("One more")
        }
        if let address = URL(string: "https://www.swift.org") { Link("Link to swift.org", destination: address) }
      }
    }
  }
}

struct Dot: View {
  var body: some View { Circle().fill(.green).frame(width: 12, height: 12) }
}

struct PillStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundStyle(.white)
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .background(
        configuration.isPressed ? Color.purple.opacity(0.6) : Color(red: 0.45, green: 0.2, blue: 0.65),
        in: Capsule()
      )
  }
}

struct DoubledStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Button(configuration)
      Text("(double click)").foregroundStyle(.secondary)
        .onTapGesture(count: 2) { configuration.trigger() }
    }
  }
}

struct TickStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "●" : "○")
        configuration.label
      }
    }
    .accessibilityAddTraits(configuration.isOn ? .isSelected : [])
  }
}

struct StackedStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.icon
      configuration.title.font(.caption)
    }
  }
}
