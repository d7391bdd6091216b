#if !hasFeature(Embedded)
public import Observation
#endif

extension Environment where Value: AnyObject & Observable {
  /// Reads the model of this type that a view further out put in with `environment(_:)`.
  ///
  /// There must be one.
  public init(_ type: Value.Type) {
    self.init(read: { values in
      guard let model = values[ModelKey<Value>.self] else {
        preconditionFailure(missing(Value.self, "environment"))
      }
      return model
    })
  }
}

extension Environment {
  /// Reads the model of this type, if a view further out put one in.
  public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
    self.init(read: { $0[ModelKey<Model>.self] })
  }
}

extension View {
  /// Puts a model into the environment, for `Environment` properties of its type further in.
  public func environment<Model: AnyObject & Observable>(_ model: Model?) -> some View {
    _EnvironmentView(content: self) { $0[ModelKey<Model>.self] = model }
  }
}

/// What to say where nobody put in a model that must be there.
nonisolated func missing<Model>(_ type: Model.Type, _ modifier: StaticString) -> String {
  #if hasFeature(Embedded)
  let name = "model of the type asked for"
  #else
  let name = "\(Model.self)"
  #endif
  return "No \(name) in the environment: a view further out needs .\(modifier)(…)."
}

private nonisolated enum ModelKey<Model: AnyObject>: EnvironmentKey {
  static var defaultValue: Model? { nil }
}
