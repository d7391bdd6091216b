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

  @Test func `are imported by a module that is loaded by itself, as numbers`() {
    let constants = "const wireVersion=1;const command={open:1,close:3};const eventKind={click:0};"
    let module =
      #"import{string}from"./bytes.js";import{command,eventKind}from"./constants.js";f(command.close,eventKind.click);"#
    let inlined = NumberTables.inlined(Array(module.utf8), from: Array(constants.utf8))
    #expect(String(decoding: inlined, as: UTF8.self) == #"import{string}from"./bytes.js";f(3,0);"#)
    let other = Array(#"import{string}from"./bytes.js";f();"#.utf8)
    #expect(NumberTables.inlined(other, from: Array(constants.utf8)) == other)
  }

  @Test func `are not imported from a file in any module`() {
    for asset in RuntimeAssets.all { #expect(!String(decoding: asset.bytes, as: UTF8.self).contains("constants.js")) }
  }

  @Test func `have no other members`() {
    #expect(inlined("const command={open:1};command.shut;") == "const command={open:1};command.shut;")
    #expect(inlined("f();") == "f();")
  }
}
