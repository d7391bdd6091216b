import Poet
import SwiftUI

/// Everything on the screen: what scrolls, and the bar below it.
struct RetailPage: View {
  let evaluator: WeakEvaluator<RetailEvaluator>
  let translator: RetailTranslator

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { content(proxy) }
    }
    .presenting(translator)
    .safeAreaInset(edge: .bottom) { ActionBar(evaluator: evaluator, translator: translator) }
  }

  private func content(_ proxy: ScrollViewProxy) -> some View {
    VStack(alignment: .leading, spacing: 16) {
      PageHeader(evaluator: evaluator, translator: translator)
      StageView(stage: translator.stage) { proxy.scrollTo(Place.top, anchor: .top) }
      Columns(hasMain: translator.hasProducts) {
        VStack(spacing: 16) {
          Hideable(isShown: translator.isChoosing) { LocationCard(evaluator: evaluator, translator: translator) }
          Hideable(isShown: translator.hasProducts) { ProductsCard(evaluator: evaluator, rows: translator.products) }
        }
      } guide: {
        VStack(spacing: 16) {
          NoticeView(notice: translator.notice)
          InstructionsCard(translator: translator)
        }
      } summary: {
        Hideable(isShown: translator.hasProducts) { SummaryCard(lines: translator.summary) }
      }
    }
    .padding(16)
    // What is last can be scrolled clear of a toast.
    .padding(.bottom, 88)
    .frame(maxWidth: 1080)
    .frame(maxWidth: .infinity)
    .id(Place.top)
  }

  /// Where the page can be scrolled to.
  private enum Place: Hashable { case top }
}
