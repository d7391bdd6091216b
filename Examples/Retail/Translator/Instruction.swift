/// One of the things to do in a step, counted from 1.
struct Instruction: Equatable, Identifiable {
  let id: Int
  let text: String
}
