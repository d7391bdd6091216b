import Testing

@testable import RavenRuntime

@Suite struct `Stripping a module` {
  private func strip(_ source: String) -> String {
    String(decoding: ModuleStripper(Array(source.utf8)).output.dropLast(), as: UTF8.self)
  }

  @Test(arguments: [
    ("const a = 1; // one", "const a=1;"),
    ("/** @type {number} */\nlet b = 2;\n", "let b=2;"),
    ("a /* in\nthe */ b", "a\nb"),
    ("import { x } from \"./y.js\";", "import{x}from\"./y.js\";"),
    ("  if (a) {\n    b();\n  } else {\n    c();\n  }", "if(a){b();}else{c();}"),
    ("static #count = 1", "static #count=1"),
    ("a = {\n  b: 1,\n};", "a={b:1};"),
    ("a = [1, , ];", "a=[1,,];"),
    ("a = \"one \" +\n  \"two\" +\n  b;", "a=\"one two\"+\nb;"),
    ("a = \"one\" + \"two\";", "a=\"one\"+\"two\";"),
  ])
  func `takes comments and white space out`(source: String, stripped: String) {
    #expect(strip(source) == stripped)
  }

  @Test(arguments: [
    ("a\nb", "a\nb"),
    ("let a = b\n(c)", "let a=b\n(c)"),
    ("a\n[b]", "a\n[b]"),
    ("}\n(b)", "}\n(b)"),
    ("a++\n++b", "a++\n++b"),
  ])
  func `keeps line breaks that may end a statement`(source: String, stripped: String) {
    #expect(strip(source) == stripped)
  }

  @Test(arguments: [
    ("f() {}\ng() {}", "f(){}g(){}"),
    ("case 1:\ncase 2:\n  a();", "case 1:case 2:a();"),
    ("a = b\n  .c()\n  ?.d;", "a=b.c()?.d;"),
    ("a = b ?\n  c :\n  d;", "a=b?c:d;"),
    ("(a) =>\n  b", "(a)=>b"),
  ])
  func `takes line breaks out that end nothing`(source: String, stripped: String) {
    #expect(strip(source) == stripped)
  }

  @Test(arguments: ["a+ +b", "a- -b", "a+ ++b", "1 .toFixed()", "typeof a", "a/ /b/.exec(c)"])
  func `keeps a space that tells tokens apart`(source: String) {
    #expect(strip(source) == source)
  }

  @Test(arguments: [
    #"a="// no /* comment */  here \" still""#,
    #"b='it\'s  //'"#,
    "c=`two  // words ${d + `  ${\"}\"}  /* ` } x`",
    "`line\n   break`",
  ])
  func `leaves strings and templates alone`(source: String) {
    #expect(strip(source) == source)
  }

  @Test(arguments: [
    ("a = /[/\"]  \\/'/g;  // x", "a=/[/\"]  \\/'/g;"),
    ("return /  \"/.test(a) // x", "return/  \"/.test(a)"),
    ("(/'/) // x", "(/'/)"),
    ("a / b / \"  c\"", "a/b/\"  c\""),
    ("(a) / b; // it's", "(a)/b;"),
    ("a[0] / b; // it's", "a[0]/b;"),
    ("x = /a/ in b", "x=/a/ in b"),
    ("x => /'/.test(x)", "x=>/'/.test(x)"),
  ])
  func `tells a regular expression from a division`(source: String, stripped: String) {
    #expect(strip(source) == stripped)
  }

  @Test func `takes imports and the word export out for a bundle`() {
    let source =
      "// a\nimport { b } from \"./b.js\";\nimport {\n  c,\n} from \"./c.js\";\nexport const d = () => import(\"./e.js\");\nexport class F {}\n"
    let stripper = ModuleStripper(Array(source.utf8), isForBundle: true)
    #expect(
      String(decoding: stripper.output, as: UTF8.self)
        == "const d=()=>import(\"./e.js\");class F{}\n"
    )
    #expect(stripper.imports == ["b.js", "c.js"])
  }

  @Test func `stripping twice changes nothing more`() {
    for (name, source) in RuntimeAssets.core {
      let once = String(decoding: ModuleStripper(source).output, as: UTF8.self)
      let twice = String(decoding: ModuleStripper(Array(once.utf8)).output, as: UTF8.self)
      #expect(once == twice, "\(name)")
    }
  }
}

@Suite struct `Stripping a stylesheet` {
  @Test func `takes comments, indentation and empty lines out and leaves strings alone`() {
    let source = "/* a */\n.b {\n  content: \"/*  \\\"*/\"; /* c */\n\n  color: red;\n}\n"
    let stripped = String(decoding: StylesheetStripper.strip(Array(source.utf8)), as: UTF8.self)
    #expect(stripped == ".b {\ncontent: \"/*  \\\"*/\"; \ncolor: red;\n}\n")
  }
}
