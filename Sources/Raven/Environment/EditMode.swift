/// Whether a person is changing the rows of lists: deleting some, moving some, choosing several.
public nonisolated enum EditMode: Hashable, Sendable {
  /// They look at the rows.
  case inactive
  /// For as long as a row is swiped aside.
  case transient
  /// They change the rows.
  case active

  /// Whether rows can be changed.
  public var isEditing: Bool { self != .inactive }
}

private nonisolated enum EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

nonisolated extension EnvironmentValues {
  /// The mode of lists here; without one set, lists and edit buttons of a page share one.
  public var editMode: Binding<EditMode>? {
    get {
      if let given = self[EditModeKey.self] { return given }
      nonisolated(unsafe) let device = device
      return MainActor.assumeIsolated { device?.editMode }
    }
    set { self[EditModeKey.self] = newValue }
  }

  var isEditing: Bool { editMode?.wrappedValue.isEditing ?? false }
}

/// A button that switches between looking at rows and changing them: "Edit", then "Done".
public struct EditButton: View {
  @Environment(read: { $0.editMode }) private var editMode

  /// Creates the button.
  public init() {}

  public var body: some View {
    let mode = editMode
    let isEditing = mode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") { mode?.wrappedValue = isEditing ? .inactive : .active }
      .fontWeight(isEditing ? .semibold : nil)
  }
}
