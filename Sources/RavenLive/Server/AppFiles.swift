#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// `read` of the C library; a static method here has that name.
private nonisolated func readBytes(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}

/// The files an app brings along, such as the images its views name: served below `/_app/`.
///
/// Only plain files of a known type, inside the folders given, under names without a hidden or climbing part.
///
/// ```swift
/// let files = AppFiles(directories: ["/srv/app/Resources"])
/// files.file(at: "/_app/icons/bell.svg")
/// ```
public nonisolated struct AppFiles: Sendable {
  /// A file as it is now.
  public struct File: Sendable {
    /// The media type, from the name's ending.
    public let contentType: String
    /// A mark that changes when the file does; without quotes.
    public let tag: String
    /// The content.
    public let bytes: [UInt8]
  }

  /// Where the files are in addresses.
  public static let prefix = "/_app/"
  /// The largest file served, in bytes.
  public static let sizeLimit = 16 << 20

  private let directories: [String]

  /// Serves the files of some folders; the first that has a name wins.
  public init(directories: [String]) { self.directories = directories }

  /// The file at a path of an address, read anew; nil when there is none to be served.
  public func file(at path: Substring) -> File? {
    guard path.utf8.starts(with: Self.prefix.utf8), let name = Self.name(path.dropFirst(Self.prefix.count)) else {
      return nil
    }
    guard let dot = name.lastIndex(of: "."), let type = Self.types[name[dot...].lowercased()] else { return nil }
    for directory in directories {
      if let file = Self.read("\(directory)/\(name)", type) { return file }
    }
    return nil
  }

  /// The name a path spells, decoded; nil when it would leave the folder or name something hidden.
  static func name(_ path: Substring) -> String? {
    guard let name = decoded(path), !name.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else {
      return nil
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return parts.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") } ? name : nil
  }

  private static func decoded(_ path: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = path.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(rest.prefix(2)) ?? ""
      guard digits.utf8.count == 2, let value = UInt8(digits, radix: 16) else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func read(_ path: String, _ type: String) -> File? {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= sizeLimit else {
      return nil
    }
    let size = Int(status.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = readBytes(descriptor, buffer.baseAddress.map { UnsafeMutableRawPointer($0 + count) }, size - count)
        if got <= 0 { break }
        count += got
      }
      isWhole = count == size
    }
    let time = status.st_mtim
    return isWhole ? File(contentType: type, tag: "\(size)-\(time.tv_sec)-\(time.tv_nsec)", bytes: bytes) : nil
  }

  private static let types = [
    ".png": "image/png", ".jpg": "image/jpeg", ".jpeg": "image/jpeg", ".gif": "image/gif", ".webp": "image/webp",
    ".avif": "image/avif", ".svg": "image/svg+xml", ".ico": "image/x-icon", ".txt": "text/plain; charset=utf-8",
    ".pdf": "application/pdf", ".mp4": "video/mp4", ".mp3": "audio/mpeg", ".woff2": "font/woff2",
    ".json": "application/json",
  ]
}

extension HTTPResponse {
  /// A file of an app: kept by browsers for a while, asked for again by its mark.
  ///
  /// Opened by itself it runs nothing.
  nonisolated static func appFile(_ content: FileContent, for request: HTTPRequest) -> HTTPResponse {
    let headers: HTTPHeaders = [
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=60",
      "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    ]
    return file(content, headers, for: request)
  }
}
