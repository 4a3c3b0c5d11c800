package dev.stoa.actions.operations;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.operations.ErasureOperations;
import dev.stoa.application.operations.ErasureReport;
import dev.stoa.application.operations.ProvedCertificate;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.operations.ErasureCertificate;
import dev.stoa.domain.operations.ErasureId;
import dev.stoa.domain.operations.KeptBackup;
import dev.stoa.domain.operations.SubjectCounts;
import dev.stoa.domain.operations.SubjectKind;
import io.vavr.Tuple2;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of erasure. */
final class ErasureActions {

  private ErasureActions() {}

  /** The actions that begin with {@code forget}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "forget",
        "Erase what an agent or a user stored, and prove it.",
        () -> List.of(subject(), certificates(), prove()));
  }

  record ForgetSubject(
      @Param("The agent, by its identity, its id or the end of its id.") Option<String> agent,
      @Param(value = "The user, by its id.", ownUser = true) Option<String> user,
      @Param(
              value =
                  "A scope of memories that is the subject's alone, besides that named like it.",
              option = "scope")
          Seq<String> scopes,
      @Param("Count what would be erased, and change nothing.") boolean dryRun) {

    ForgetSubject {
      if (agent.isDefined() == user.isDefined()) {
        throw BadInput.of("give {agent} or {user}, one of them");
      }
    }

    private Either<Refusal, ErasureReport> on(ErasureOperations erasure) {
      if (dryRun) {
        return agent
            .map(name -> erasure.previewAgent(name, scopes))
            .getOrElse(() -> erasure.previewUser(user.get(), scopes));
      }
      return agent
          .map(name -> erasure.eraseAgent(name, scopes))
          .getOrElse(() -> erasure.eraseUser(user.get(), scopes));
    }
  }

  record ShownErasedTable(
      String table,
      @Param("What is done with the rows: removed, cleared of what the subject wrote, or renamed.")
          String treatment,
      long rows) {}

  record ShownKeptBackup(String name, Instant createdAt) {

    private static ShownKeptBackup of(KeptBackup backup) {
      return new ShownKeptBackup(backup.name(), backup.createdAt());
    }
  }

  record ShownErasure(
      SubjectKind subjectKind,
      @Param("What replaces its name.") String replacement,
      Seq<ShownErasedTable> tables,
      @Param("Backups that still hold the subject.") Seq<ShownKeptBackup> backups,
      @Param("The certificate; none after a dry run.") Option<ErasureId> erasureId,
      @Param("The canonical document of the certificate.") Option<String> certificate) {

    private static ShownErasure of(ErasureReport report) {
      return new ShownErasure(
          report.subject().kind(),
          report.subject().replacement(),
          tables(report.counts()),
          report.backups().map(ShownKeptBackup::of).toVector(),
          report.certificate().map(ErasureCertificate::id),
          report.certificate().map(ErasureCertificate::document));
    }

    private static Seq<ShownErasedTable> tables(SubjectCounts counts) {
      return rows("removed", counts.removed())
          .appendAll(rows("cleared", counts.cleared()))
          .appendAll(rows("renamed", counts.renamed()));
    }

    private static Seq<ShownErasedTable> rows(String treatment, Map<String, Long> counts) {
      return Vector.ofAll(counts)
          .sortBy(Tuple2::_1)
          .map(table -> new ShownErasedTable(table._1, treatment, table._2));
    }

    private String text() {
      String held =
          backups.isEmpty()
              ? ""
              : "Backups that still hold it: "
                  + backups.map(ShownKeptBackup::name).mkString(", ")
                  + "\n";
      return erasureId
              .map(id -> "Erased. Certificate " + id + "\n")
              .getOrElse("Nothing was changed.\n")
          + held;
    }
  }

  private static Action<?, ?> subject() {
    return Action.ofOperator()
        .destroy(
            "forget.subject",
            "Erases what an agent or a user stored from rows, indexes, vectors and archives.")
        .details(
            "Where others took part, as in matches and debates, erased-<id> replaces the name."
                + " The files are rewritten, and a certificate is stored and audited.")
        .example("{'agent':'zealot','dry_run':true}")
        .example("{'user':'ada','scopes':['ada-private']}")
        .columns("tables.table", "tables.treatment", "tables.rows")
        .takes(ForgetSubject.class)
        .gives(
            ShownErasure.class,
            (workspace, input) -> input.on(workspace.erasure()),
            ShownErasure::of)
        .picture(ShownErasure::text);
  }

  record ListCertificates(@Paged Paging page) {}

  record ShownCertificate(
      ErasureId erasureId,
      Instant createdAt,
      @Param("Its SHA-256, which the audit entry holds.") String sha256,
      @Param("The number of the audit entry.") long auditSequence) {

    private static ShownCertificate of(ErasureCertificate certificate) {
      return new ShownCertificate(
          certificate.id(),
          certificate.createdAt(),
          certificate.sha256(),
          certificate.auditSequence());
    }
  }

  private static Action<?, ?> certificates() {
    return Action.ofWorkspace()
        .read("forget.certificates", "Lists the certificates of erasures, newest first.")
        .example("{'limit':10}")
        .listing("certificates")
        .takes(ListCertificates.class)
        .answersPage(
            ShownCertificate.class,
            (workspace, input) ->
                workspace
                    .erasure()
                    .certificates(
                        input.page().byTime(ErasureId.class).after(), input.page().limit()),
            ShownCertificate::of);
  }

  record ProveErasure(
      @Param(value = "The certificate.", position = 0, label = "erasure-id") ErasureId erasure) {}

  record ShownErasureProof(
      @Param("Its SHA-256, which the audit entry holds.") String sha256,
      @Param("The number of the audit entry.") long auditSequence,
      @Param("The canonical document that was hashed.") String certificate,
      @Param("The proof of the audit entry, a C2SP tlog-proof.") String proof) {

    private static ShownErasureProof of(ProvedCertificate proved) {
      return new ShownErasureProof(
          proved.certificate().sha256(),
          proved.certificate().auditSequence(),
          proved.certificate().document(),
          proved.proof().text());
    }
  }

  private static Action<?, ?> prove() {
    return Action.ofWorkspace()
        .read("forget.prove", "Shows the certificate of an erasure with its inclusion proof.")
        .details("A signed checkpoint must cover the certificate: see audit checkpoint.")
        .example("{'erasure':'0197f2c1-5b7a-7c3e-8d41-2f6a9c0b1e55'}")
        .takes(ProveErasure.class)
        .gives(
            ShownErasureProof.class,
            (workspace, input) -> workspace.erasure().prove(input.erasure()),
            ShownErasureProof::of);
  }
}
