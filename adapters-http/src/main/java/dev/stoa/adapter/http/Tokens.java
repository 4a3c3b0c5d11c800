package dev.stoa.adapter.http;

import io.vavr.control.Option;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;

/** The tokens that a server accepts. */
@FunctionalInterface
public interface Tokens {

  /** The token of this hash, expired or not; none if nobody has it. */
  Option<Token> find(String hash);

  /** What is kept of a token: SHA-256 of its text, in hexadecimal digits. */
  static String hash(String token) {
    return HexFormat.of().formatHex(Sha256.digest().digest(token.getBytes(StandardCharsets.UTF_8)));
  }
}
