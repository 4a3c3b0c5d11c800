package dev.stoa.app;

import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditRefused;
import dev.stoa.domain.audit.ChainHead;
import dev.stoa.domain.audit.ChainReport;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.storage.MissingIndex;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The checks of the doctor, from the outside in: what needs a sound layer below waits for it. */
final class Checkup {

  private final ConfiguredStore workspace;
  private final boolean deep;
  private final boolean checkAudit;
  private final VerifyRequest request;

  /** With checkpoints that were saved elsewhere in the request, or none. */
  Checkup(ConfiguredStore workspace, boolean deep, boolean checkAudit, VerifyRequest request) {
    this.workspace = workspace;
    this.deep = deep;
    this.checkAudit = checkAudit;
    this.request = request;
  }

  Seq<Finding> findings() {
    try {
      WorkspaceSchema schema = workspace.schema();
      Option<SchemaVersion> installed = schema.installed();
      if (installed.isEmpty()) {
        return List.of(
            Finding.problem(
                "store",
                "no workspace there: check --store "
                    + workspace.shown()
                    + ", or run `stoa migrate`"));
      }
      Seq<Finding> engine = EngineFacts.of(workspace.url(), deep);
      return List.of(Finding.ok("store", workspace.shown()))
          .appendAll(SqlitePlace.of(workspace.url()))
          .appendAll(engine)
          .appendAll(
              // Opening a file whose journal is not ours would change it, and a damaged one more
              // so.
              engine.exists(Finding::isProblem)
                  ? leftOut("fix the engine first")
                  : inside(schema, installed.get()));
    } catch (StorageException e) {
      return List.of(Finding.problem("store", e));
    }
  }

  private Seq<Finding> inside(WorkspaceSchema schema, SchemaVersion version) {
    int order = version.compareTo(SchemaVersion.LATEST);
    if (order != 0) {
      return List.of(
              Finding.problem(
                  "schema",
                  "version "
                      + version
                      + ", this Stoa knows "
                      + SchemaVersion.LATEST
                      + (order < 0 ? ": run `stoa migrate`" : ": use a newer Stoa")))
          .appendAll(leftOut("fix the schema first"));
    }
    return List.of(Finding.ok("schema", "version " + version), migrations(schema), indexes(schema))
        .appendAll(audit());
  }

  private static Seq<Finding> leftOut(String why) {
    return List.of("migrations", "indexes", "audit").map(check -> Finding.leftOut(check, why));
  }

  private static Finding migrations(WorkspaceSchema schema) {
    try {
      schema.validate();
      return Finding.ok("migrations", "the migrations that ran match this Stoa");
    } catch (StorageException e) {
      return Finding.problem("migrations", e);
    }
  }

  private static Finding indexes(WorkspaceSchema schema) {
    Seq<MissingIndex> missing = schema.missingIndexes();
    return missing.isEmpty()
        ? Finding.ok("indexes", "every index of the migrations exists")
        : Finding.problem(
            "indexes",
            missing
                .map(index -> index.name() + " is missing: run " + index.statement())
                .mkString("; "));
  }

  private Seq<Finding> audit() {
    try (Stoa stoa = Stoa.open(workspace.wired(workspace.config().withSchema(SchemaMode.NONE)))) {
      ChainHead head = stoa.audit().head();
      Finding found = Finding.ok("audit head", head.size() + " entries, hash " + head.hash());
      return List.of(
          found,
          checkAudit
              ? chain(stoa.audit().verify(request))
              : Finding.leftOut("audit chain", "ask with --check-audit"));
    } catch (StorageException e) {
      return List.of(Finding.problem("audit", e));
    }
  }

  private static Finding chain(Either<AuditRefused, ChainReport> verified) {
    return verified.fold(
        refused -> Finding.problem("audit chain", refused.sentence()),
        report ->
            report
                .firstFault()
                .map(
                    fault ->
                        Finding.problem(
                            "audit chain",
                            fault.kind()
                                + " at sequence "
                                + fault.sequence()
                                + ": "
                                + fault.explanation()))
                .getOrElse(Finding.ok("audit chain", "sound, root " + report.root())));
  }
}
