import COpenSSL
import Foundation

@testable import RavenLive

/// A key and a certificate for it, made for one test and gone with it.
final class TestCertificate {
  let files: TLSFiles
  private let folder = FileManager.default.temporaryDirectory.appending(path: "raven-tls-\(UUID().uuidString)")

  /// Makes both; a password locks the key in its file.
  init(password: String? = nil) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    files = TLSFiles(
      certificate: folder.appending(path: "certificate.pem").path,
      key: folder.appending(path: "key.pem").path
    )
    let key = Self.makeKey()
    let certificate = Self.makeCertificate(for: key)
    defer {
      X509_free(certificate)
      EVP_PKEY_free(key)
    }
    write(to: files.certificate) { PEM_write_bio_X509($0, certificate) }
    write(to: files.key) { file in
      guard var password = password.map({ Array($0.utf8) }) else {
        return PEM_write_bio_PrivateKey(file, key, nil, nil, 0, nil, nil)
      }
      return PEM_write_bio_PrivateKey(file, key, EVP_aes_256_cbc(), &password, Int32(password.count), nil, nil)
    }
  }

  isolated deinit { try? FileManager.default.removeItem(at: folder) }

  private static func makeKey() -> OpaquePointer? {
    let maker = EVP_PKEY_CTX_new_id(EVP_PKEY_ED25519, nil)
    defer { EVP_PKEY_CTX_free(maker) }
    var key: OpaquePointer?
    EVP_PKEY_keygen_init(maker)
    EVP_PKEY_keygen(maker, &key)
    return key
  }

  private static func makeCertificate(for key: OpaquePointer?) -> OpaquePointer? {
    let certificate = X509_new()
    ASN1_INTEGER_set(X509_get_serialNumber(certificate), 1)
    X509_gmtime_adj(X509_getm_notBefore(certificate), -60)
    X509_gmtime_adj(X509_getm_notAfter(certificate), 3600)
    X509_NAME_add_entry_by_txt(X509_get_subject_name(certificate), "CN", MBSTRING_ASC, "localhost", -1, -1, 0)
    X509_set_issuer_name(certificate, X509_get_subject_name(certificate))
    X509_set_pubkey(certificate, key)
    X509_sign(certificate, key, nil)
    return certificate
  }

  private func write(to path: String, _ content: (OpaquePointer?) -> Int32) {
    let file = BIO_new_file(path, "w")
    precondition(content(file) == 1, "OpenSSL does not write \(path)")
    BIO_free(file)
  }
}
