import Testing

@testable import WebLint

struct BindingLoweringTests {
  private func lower(_ text: String) -> String? { lowered(SourceText(path: "A.swift", text: text)) }

  @Test(arguments: [
    ("TextField(\"a\", text: $bill.name)", "TextField(\"a\", text: $bill._part({ $0.name }, { $0.name = $1 }))"),
    ("f($a.b.c, $d.e)", "f($a._part({ $0.b.c }, { $0.b.c = $1 }), $d._part({ $0.e }, { $0.e = $1 }))"),
    ("f(self.$a.b)", "f(self.$a._part({ $0.b }, { $0.b = $1 }))"),
    ("f(Bindable(model).name)", "f(Bindable(model)._part({ $0.name }, { $0.name = $1 }))"),
    ("f($a.b.animation(.default))", "f($a._part({ $0.b }, { $0.b = $1 }).animation(.default))"),
    ("f($a.b.wrappedValue.c)", "f($a._part({ $0.b }, { $0.b = $1 }).wrappedValue.c)"),
    (
      "f($a.rows[$b.at.wrappedValue].title)",
      "f($a._part({ $0.rows }, { $0.rows = $1 })[$b._part({ $0.at }, { $0.at = $1 }).wrappedValue]"
        + "._part({ $0.title }, { $0.title = $1 }))"
    ),
    ("ForEach($rows) { $row in F($row.a) }", "ForEach($rows) { $row in F($row._part({ $0.a }, { $0.a = $1 })) }"),
    ("f($ä.`default`) // é", "f($ä._part({ $0.`default` }, { $0.`default` = $1 })) // é"),
  ])
  func `A binding to a property is written out`(text: String, expected: String) {
    #expect(lower(text) == expected)
  }

  @Test(arguments: ["StateObject", "ObservedObject", "SwiftUI.EnvironmentObject", "Bindable"])
  func `A property of an object may be called as one of bindings`(wrapper: String) {
    let declared = "@\(wrapper) private var model: Model\n"
    #expect(lower(declared + "f($model.count)") == declared + "f($model._part({ $0.count }, { $0.count = $1 }))")
    #expect(lower(declared + "f(self.$model.id)") == declared + "f(self.$model._part({ $0.id }, { $0.id = $1 }))")
    #expect(lower(declared + "f($model.wrappedValue)") == nil)
    #expect(
      lower(declared + "f($model.rows.count)") == declared + "f($model._part({ $0.rows }, { $0.rows = $1 }).count)"
    )
  }

  @Test(arguments: [
    "f($text)", "map { $0.name }", "f($a.wrappedValue.b)", "f($a.animation(.default))", "f($rows.count, $rows[0])",
    "f(\\.a.b)",
    "#if !hasFeature(Embedded)\nf($a.b)\n#endif",
  ])
  func `What is no binding to a property stays as it is`(text: String) {
    #expect(lower(text) == nil)
  }

  @Test func `Lines stay where they are`() {
    let text = "f($a\n  .b\n  .c,\n  line)"
    #expect(lower(text) == "f($a\n  ._part({ $0.b.c }, { $0.b.c = $1 })\n,\n  line)")
  }
}
