import Testing

@testable import RavenRuntime

struct `Tables of numbers` {
  private func inlined(_ text: String) -> String {
    String(decoding: NumberTables.inlined(Array(text.utf8)), as: UTF8.self)
  }

  @Test func `are left out where their numbers are put in`() {
    #expect(
      inlined("a();const serverFrame={gone:4,batch:12};if(k===serverFrame.batch)b(serverFrame.gone);")
        == "a();if(k===12)b(4);"
    )
  }

  @Test func `stay where they are used as a whole`() {
    #expect(
      inlined("const eventKind={click:0,input:1};f(eventKind[k],eventKind.input);")
        == "const eventKind={click:0,input:1};f(eventKind[k],1);"
    )
    #expect(inlined("const command={open:1};this.command=command;") == "const command={open:1};this.command=command;")
  }

  @Test func `are not taken for what has a part of their name`() {
    let text = "const command={open:1};p.command.open;commands.open;mycommand.open;command.open;"
    #expect(inlined(text) == "p.command.open;commands.open;mycommand.open;1;")
  }

  @Test func `have no other members`() {
    #expect(inlined("const command={open:1};command.shut;") == "const command={open:1};command.shut;")
    #expect(inlined("f();") == "f();")
  }
}
