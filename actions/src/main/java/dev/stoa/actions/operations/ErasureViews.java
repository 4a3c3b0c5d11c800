package dev.stoa.actions.operations;

import dev.stoa.actions.shape.Param;
import dev.stoa.actions.shape.View;
import dev.stoa.application.operations.ErasureReport;
import dev.stoa.application.operations.ProvedCertificate;
import dev.stoa.domain.operations.ErasureCertificate;
import dev.stoa.domain.operations.ErasureId;
import dev.stoa.domain.operations.KnownBackup;
import dev.stoa.domain.operations.SubjectCounts;
import dev.stoa.domain.operations.SubjectKind;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;

/** How callers see erasures and their certificates. */
final class ErasureViews {

  private static final View<ErasureCertificate> HASHED =
      View.of(ErasureCertificate.class, "Certificate")
          .method("sha256", "sha256")
          .note("sha256", "Its SHA-256, which the audit entry holds.")
          .note("audit_sequence", "The number of the audit entry.")
          .before("sha256", "audit_sequence");

  static final View<ErasureCertificate> CERTIFICATE =
      HASHED.rename("id", "erasure_id").leaveOut("document");

  static final View<ProvedCertificate> PROOF =
      View.of(ProvedCertificate.class, "ErasureProof")
          .flatten(
              "certificate",
              HASHED
                  .leaveOut("id", "created_at")
                  .rename("document", "certificate")
                  .note("certificate", "The canonical document that was hashed.")
                  .order("sha256", "audit_sequence"))
          .leaveOut("proof")
          .add("proof", String.class, proved -> proved.proof().text())
          .note("proof", "The proof of the audit entry, a C2SP tlog-proof.");

  /** The rows of a table that an erasure treats alike. */
  record ErasedTable(
      String table,
      @Param("What is done with the rows: removed, cleared of what the subject wrote, or renamed.")
          String treatment,
      long rows) {

    private static Seq<ErasedTable> of(SubjectCounts counts) {
      return of("removed", counts.removed())
          .appendAll(of("cleared", counts.cleared()))
          .appendAll(of("renamed", counts.renamed()));
    }

    private static Seq<ErasedTable> of(String treatment, Map<String, Long> counts) {
      return Vector.ofAll(counts)
          .sortBy(Tuple2::_1)
          .map(table -> new ErasedTable(table._1, treatment, table._2));
    }
  }

  static final View<ErasureReport> ERASURE =
      View.empty(ErasureReport.class, "Erasure")
          .add("subject_kind", SubjectKind.class, report -> report.subject().kind())
          .add("replacement", String.class, report -> report.subject().replacement())
          .note("replacement", "What replaces its name.")
          .addList("tables", ErasedTable.class, report -> ErasedTable.of(report.counts()))
          .addList(
              "backups",
              View.of(KnownBackup.class, "KeptBackup").leaveOut("bytes"),
              ErasureReport::backups)
          .note("backups", "Backups that still hold the subject.")
          .addOption(
              "erasure_id",
              ErasureId.class,
              report -> report.certificate().map(ErasureCertificate::id))
          .note("erasure_id", "The certificate; none after a dry run.")
          .addOption(
              "certificate",
              String.class,
              report -> report.certificate().map(ErasureCertificate::document))
          .note("certificate", "The canonical document of the certificate.");

  private ErasureViews() {}
}
