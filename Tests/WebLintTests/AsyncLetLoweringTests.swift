import Testing

@testable import WebLint

struct AsyncLetLoweringTests {
  private func lower(_ lines: String...) -> String? {
    let text = lines.joined(separator: "\n  ")
    let made = lowered(SourceText(path: "A.swift", text: "func f() async throws {\n  \(text)\n}"))
    return made.map { String($0.dropFirst("func f() async throws {\n  ".count).dropLast(2)) }
  }

  @Test func `What is let beside is begun, and waited for by its name`() {
    #expect(
      lower("async let first = load(1)", "print(await first, page.first)", "if await first > 1 { g(await [first]) }")
        == "let first = _asyncLet { await load(1) }\n  print(await first.value, page.first)\n  "
        + "if await first.value > 1 { g(await [first.value]) }"
    )
  }

  @Test(arguments: [
    "return try await first", "let a = try? await first", "g(try await h(first))",
    "a = try await b + first",
  ])
  func `It throws where that is tried`(use: String) {
    let waited = use.replacing("first", with: "first.value")
    #expect(
      lower("async let first = load(1)", use) == "let first = _throwingAsyncLet { try await load(1) }\n  \(waited)"
    )
  }

  @Test func `Types and several at once stay what they are`() {
    #expect(
      lower("async let first: Int = load(1), second = try load(2)", "g(await first)", "g(try await second)")
        == "let first = _asyncLet { () async -> Int in await load(1) }, second = _throwingAsyncLet { try await load(2) }\n  "
        + "g(await first.value)\n  g(try await second.value)"
    )
  }

  @Test func `Lines stay where they are`() {
    #expect(
      lower("async", "let first = load(1)", "await first")
        == "\nlet first = _asyncLet { await load(1) }\n  await first.value"
    )
  }

  @Test func `Another name, and what stands before, is something else`() {
    #expect(
      lower("g(first)", "async let first = load(1)", "await second")
        == "g(first)\n  let first = _asyncLet { await load(1) }\n  await second"
    )
  }
}
