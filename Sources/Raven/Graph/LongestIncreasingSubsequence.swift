/// The longest increasing subsequence by patience sorting, O(n log n): the rows that may stay where they are, so that
/// the fewest are moved.
///
/// - Parameter old: for each row of the new order its place in the old one, or -1 for a new row.
/// - Returns: for each row whether it belongs to the subsequence.
@inline(never)
@_optimize(speed)
public nonisolated func _longestIncreasingSubsequence(_ old: [Int]) -> [Bool] {
  let count = old.count
  // The places of the last row of each subsequence, and of the row before each row in its own.
  let tails = UnsafeMutablePointer<Int>.allocate(capacity: 2 * count)
  defer { tails.deallocate() }
  let before = tails + count
  var length = 0
  return old.withUnsafeBufferPointer { old in
    for index in 0..<count where old[index] >= 0 {
      var low = 0
      var high = length
      // Most rows stand behind the one before them.
      if length > 0, old[tails[length - 1]] < old[index] { low = high }
      while low < high {
        let middle = (low + high) / 2
        if old[tails[middle]] < old[index] { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tails[low - 1] : -1
      tails[low] = index
      if low == length { length += 1 }
    }
    var stays = [Bool](repeating: false, count: count)
    var index = length > 0 ? tails[length - 1] : -1
    while index >= 0 {
      stays[index] = true
      index = before[index]
    }
    return stays
  }
}
