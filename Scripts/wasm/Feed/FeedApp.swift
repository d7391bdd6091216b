// What servers answer, inside the page: read, sent along with more, refused, given up.

import Foundation
import SwiftUI

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

@main struct FeedApp: App {
  var body: some Scene { WindowGroup("Feed") { FeedView() } }
}

struct FeedView: View {
  @State private var address = ""
  @State private var heard = "Nothing"
  @State private var task: URLSessionDataTask?

  var body: some View {
    VStack {
      TextField("Address", text: $address)
      Button("Read") { ask() }
      Button("Post") {
        ask {
          $0.httpMethod = "POST"
          $0.httpBody = Data("Grüße".utf8)
          $0.setValue("text/plain; charset=utf-8", forHTTPHeaderField: "content-type")
          $0.setValue("first", forHTTPHeaderField: "X-Note")
          $0.setValue("one", forHTTPHeaderField: "x-note")
          $0.addValue("two", forHTTPHeaderField: "X-Note")
        }
      }
      Button("Read soon") { ask { $0.timeoutInterval = 0.05 } }
      Button("Give up") { task?.cancel() }
      Text(heard)
    }
  }

  private func ask(_ change: (inout URLRequest) -> Void = { _ in }) {
    guard let url = URL(string: address) else { return heard = "No address" }
    var request = URLRequest(url: url)
    change(&request)
    heard = "Asking"
    let task = URLSession.shared.dataTask(with: request) { data, response, error in
      let text = data.flatMap { String(data: $0, encoding: .utf8) }
      let status = (response as? HTTPURLResponse)?.statusCode
      let type = (response as? HTTPURLResponse)?.value(forHTTPHeaderField: "Content-Type")
      let words = error?.localizedDescription
      DispatchQueue.main.async {
        heard = words ?? "\(status ?? 0) \(type ?? "untyped"): \(text ?? "not text")"
      }
    }
    self.task = task
    task.resume()
  }
}
