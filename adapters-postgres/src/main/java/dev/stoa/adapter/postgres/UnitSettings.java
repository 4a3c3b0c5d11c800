package dev.stoa.adapter.postgres;

import dev.stoa.adapter.jooq.Access;
import dev.stoa.adapter.jooq.Durability;
import dev.stoa.adapter.jooq.StorageConfig;
import dev.stoa.adapter.jooq.Timeouts;

/**
 * The settings units of work run under: made once per session where sessions are ours, and else by
 * every transaction for itself.
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
    // Whatever the server or role says, full durability waits for the log to reach the disk.
    return config.durability() == Durability.FULL
        ? waits + "; " + set + "synchronous_commit = on"
        : waits;
  }

  /** SQL for every new session; null where sessions are not ours. */
  String forSession() {
    return workspace.ownSessions() ? session : null;
  }

  /** Whether such a unit is one transaction. */
  boolean inTransaction(Access access) {
    return access != Access.READ || !workspace.ownSessions();
  }

  /** SQL with which the transaction of such a unit begins; empty if it needs none. */
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
