package dev.stoa.adapter.postgres;

import dev.stoa.domain.kernel.Sha256;
import java.nio.ByteBuffer;

/** The number of a named advisory lock of a workspace; advisory locks span the whole database. */
final class AdvisoryKey {

  private AdvisoryKey() {}

  static long of(String schema, String lock) {
    return ByteBuffer.wrap(Sha256.of("stoa\n" + schema + "\n" + lock)).getLong();
  }
}
