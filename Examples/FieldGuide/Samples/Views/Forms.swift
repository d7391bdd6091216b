import SwiftUI

// sample: form
struct AlarmForm: View {
  @State private var isOn = true
  @State private var name = "Tea"
  @State private var sound = "Bell"

  var body: some View {
    Form {
      Section("Alarm") {
        Toggle("On", isOn: $isOn)
        if isOn { AlarmRows(name: $name, sound: $sound) }
      }
      Section {
        LabeledContent("Rings as", value: isOn ? name : "Never")
      } footer: {
        Text("It rings once.")
      }
    }
    .frame(height: 340)
  }
}

struct AlarmRows: View {
  @Binding var name: String
  @Binding var sound: String

  var body: some View {
    TextField("Name", text: $name)
    Picker("Sound", selection: $sound) {
      ForEach(["Bell", "Chime", "None"], id: \.self) { Text($0) }
    }
  }
}
// end sample

// sample: groupBox
struct Boxes: View {
  @State private var agrees = false

  var body: some View {
    GroupBox("Terms") {
      VStack(alignment: .leading, spacing: 12) {
        Text("Be kind, and rewind.")
        Toggle("I agree", isOn: $agrees)
      }
    }
    .frame(maxWidth: 320)
  }
}
// end sample

// sample: disclosure
struct Disclosures: View {
  @State private var isOpen = true
  @State private var isVerbose = false

  var body: some View {
    DisclosureGroup("Advanced", isExpanded: $isOpen) {
      Toggle("Say everything", isOn: $isVerbose)
      DisclosureGroup("More of it") { Text("Even more.") }
    }
    .frame(maxWidth: 320)
  }
}
// end sample
