package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Checkpoint;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Verifies rows as if a store had given them, whatever has been done to them. */
final class StoredTrail {

  private StoredTrail() {}

  static ChainReport verify(Seq<AuditRow> rows) {
    return verify(rows, List.empty());
  }

  static ChainReport verify(Seq<AuditRow> rows, Seq<Checkpoint> checkpoints) {
    ChainVerifier verifier = new ChainVerifier(checkpoints);
    rows.forEach(verifier::accept);
    return verifier.finish(
        hash -> rows.find(row -> hash.hex().equals(row.hash())).map(AuditRow::sequence));
  }
}
