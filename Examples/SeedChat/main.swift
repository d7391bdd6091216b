// Makes the chat's file. Scripts/seed-chat builds and runs this with all three arguments.

import Foundation

let words = CommandLine.arguments.dropFirst()
guard words.count == 3, let messages = Int(words[1]) else { SeedCommand.fail("use Scripts/seed-chat --help") }
SeedCommand(messages: messages, path: words[2], replaces: !words[3].isEmpty).run()
