package dev.stoa.application.operations;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import dev.stoa.domain.operations.ErasedSubject;
import dev.stoa.domain.operations.ErasureId;
import dev.stoa.domain.operations.KnownBackup;
import dev.stoa.domain.operations.SubjectCounts;
import dev.stoa.domain.operations.SubjectKind;
import dev.stoa.domain.search.IndexReport;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** Writes the certificate of an erasure: ids and numbers, never the name of the subject. */
final class WriteCertificate {

  private static final String FORMAT = "stoa/erasure-certificate/v1";

  private WriteCertificate() {}

  static CanonicalJson of(
      ErasureId id,
      Instant at,
      ErasedSubject subject,
      SubjectCounts counts,
      Option<Long> occurrences,
      Seq<IndexReport> indexes,
      Seq<KnownBackup> backups) {
    return CanonicalJson.of(
        JsonObject.builder()
            .put("format", FORMAT)
            .put("erasure_id", id.value())
            .put("erased_at", Instants.text(at))
            .put("subject_kind", subject.kind().label())
            .put("agent_id", Option.when(subject.kind() == SubjectKind.AGENT, subject.id()))
            .put("stands_for_it", subject.replacement())
            .put("rows_removed", counts.removed())
            .put("rows_cleared", counts.cleared())
            .put("rows_renamed", counts.renamed())
            .put("rows_left", 0L)
            .put("name_left_in_files", occurrences)
            .put("indexes", indexes.map(WriteCertificate::index))
            .put("backups_that_hold_it", backups.map(WriteCertificate::backup))
            .build());
  }

  private static JsonObject index(IndexReport report) {
    return JsonObject.builder()
        .put("index", report.source().label())
        .put("documents", report.documents())
        .put("equal_to_rows", report.isRight())
        .build();
  }

  private static JsonObject backup(KnownBackup backup) {
    return JsonObject.builder()
        .put("name", backup.name())
        .put("created_at", Instants.text(backup.createdAt()))
        .build();
  }
}
