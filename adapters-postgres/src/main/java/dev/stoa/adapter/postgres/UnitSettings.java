package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.engine.Access;
import dev.stoa.storage.Durability;
import dev.stoa.storage.StorageConfig;
import dev.stoa.storage.Timeouts;
import org.jspecify.annotations.Nullable;

/**
 * The settings of units of work: made once per session if Stoa may change session state, else in
 * every transaction.
 */
final class UnitSettings {

  private static final String SNAPSHOT =
      "set transaction isolation level repeatable read, read only";
  private static final String LATEST = "set transaction isolation level read committed, read ";

  /**
   * No statement of ours needs another plan for other values, and planning some takes longer than
   * running them. Where statements are not kept prepared, there is no plan to keep either.
   */
  private static final String PLAN_ONCE = "set plan_cache_mode = force_generic_plan";

  private final PostgresWorkspace workspace;
  private final String session;
  private final String transaction;

  UnitSettings(PostgresWorkspace workspace, StorageConfig config) {
    this.workspace = workspace;
    this.session =
        settings("set ", config)
            + "; "
            + PLAN_ONCE
            + config.connectionInit().map(sql -> "; " + sql).getOrElse("");
    this.transaction =
        "; set local search_path = " + workspace.schema() + "; " + settings("set local ", config);
  }

  private static String settings(String set, StorageConfig config) {
    Timeouts timeouts = config.timeouts();
    String waits =
        set
            + "lock_timeout = "
            + timeouts.lock().toMillis()
            + "; "
            + set
            + "statement_timeout = "
            + timeouts.statement().toMillis();
    // Full durability waits for the log to reach the disk, whatever the defaults of server and
    // role.
    return config.durability() == Durability.FULL
        ? waits + "; " + set + "synchronous_commit = on"
        : waits;
  }

  /** SQL for every new session; null if session state must not change. */
  @Nullable String forSession() {
    return workspace.ownSessions() ? session : null;
  }

  /** Whether a unit with this access is one transaction. */
  boolean inTransaction(Access access) {
    return access != Access.READ || !workspace.ownSessions();
  }

  /** SQL at the start of the transaction of such a unit; empty if none is needed. */
  String forTransaction(Access access) {
    if (workspace.ownSessions()) {
      return access == Access.SNAPSHOT ? SNAPSHOT : "";
    }
    return switch (access) {
      case SNAPSHOT -> SNAPSHOT + transaction;
      case READ -> LATEST + "only" + transaction;
      case WRITE -> LATEST + "write" + transaction;
    };
  }
}
