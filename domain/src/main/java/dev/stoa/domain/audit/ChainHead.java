package dev.stoa.domain.audit;

import dev.stoa.domain.json.InvalidValue;

/** Where the chain ends: how many entries it has and the hash of the last. */
public record ChainHead(long size, EntryHash hash) {

  /** The head of a chain without entries. */
  public static final ChainHead EMPTY = new ChainHead(0, EntryHash.GENESIS);

  /** Refuses a negative size. */
  public ChainHead {
    if (size < 0) {
      throw new InvalidValue("chain size " + size + " is negative");
    }
  }

  /** The head once this entry is the last. */
  public static ChainHead after(AuditEntry last) {
    return new ChainHead(last.sequence(), last.hash());
  }
}
