import SwiftUI

/// What stands above the first row: the beginning or, if there may be more, how that is fetched.
struct TiledStartView: View {
  let header: AnyView?
  let end: TiledEnd
  let loading: TiledLoading?
  let count: Int

  var body: some View {
    if let header, loading?.hasMore != true { header }
    if let loading { TiledEndView(end: end, title: Text("Load Earlier"), loading: loading, count: count) }
  }
}

/// What stands below the last row: how more is fetched, or that somebody is writing.
struct TiledTailView: View {
  let typing: AnyView?
  let end: TiledEnd
  let loading: TiledLoading?
  let count: Int

  var body: some View {
    if let loading { TiledEndView(end: end, title: Text("Load Later"), loading: loading, count: count) }
    if let typing, loading?.hasMore != true { typing }
  }
}

/// Where more may come: a way to fetch it by hand, that it is being fetched, or why it could not be.
struct TiledEndView: View {
  let end: TiledEnd
  let title: Text
  let loading: TiledLoading
  let count: Int

  var body: some View {
    switch end.phase {
    case .loading:
      ProgressView().frame(maxWidth: .infinity).padding(12)
    case .failed(let reason):
      VStack(spacing: 8) {
        Text(verbatim: reason).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
        button(Text("Try Again")).buttonStyle(.bordered)
      }
      .frame(maxWidth: .infinity)
      .padding(12)
    case .idle:
      if loading.hasMore == true { button(title).buttonStyle(.borderless).frame(maxWidth: .infinity).padding(12) }
    }
  }

  private func button(_ title: Text) -> some View {
    Button(action: { end.begin(count: count, loading) }, label: { title }).controlSize(.small)
  }
}
