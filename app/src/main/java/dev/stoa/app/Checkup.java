package dev.stoa.app;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.mcp.ProfileCost;
import dev.stoa.app.store.ConfiguredStore;
import dev.stoa.application.operations.HealthRequest;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.operations.KnownBackups;
import dev.stoa.storage.MissingIndex;
import dev.stoa.storage.SchemaMode;
import dev.stoa.storage.SchemaVersion;
import dev.stoa.storage.WorkspaceSchema;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The checks of the doctor, from the outside in: what needs a sound layer below waits for it.
 *
 * @param backups those that the doctor is given, if not those of the environment
 */
record Checkup(ConfiguredStore workspace, HealthRequest request, Option<KnownBackups> backups) {

  Seq<HealthFinding> findings() {
    try {
      WorkspaceSchema schema = workspace.schema();
      Option<SchemaVersion> installed = schema.installed();
      if (installed.isEmpty()) {
        return List.of(
            HealthFinding.problem(
                "store",
                "no workspace there",
                "check --store " + workspace.shown() + ", or run `stoa migrate`"));
      }
      Seq<HealthFinding> engine = EngineFacts.of(workspace.url(), request.deep());
      Seq<HealthFinding> outside =
          List.of(HealthFinding.ok("store", workspace.shown()))
              .appendAll(SqlitePlace.of(workspace.url()))
              .appendAll(engine);
      return outside.appendAll(
          // Opening a file whose journal is not ours would change it, and a damaged one more so.
          engine.exists(HealthFinding::isProblem)
              ? leftOut("fix the engine first")
              : inside(schema, installed.get(), outside));
    } catch (StorageException e) {
      return List.of(failed("store", e));
    }
  }

  private Seq<HealthFinding> inside(
      WorkspaceSchema schema, SchemaVersion version, Seq<HealthFinding> outside) {
    int order = version.compareTo(SchemaVersion.LATEST);
    if (order != 0) {
      return List.of(
              HealthFinding.problem(
                  "schema",
                  "version " + version + ", this Stoa knows " + SchemaVersion.LATEST,
                  order < 0 ? "run `stoa migrate`" : "use a newer Stoa"))
          .appendAll(leftOut("fix the schema first"));
    }
    Seq<HealthFinding> known = outside.append(migrations(schema)).append(indexes(schema));
    return known
        .drop(outside.size())
        .appendAll(opened().reject(finding -> isKnown(finding, known)))
        .append(profiles());
  }

  /**
   * What was reported before the workspace was opened is not reported again, unless it is worse
   * now.
   */
  private static boolean isKnown(HealthFinding finding, Seq<HealthFinding> known) {
    return !finding.isProblem() && known.exists(one -> one.check().equals(finding.check()));
  }

  private static Seq<HealthFinding> leftOut(String why) {
    return List.of("migrations", "indexes", "audit")
        .map(check -> HealthFinding.leftOut(check, why));
  }

  private static HealthFinding migrations(WorkspaceSchema schema) {
    try {
      schema.validate();
      return HealthFinding.ok("migrations", "the migrations that ran match this Stoa");
    } catch (StorageException e) {
      return failed("migrations", e);
    }
  }

  private static HealthFinding indexes(WorkspaceSchema schema) {
    Seq<MissingIndex> missing = schema.missingIndexes();
    return missing.isEmpty()
        ? HealthFinding.ok("indexes", "every index of the migrations exists")
        : HealthFinding.problem(
            "indexes",
            missing.map(MissingIndex::name).mkString(", ") + " is missing",
            "run " + missing.map(MissingIndex::statement).mkString("; "));
  }

  private Seq<HealthFinding> opened() {
    StoaConfig config = workspace.wired(workspace.config().withSchema(SchemaMode.NONE));
    try (Stoa stoa = Stoa.open(backups.map(config::withBackups).getOrElse(config))) {
      return stoa.health().check(request);
    } catch (StorageException e) {
      return List.of(failed("audit", e));
    }
  }

  /** What a model reads of tools before its first answer. */
  private HealthFinding profiles() {
    return HealthFinding.ok(
        "MCP profiles",
        "tokens of tools, about: "
            + ProfileCost.all(Catalogue.complete(), workspace.wired().tokenCounter()::count)
                .map(cost -> cost.profile() + " " + cost.tokens())
                .mkString(", "));
  }

  private static HealthFinding failed(String check, StorageException failure) {
    return HealthFinding.problem(
        check, String.valueOf(failure.getMessage()), "mend the store, and repeat");
  }
}
