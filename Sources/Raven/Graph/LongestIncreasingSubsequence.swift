/// The longest increasing subsequence by patience sorting, O(n log n): the rows that may stay where they are, so that
/// the fewest are moved.
///
/// - Parameter old: for each row of the new order its place in the old one, or -1 for a new row.
/// - Returns: for each row whether it belongs to the subsequence.
public nonisolated func _longestIncreasingSubsequence(_ old: [Int]) -> [Bool] {
  var tails: [Int] = []
  var before = [Int](repeating: -1, count: old.count)
  for (index, value) in old.enumerated() where value >= 0 {
    var low = 0
    var high = tails.count
    // Most rows stand behind the one before them.
    if let last = tails.last, old[last] < value { low = high }
    while low < high {
      let middle = (low + high) / 2
      if old[tails[middle]] < value { low = middle + 1 } else { high = middle }
    }
    if low > 0 { before[index] = tails[low - 1] }
    if low == tails.count { tails.append(index) } else { tails[low] = index }
  }
  var stays = [Bool](repeating: false, count: old.count)
  var index = tails.last ?? -1
  while index >= 0 {
    stays[index] = true
    index = before[index]
  }
  return stays
}
