/// Where a picked order waits for its customer.
nonisolated enum DeliveryLocation: String, Codable, CaseIterable {
  case shelf
  case locker
  case kerb
}
