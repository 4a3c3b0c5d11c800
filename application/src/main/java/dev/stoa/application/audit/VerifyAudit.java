package dev.stoa.application.audit;

import dev.stoa.domain.audit.AuditLog;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.audit.ChainVerifier;
import dev.stoa.domain.audit.CheckpointRow;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.audit.IntroducedKeys;
import dev.stoa.domain.audit.StoredCheckpoints;
import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.VerifierKey;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import java.util.function.LongConsumer;

/** The step of verifying the whole chain and every stored checkpoint; requires an open snapshot. */
final class VerifyAudit {

  private static final long REPORT_EVERY = 10_000;
  private static final int PAGE = 500;

  private final AuditLog log;
  private final Checkpoints checkpoints;

  VerifyAudit(AuditLog log, Checkpoints checkpoints) {
    this.log = log;
    this.checkpoints = checkpoints;
  }

  Either<AuditRefused, ChainReport> verify(VerifyRequest request) {
    return Either.sequenceRight(request.saved().map(VerifyAudit::trusted))
        .map(saved -> compared(request, saved));
  }

  private ChainReport compared(VerifyRequest request, Seq<Checkpoint> saved) {
    StoredCheckpoints stored = stored();
    ChainVerifier verifier = new ChainVerifier(saved.appendAll(stored.checkpoints()));
    scan(verifier, request.progress());
    IntroducedKeys keys = verifier.introducedKeys();
    Set<Checkpoint> signed = stored.signed(keys);
    Seq<VerifierKey> trusted = request.saved().map(VerifyRequest.SavedCheckpoint::key);
    return verifier
        .finish(log::sequenceOf, one -> saved.contains(one) || signed.contains(one))
        .orElse(() -> stored.firstFault(keys, signed, trusted, saved));
  }

  private StoredCheckpoints stored() {
    StoredCheckpoints stored = new StoredCheckpoints();
    Seq<CheckpointRow> page = checkpoints.rowsAfter(0, PAGE);
    while (page.nonEmpty()) {
      page.forEach(stored::add);
      page = checkpoints.rowsAfter(page.last().id(), PAGE);
    }
    return stored;
  }

  private void scan(ChainVerifier verifier, LongConsumer progress) {
    long[] seen = {0};
    log.scan(
        row -> {
          verifier.accept(row);
          if (++seen[0] % REPORT_EVERY == 0) {
            progress.accept(seen[0]);
          }
        });
  }

  private static Either<AuditRefused, Checkpoint> trusted(VerifyRequest.SavedCheckpoint saved) {
    return Checkpoint.open(saved.note(), saved.key().name(), saved.key())
        .mapLeft(reason -> new AuditRefused.KeyRefused("checkpoint", reason));
  }
}
