package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.Sha256;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/**
 * A request that was done, with its answer: sent again, it is answered so and not done again.
 *
 * @param key the SHA-256 of whatever names the request, so that no name is stored
 * @param fingerprint the SHA-256 of the whole request: another request may not have its key
 * @param keyId what the answer is encrypted with; none if it is plain text
 */
public record AnsweredRequest(
    String key, String fingerprint, String answer, Option<String> keyId, Instant at) {

  /** How long a request is known. */
  public static final Duration KEPT = Duration.ofHours(24);

  private static final int HASH_LENGTH = 64;

  /** Refuses keys that are no hashes. */
  public AnsweredRequest {
    PlainText.require("key", key, HASH_LENGTH);
    PlainText.require("fingerprint", fingerprint, HASH_LENGTH);
  }

  /** With the hashes of its name and of the whole request, and without an answer. */
  public static AnsweredRequest of(String name, String request, Instant at) {
    return new AnsweredRequest(Sha256.hex(name), Sha256.hex(request), "", Option.none(), at);
  }

  /** With an answer as it is stored. */
  public AnsweredRequest answered(String text, Option<String> encryptedWith, Instant when) {
    return new AnsweredRequest(key, fingerprint, text, encryptedWith, when);
  }

  /** Whether it is known no longer. */
  public boolean isOver(Instant now) {
    return !at.plus(KEPT).isAfter(now);
  }
}
