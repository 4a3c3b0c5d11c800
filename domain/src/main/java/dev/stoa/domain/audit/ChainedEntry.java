package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.json.InvalidValue;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** An entry ready to be stored, with the tree nodes of levels 1, 2, … that it completes. */
public record ChainedEntry(AuditEntry entry, Seq<Hash> treeNodes) {

  /** The entry with sequence s completes as many levels as s has trailing zero bits. */
  public ChainedEntry {
    if (treeNodes.size() != Long.numberOfTrailingZeros(entry.sequence())) {
      throw new InvalidValue(
          "audit entry " + entry.sequence() + " cannot complete " + treeNodes.size() + " nodes");
    }
  }

  /** The nodes one after the other, 32 bytes each, as they are stored; null if there are none. */
  public byte @Nullable [] treeNodeBytes() {
    return treeNodes.isEmpty() ? null : Hash.concatenate(treeNodes);
  }
}
