import RavenLive
import Testing

struct RequestLanguageTests {
  private func languages(_ header: String) -> [String] {
    HTTPRequest(target: "/", headers: ["Accept-Language": header]).languages
  }

  @Test func `languages are ordered by weight, equal ones as given`() {
    #expect(languages("en;q=0.5, de-AT, fr;q=0.9,it") == ["de-AT", "it", "fr", "en"])
  }

  @Test func `what is no language, is refused or weighs nothing is left out`() {
    #expect(languages("*, ../etc;q=1, x, de\"><b>, nl;q=0, sv;q=abc, zh-Hant-TW ;q=0.3") == ["zh-Hant-TW"])
  }

  @Test func `no header, no languages`() { #expect(HTTPRequest(target: "/").languages.isEmpty) }
}
