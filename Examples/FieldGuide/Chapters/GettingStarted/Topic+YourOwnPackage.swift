import Showcase

extension Topic {
  static let yourOwnPackage = Topic("A package of your own") {
    Description(
      """
      Raven is not published yet: depend on a checkout. With the checkout at `../raven`, this is the whole manifest of an app:
      """
    )
    CodeBlock("Package.swift", sample: .packageManifest)
    Paragraph("Put [the first app](/getting-started/the-first-app) into `Sources/MyApp/MyApp.swift`, and run it:")
    CodeBlock(language: .shell) { "swift run MyApp" }
    Paragraph("It says where it can be seen: <http://127.0.0.1:8080>, unless told otherwise.")
    ContentList {
      "The machine needs Debian’s `libboost1.81-dev`, `libsqlite3-dev`, `libssl-dev` and `zlib1g-dev` to build; `Scripts/install run` installs what is missing."
      "Serve with `swift run -c release MyApp`: only release builds specialise the engine for your views."
    }
    Topic("The same source on Apple’s platforms") {
      Description(
        """
        There `import SwiftUI` has to find Apple’s own. Say so where the product is named. Only Linux has been tried.
        """
      )
      CodeBlock {
        #"""
        .product(
          name: "SwiftUI",
          package: "raven",
          condition: .when(platforms: [.linux])
        )
        """#
      }
    }
    Topic("Libraries on top") {
      Description("Name them as products beside `SwiftUI`, and import them where you use them.")
      ContentList {
        "`StackBoard`: boards of settings. [The chapter](/stackboard/boards)"
        "`Poet`, and `PoetTesting` for tests: business state apart from display state. [The chapter](/poet/a-screen-in-poet)"
        "`Showcase`: documents with live examples, like this one."
      }
    }
  }
}
