package dev.stoa.app.audit;

import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.EntryHasher;
import dev.stoa.domain.json.CanonicalWriter;
import java.nio.charset.StandardCharsets;

/**
 * A row as one line for whoever wants to re-hash it: {@code hash} is the SHA-256 of {@code scheme},
 * a newline and {@code attested}.
 */
final class ExportLine {

  private final EntryHasher hasher = new EntryHasher();
  private final CanonicalWriter writer = new CanonicalWriter();

  String of(AuditRow row) {
    String hashed = new String(hasher.encoded(row), StandardCharsets.UTF_8);
    writer.reset(0);
    writer.raw(ascii("{\"attested\":")).string(hashed.substring(EntryHasher.DOMAIN.length() + 1));
    writer.raw(ascii(",\"hash\":")).string(row.hash());
    writer.raw(ascii(",\"scheme\":")).string(EntryHasher.DOMAIN);
    return writer.raw('}').toString();
  }

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }
}
