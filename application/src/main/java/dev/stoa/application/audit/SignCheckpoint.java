package dev.stoa.application.audit;

import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.MerkleTree;
import dev.stoa.domain.audit.tlog.SignedNote;
import dev.stoa.domain.audit.tlog.SigningKey;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** The step of signing the current log; requires an open write unit. */
final class SignCheckpoint {

  private final AuditLog log;
  private final Checkpoints checkpoints;
  private final AppendAudit append;
  private final InstantSource clock;

  SignCheckpoint(AuditLog log, Checkpoints checkpoints, AppendAudit append, InstantSource clock) {
    this.log = log;
    this.checkpoints = checkpoints;
    this.append = append;
    this.clock = clock;
  }

  /** Signs the log under the key's name; the same log and key give the checkpoint there is. */
  Either<AuditRefused, SignedCheckpoint> sign(SigningKey key) {
    // Locked before the checkpoints are read: their ids and sizes grow together.
    long size = log.lockHead().size();
    MerkleTree tree = new MerkleTree(log::nodes);
    Option<SignedCheckpoint> latest = checkpoints.latest();
    Option<AuditRefused> broken = latest.flatMap(earlier -> notContinued(earlier, size, tree));
    if (broken.isDefined()) {
      return Either.left(broken.get());
    }
    boolean sameKey =
        latest.exists(earlier -> SignedNote.parse(earlier.note()).isSignedBy(key.verifier()));
    if (sameKey && latest.get().size() == size) {
      return Either.right(latest.get());
    }
    if (!sameKey) {
      introduce(key);
    }
    return Either.right(keep(key, latest.map(SignedCheckpoint::id).getOrElse(0L) + 1, tree));
  }

  /** A log must not sign what contradicts what it signed before. */
  private static Option<AuditRefused> notContinued(
      SignedCheckpoint earlier, long size, MerkleTree tree) {
    if (earlier.size() > size) {
      return Option.some(
          new AuditRefused.InconsistentCheckpoint(
              earlier.size(), "the log ends at " + size + " now"));
    }
    return tree.root(earlier.size()).equals(earlier.root())
        ? Option.none()
        : Option.some(
            new AuditRefused.InconsistentCheckpoint(earlier.size(), "its root is another one now"));
  }

  /** A new key changes whom the log's readers trust, so it is an entry of the log itself. */
  private void introduce(SigningKey key) {
    append.record(
        AuditEvent.of(
            StoaEventType.AUDIT_KEY_INTRODUCED, AuditMembers.NONE.verifierKey(key.verifier())));
  }

  private SignedCheckpoint keep(SigningKey key, long id, MerkleTree tree) {
    long size = log.head().size();
    Checkpoint checkpoint = new Checkpoint(key.verifier().name(), size, tree.root(size));
    SignedCheckpoint signed = SignedCheckpoint.sign(id, checkpoint, key, clock.instant());
    checkpoints.append(signed);
    return signed;
  }
}
