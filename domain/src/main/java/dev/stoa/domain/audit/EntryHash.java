package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleHasher;
import java.nio.charset.StandardCharsets;

/** What an entry attests, in 32 bytes, shown as 64 lower-case hexadecimal digits. */
public record EntryHash(Hash value) {

  /** What the first entry names as its predecessor: SHA-256 of {@code stoa/audit/v1/genesis}. */
  public static final EntryHash GENESIS =
      new EntryHash(
          Hash.of(
              MerkleHasher.sha256()
                  .digest("stoa/audit/v1/genesis".getBytes(StandardCharsets.US_ASCII))));

  /** From 64 hexadecimal digits. */
  public static EntryHash ofHex(String hex) {
    return new EntryHash(Hash.ofHex(hex));
  }

  /** 64 lower-case hexadecimal digits. */
  public String hex() {
    return value.hex();
  }

  @Override
  public String toString() {
    return hex();
  }
}
