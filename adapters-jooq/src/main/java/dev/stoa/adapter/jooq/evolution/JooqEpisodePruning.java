package dev.stoa.adapter.jooq.evolution;

import static dev.stoa.schema.generated.tables.Generations.GENERATIONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.evolution.EpisodePruning;
import dev.stoa.domain.evolution.PruneReport;
import dev.stoa.domain.evolution.Retention;
import io.vavr.collection.Seq;
import java.sql.SQLException;
import java.time.Instant;

/** Pruning, by statements over whole generations. */
public final class JooqEpisodePruning implements EpisodePruning {

  private final JooqSession session;

  public JooqEpisodePruning(JooqSession session) {
    this.session = session;
  }

  @Override
  public Seq<Long> newest(int limit) {
    return session.list(
        GenerationSql.NEWEST,
        binds -> binds.set(Rows.LIMIT, limit),
        row -> row.get(GENERATIONS.SEQUENCE));
  }

  @Override
  public PruneReport count(Retention.Plan plan) {
    return new PruneReport(
        session
            .one(
                PruneSql.COUNT_EPISODES,
                binds -> binds.set(PruneSql.ARCHIVE_BELOW, plan.archiveBelow()),
                row -> (long) row.get(PruneSql.COUNT))
            .get(),
        counted(PruneSql.COUNT_FAILED, plan, false),
        counted(PruneSql.COUNT_OTHERS, plan, false),
        counted(PruneSql.COUNT_THINNED, plan, true));
  }

  private long counted(Statement statement, Retention.Plan plan, boolean thinning) {
    return session
        .one(statement, binds -> bind(binds, plan, thinning), row -> (long) row.get(PruneSql.COUNT))
        .get();
  }

  @Override
  public PruneReport prune(Retention.Plan plan, Instant now) {
    session.writing();
    long episodes =
        session.change(
            PruneSql.ARCHIVE_EPISODES,
            binds -> binds.set(PruneSql.ARCHIVE_BELOW, plan.archiveBelow()).set(PruneSql.NOW, now));
    long archived = session.change(PruneSql.ARCHIVE_ACTIONS, binds -> bind(binds, plan, false));
    long removed =
        session.change(
            PruneSql.DELETE_ACTIONS,
            binds -> binds.set(PruneSql.ARCHIVE_BELOW, plan.archiveBelow()));
    session.change(
        PruneSql.DELETE_EPISODES, binds -> binds.set(PruneSql.ARCHIVE_BELOW, plan.archiveBelow()));
    long thinned = session.change(PruneSql.THIN, binds -> bind(binds, plan, true));
    return new PruneReport(episodes, archived, removed - archived, thinned);
  }

  private static Binds bind(Binds binds, Retention.Plan plan, boolean thinning)
      throws SQLException {
    binds
        .set(PruneSql.ARCHIVE_BELOW, plan.archiveBelow())
        .set(PruneSql.FAILURE, (long) plan.failure());
    return thinning ? binds.set(PruneSql.THIN_BELOW, plan.thinBelow()) : binds;
  }
}
