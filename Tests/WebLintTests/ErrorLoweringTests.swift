import Testing

@testable import WebLint

struct ErrorLoweringTests {
  private func lower(_ text: String) -> String? { lowered(SourceText(path: "A.swift", text: text)) }

  /// What an error is written as.
  private func any(_ error: String) -> String {
    "{ () -> any Error in var _error = \(error); return _thrown(&_error) }()"
  }

  private func caught(_ error: String, _ type: String) -> String { "_caught(\(any(error)), as: \(type).self)" }

  @Test(arguments: [
    ("func f() throws { throw ", "Oops.a(1)", " }"), ("func f() throws(any Error) { throw ", "oops", " }"),
    ("let f = { throw ", "Oops()", " }"), ("var a: Int { get throws { throw ", "Oops.a", " } }"),
    ("func f() throws(Oops) { do { throw ", "Other.a", " } catch {} }"),
    ("let f = { do { throw ", "Other.a", " } catch {} }"),
  ])
  func `What is thrown is written out`(before: String, error: String, after: String) {
    #expect(lower(before + error + after) == before + any(error) + after)
  }

  @Test func `What is awaited, and what an initializer throws, is thrown by a statement`() {
    #expect(
      lower("func f() async throws { throw await g() }")
        == "func f() async throws { do { var _error = await g(); throw _thrown(&_error) } }"
    )
    #expect(
      lower("init() throws { guard a else { throw Oops.b(a) } }")
        == "init() throws { guard a else { do { var _error = Oops.b(a); throw _thrown(&_error) } } }"
    )
  }

  @Test(arguments: [
    "func f() throws(Oops) { throw Oops.a }",
    "makeStream(of: Int.self, throwing: (any Error).self)", "fail(throwing: Oops.a)", "func f() throws { throw .a }",
    "let f = { () throws(Oops) in throw Oops.a }", "do throws(Oops) { throw Oops.a } catch {}",
    "var a: Int { get throws(Oops) { throw Oops.a } }", "stream.finish(throwing: nil)",
    "do { try f() } catch { g(error) }",
    "do { try f() } catch let failure { g(failure) }", "do { try f() } catch .a {}", "let a = error as? Oops",
    "text = error.localizedDescription",
    "#if !hasFeature(Embedded)\nfunc f() throws { throw Oops.a }\n#endif",
  ])
  func `What says its type stays as it is`(text: String) {
    #expect(lower(text) == nil)
  }

  @Test func `What is given away to be thrown is written out, be it none`() {
    #expect(
      lower("continuation.resume(throwing: error)")
        == "continuation.resume(throwing: { var _error = error; return _thrown(&_error) }())"
    )
    #expect(
      lower("stream.finish(throwing: Oops.a)")
        == "stream.finish(throwing: { var _error = Oops.a; return _thrown(&_error) }())"
    )
  }

  @Test func `One kind of error is caught`() {
    let failure = caught("_failure", "Oops")
    #expect(
      lower("do { try f() } catch is Oops { g() }")
        == "do { try f() } catch let _failure where (\(failure) != nil) {  g() }"
    )
    #expect(
      lower("do { try f() } catch let oops as Oops { g(oops) }")
        == "do { try f() } catch let _failure where (\(failure) != nil) { let oops = \(failure)!; g(oops) }"
    )
    #expect(
      lower("do { try f() } catch let oops as Oops where oops.a > 1 { g() }")
        == "do { try f() } catch let _failure where (\(failure) != nil && { let oops = \(failure)!; return oops.a > 1 }()) "
        + "{ let oops = \(failure)!; g() }"
    )
  }

  @Test(arguments: ["Oops.a", "Oops.a(let number)", "let Oops.a(number)"])
  func `One case is caught`(pattern: String) {
    let failure = caught("_failure", "Oops")
    #expect(
      lower("do { try f() } catch \(pattern) { g() }")
        == "do { try f() } catch let _failure where ({ if case (\(pattern))? = \(failure) { true } else { false } }()) "
        + "{ guard case (\(pattern))? = \(failure) else { fatalError() }; g() }"
    )
  }

  @Test func `What is caught is looked at`() {
    #expect(
      lower("do { try f() } catch { if let oops = error as? Oops { g(oops) } }")
        == "do { try f() } catch { if let oops = \(caught("error", "Oops")) { g(oops) } }"
    )
    #expect(
      lower("do { try f() } catch let e { a = e is Oops && (e as! Oops).b }")
        == "do { try f() } catch let e { a = (\(caught("e", "Oops")) != nil) && (\(caught("e", "Oops"))!).b }"
    )
    #expect(
      lower("switch a { case .failure(let why): b = why.localizedDescription; default: break }")
        == "switch a { case .failure(let why): b = _text(of: \(any("why"))); default: break }"
    )
    #expect(
      lower("if case .failure(let why) = a { b = why is Oops }")
        == "if case .failure(let why) = a { b = (\(caught("why", "Oops")) != nil) }"
    )
  }

  @Test func `Lines stay where they are`() {
    let lines = lower("do {\n  try f()\n} catch let oops as Oops\nwhere\noops.a {\n  throw oops\n}")?.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(lines?.count == 7)
    #expect(lines?[5] == "  throw \(any("oops"))")
  }
}
