package dev.stoa.application.operations;

import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.operations.StoreCare;
import dev.stoa.domain.operations.StoredTables;
import io.vavr.collection.Seq;

/** What the engine says. */
public final class EngineCheck implements HealthCheck {

  /** What is only looked at deeply. */
  public static final String PAGES = "file pages";

  private final StoreCare care;
  private final StoredTables tables;

  /** Of one workspace. */
  public EngineCheck(StoreCare care, StoredTables tables) {
    this.care = care;
    this.tables = tables;
  }

  @Override
  public Seq<HealthFinding> findings(HealthRequest request) {
    Seq<HealthFinding> found =
        care.examine(request.deep())
            .prepend(HealthFinding.ok("schema", "version " + tables.schemaVersion()));
    return request.deep() ? found : found.append(HealthFinding.leftOut(PAGES, "ask with --deep"));
  }
}
