package dev.stoa.application.audit;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.AuditRow;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.audit.EntryHasher;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleTree;
import dev.stoa.domain.audit.tlog.TlogProof;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The step of proving what is in the log; requires an open snapshot. */
public final class ProveEntry {

  private final AuditLog log;
  private final Checkpoints checkpoints;

  /** For the log of a workspace. */
  public ProveEntry(AuditStorage storage) {
    this.log = storage.auditLog();
    this.checkpoints = storage.checkpoints();
  }

  /** A file that proves the entry to anyone who trusts the key of the latest checkpoint. */
  public Either<AuditRefused, TlogProof> inclusion(long sequence) {
    Option<AuditRow> row = log.row(sequence);
    if (row.isEmpty()) {
      return Either.left(new AuditRefused.UnknownSequence(sequence, log.head().size()));
    }
    Option<SignedCheckpoint> latest = checkpoints.latest();
    if (!latest.exists(checkpoint -> checkpoint.size() >= sequence)) {
      return Either.left(
          new AuditRefused.NotCovered(sequence, latest.map(SignedCheckpoint::size).getOrElse(0L)));
    }
    SignedCheckpoint checkpoint = latest.get();
    return Either.right(
        new TlogProof(
            new EntryHasher().encoded(row.get()),
            sequence - 1,
            new MerkleTree(log::nodes).inclusionProof(sequence - 1, checkpoint.size()),
            checkpoint.note()));
  }

  /** Hashes that prove that the log of the second size only added to that of the first. */
  Either<AuditRefused, Seq<Hash>> consistency(long first, long second) {
    long last = log.head().size();
    if (second < 0 || second > last) {
      return Either.left(new AuditRefused.SizeOutOfRange("second size", second, last));
    }
    if (first < 0 || first > second) {
      return Either.left(new AuditRefused.SizeOutOfRange("first size", first, second));
    }
    return Either.right(new MerkleTree(log::nodes).consistencyProof(first, second));
  }

  /** The root over this many first entries. */
  Either<AuditRefused, Hash> root(long size) {
    long last = log.head().size();
    return size < 0 || size > last
        ? Either.left(new AuditRefused.SizeOutOfRange("size", size, last))
        : Either.right(new MerkleTree(log::nodes).root(size));
  }
}
