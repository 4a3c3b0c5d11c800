package dev.stoa.application.operations;

import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.util.function.Function;
import java.util.function.Supplier;

/** The audit trail: its head, and the whole chain on request. */
public final class AuditCheck implements HealthCheck {

  private static final String CHAIN = "audit chain";

  private final Supplier<ChainHead> head;
  private final Function<VerifyRequest, Either<AuditRefused, ChainReport>> verify;

  /** With how the chain is read and verified. */
  public AuditCheck(
      Supplier<ChainHead> head, Function<VerifyRequest, Either<AuditRefused, ChainReport>> verify) {
    this.head = head;
    this.verify = verify;
  }

  @Override
  public Seq<HealthFinding> findings(HealthRequest request) {
    ChainHead last = head.get();
    return Vector.of(
        HealthFinding.ok("audit head", last.size() + " entries, hash " + last.hash()),
        request
            .audit()
            .map(against -> chain(verify.apply(against)))
            .getOrElse(() -> HealthFinding.leftOut(CHAIN, "ask with --check-audit")));
  }

  private static HealthFinding chain(Either<AuditRefused, ChainReport> verified) {
    return verified.fold(
        refused ->
            HealthFinding.problem(CHAIN, refused.sentence(), "check the checkpoint and its key"),
        report ->
            report
                .firstFault()
                .map(
                    fault ->
                        HealthFinding.problem(
                            CHAIN,
                            fault.kind()
                                + " at sequence "
                                + fault.sequence()
                                + ": "
                                + fault.explanation(),
                            "keep the store as it is, find out who changed it, and restore a"
                                + " backup"))
                .getOrElse(() -> HealthFinding.ok(CHAIN, "sound, root " + report.root())));
  }
}
