package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleHasher;
import dev.stoa.domain.json.CanonicalWriter;
import java.nio.charset.StandardCharsets;
import java.security.DigestException;
import java.security.MessageDigest;

/**
 * Computes an entry's hash from its row: SHA-256 of the line {@value #DOMAIN} and the RFC 8785 JSON
 * of every attested field, absent ones as {@code null}.
 *
 * <p>The members are, in canonical order: {@code at}, {@code confidence}, {@code details}, {@code
 * event_type}, {@code field}, {@code id}, {@code latency_ms}, {@code prev_hash}, {@code sequence},
 * {@code session_id}, {@code specialist}, {@code token_id}, {@code trace_id}, {@code u_score}. The
 * details are attested as a JSON <em>string</em> holding their canonical text, not as a nested
 * object: then every member is a scalar, the quoting keeps any tampered text inside its own member,
 * and two different rows can never be written as the same bytes.
 *
 * <p>One thread each; it keeps one buffer and one digest for all its rows.
 */
public final class EntryHasher {

  /** The domain and version of the encoding; a newline follows. */
  public static final String DOMAIN = "stoa/audit-entry/v1";

  private static final byte[] AT = ascii("{\"at\":");
  private static final byte[] CONFIDENCE = ascii(",\"confidence\":");
  private static final byte[] DETAILS = ascii(",\"details\":");
  private static final byte[] EVENT_TYPE = ascii(",\"event_type\":");
  private static final byte[] FIELD = ascii(",\"field\":");
  private static final byte[] ID = ascii(",\"id\":");
  private static final byte[] LATENCY_MS = ascii(",\"latency_ms\":");
  private static final byte[] PREV_HASH = ascii(",\"prev_hash\":");
  private static final byte[] SEQUENCE = ascii(",\"sequence\":");
  private static final byte[] SESSION_ID = ascii(",\"session_id\":");
  private static final byte[] SPECIALIST = ascii(",\"specialist\":");
  private static final byte[] TOKEN_ID = ascii(",\"token_id\":");
  private static final byte[] TRACE_ID = ascii(",\"trace_id\":");
  private static final byte[] U_SCORE = ascii(",\"u_score\":");

  private final CanonicalWriter writer = new CanonicalWriter();
  private final int prefix = writer.raw(ascii(DOMAIN + "\n")).length();
  private final MessageDigest digest = MerkleHasher.sha256();

  /** The hash this row ought to have. */
  public EntryHash hash(AuditRow row) {
    return hashOf(encode(row, row.sequence()));
  }

  /** The hash this row would have under another sequence. */
  EntryHash hashAs(AuditRow row, long sequence) {
    return hashOf(encode(row, sequence));
  }

  /** The exact bytes that are hashed, for holders of a proof. */
  public byte[] encoded(AuditRow row) {
    return encode(row, row.sequence()).bytes();
  }

  /** As {@link #hash}, into 32 bytes of the caller's. */
  void hash(AuditRow row, byte[] target) {
    encode(row, row.sequence()).feed(digest);
    try {
      digest.digest(target, 0, Hash.BYTES);
    } catch (DigestException tooShort) {
      throw new IllegalStateException("the buffer is too short for a hash", tooShort);
    }
  }

  private EntryHash hashOf(CanonicalWriter encoded) {
    encoded.feed(digest);
    return new EntryHash(Hash.of(digest.digest()));
  }

  private CanonicalWriter encode(AuditRow row, long sequence) {
    writer.reset(prefix);
    writer.raw(AT).string(row.at());
    writer.raw(CONFIDENCE).number(row.confidence());
    writer.raw(DETAILS).string(row.details());
    writer.raw(EVENT_TYPE).string(row.eventType());
    writer.raw(FIELD).string(row.field());
    writer.raw(ID).string(row.id());
    writer.raw(LATENCY_MS).number(row.latencyMs());
    writer.raw(PREV_HASH).string(row.prevHash());
    writer.raw(SEQUENCE).number(sequence);
    writer.raw(SESSION_ID).string(row.sessionId());
    writer.raw(SPECIALIST).string(row.specialist());
    writer.raw(TOKEN_ID).string(row.tokenId());
    writer.raw(TRACE_ID).string(row.traceId());
    writer.raw(U_SCORE).number(row.uScore());
    return writer.raw('}');
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
