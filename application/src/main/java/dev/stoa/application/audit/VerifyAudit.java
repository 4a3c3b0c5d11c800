package dev.stoa.application.audit;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.ChainFault;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.audit.ChainVerifier;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.SignedNote;
import dev.stoa.domain.audit.tlog.VerifierKey;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.LongConsumer;

/** The step of verifying the whole chain; it needs an open snapshot. */
final class VerifyAudit {

  private static final long REPORT_EVERY = 10_000;

  private final AuditLog log;
  private final Checkpoints checkpoints;

  VerifyAudit(AuditLog log, Checkpoints checkpoints) {
    this.log = log;
    this.checkpoints = checkpoints;
  }

  Either<AuditRefused, ChainReport> verify(VerifyRequest request) {
    // The latest stored checkpoint vouches for everything earlier ones vouch for.
    Option<Either<ChainFault, Checkpoint>> stored =
        checkpoints.latest().map(latest -> opened(latest, request.saved()));
    return Either.sequenceRight(request.saved().map(VerifyAudit::trusted))
        .map(saved -> saved.appendAll(stored.flatMap(Either::toOption)))
        .map(trusted -> scan(trusted, request.progress()))
        .map(report -> report.orElse(stored.flatMap(either -> either.swap().toOption())));
  }

  private ChainReport scan(Seq<Checkpoint> trusted, LongConsumer progress) {
    ChainVerifier verifier = new ChainVerifier(trusted);
    long[] seen = {0};
    log.scan(
        row -> {
          verifier.accept(row);
          if (++seen[0] % REPORT_EVERY == 0) {
            progress.accept(seen[0]);
          }
        });
    return verifier.finish(log::sequenceOf);
  }

  private static Either<AuditRefused, Checkpoint> trusted(VerifyRequest.SavedCheckpoint saved) {
    return Checkpoint.open(saved.note(), saved.key().name(), saved.key())
        .mapLeft(reason -> new AuditRefused.KeyRefused("checkpoint", reason));
  }

  private static Either<ChainFault, Checkpoint> opened(
      SignedCheckpoint latest, Seq<VerifyRequest.SavedCheckpoint> saved) {
    try {
      SignedNote note = SignedNote.parse(latest.note());
      Seq<VerifierKey> keys = saved.map(VerifyRequest.SavedCheckpoint::key);
      return keys.isEmpty() || keys.exists(note::isSignedBy)
          ? Either.right(Checkpoint.parse(note.text()))
          : Either.left(foreign(latest, "is not signed by the key of the saved ones"));
    } catch (IllegalArgumentException e) {
      return Either.left(foreign(latest, "cannot be read: " + e.getMessage()));
    }
  }

  private static ChainFault foreign(SignedCheckpoint latest, String why) {
    return new ChainFault(
        Math.max(1, latest.size()),
        ChainFault.Kind.FOREIGN,
        "stored checkpoint " + latest.id() + " " + why);
  }
}
