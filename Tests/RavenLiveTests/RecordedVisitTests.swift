// Written from a recording. Change it where it says more than is meant.

import RavenTesting
import SwiftUI
import Testing

@testable import Visited

@MainActor struct `A recorded visit of VisitedApp` {
  @Test func `shows what it showed`() async throws {
    let page = try TestPage(VisitedApp.self, at: "/")
    try page.perform(.click([]), on: "Add")
    #expect(
      page.changes() == [
        "- Count: 0",
        "+ Count: 1",
        "+ Remove 1",
      ]
    )
    try page.perform(.click([.shift]), on: "Add")
    #expect(
      page.changes() == [
        "- Count: 1",
        "+ Count: 2",
        "+ Remove 2",
      ]
    )
    try page.perform(.input(version: 1, value: "A"), on: "Name")
    #expect(
      page.changes() == [
        "- Hello, ",
        "+ Hello, A",
      ]
    )
    try page.perform(.input(version: 2, value: "Ada"), on: "Name")
    #expect(
      page.changes() == [
        "- Hello, A",
        "+ Hello, Ada",
      ]
    )
    try page.perform(.change(version: 1, isChecked: true, value: "on"), on: "Loud")
    #expect(
      page.changes() == [
        "- Hello, Ada",
        "+ Hello, ADA",
      ]
    )
    try page.perform(.click([]), on: "Greet otherwise")
    #expect(
      page.changes() == [
        "- Hello, ADA",
        "+ Hi, ADA",
      ]
    )
    try page.perform(.click([]), on: "Ask")
    try await page.change()
    #expect(page.changes() == ["+ Answered at 2"])
    try page.perform(.input(version: 1, value: "later"), on: "Draft")
    try page.perform(.click([]), on: "Remove 1")
    #expect(page.changes() == ["- Remove 1"])
  }
}
