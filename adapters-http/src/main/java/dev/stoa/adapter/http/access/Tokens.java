package dev.stoa.adapter.http.access;

import dev.stoa.domain.kernel.Sha256;
import io.vavr.control.Option;

/** The tokens that a server accepts. */
@FunctionalInterface
public interface Tokens {

  /** The token of this hash, expired or not; none if there is none. */
  Option<Token> find(String hash);

  /** What is kept of a token: SHA-256 of its text, in hexadecimal digits. */
  static String hash(String token) {
    return Sha256.hex(token);
  }
}
