import Showcase

extension Topic {
  static let notThere = Topic("What is not there") {
    Description("So that nobody relies on it:")
    ContentList {
      "No renewal of certificates while the server runs, and nothing that leads from http to https: [a proxy](/deployment/behind-a-proxy) has both."
      "No limit for each address: the proxy limits requests."
      "No sign-in of its own: [a cookie](/security/signing-in) says who somebody is."
      "Nothing has been reviewed from outside."
    }
  }
}
