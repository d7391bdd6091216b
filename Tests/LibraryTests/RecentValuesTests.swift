import Testing

@testable import Library

struct RecentValuesTests {
  @Test func `what was used last is there, and never more than twice the limit`() {
    var values = RecentValues<Int, String>(limit: 10)
    for number in 0..<100 { values[number] = "\(number)" }
    #expect((90..<100).allSatisfy { values[$0] == "\($0)" })
    #expect((0..<100).count { values[$0] != nil } <= 20)
  }

  @Test func `what is used stays while others come and go`() {
    var values = RecentValues<Int, String>(limit: 10)
    values[0] = "zero"
    for number in 1..<100 {
      values[number] = "\(number)"
      #expect(values[0] == "zero")
    }
    values.forget([0])
    #expect(values[0] == nil)
  }
}
