package dev.stoa.adapter.jooq.memory;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.memory.MemoryId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class MemoryStatements {

  private MemoryStatements() {}

  /** Those over all memories; counts and tallies look at all of them on purpose. */
  static List<Statement> alongAnIndex() {
    List<Statement> statements = new ArrayList<>(MemoryRows.LIVE.statements());
    statements.addAll(
        List.of(
            MemorySql.BY_ID.reads().get(0),
            MemorySql.BY_CONTENT,
            MemorySql.IN_ORDER.later(Filters.NONE, ""),
            MemorySql.NEXT_SCOPE,
            MemorySql.LATEST.first(Filters.NONE.and(MemorySql.SUPERSEDED_BY, "m")),
            MemorySql.TEXTS,
            RankingSql.STRONGEST.inScope,
            RankingSql.STRONGEST.elsewhere,
            RankingSql.ENDED.inScope,
            RankingSql.ENDED.elsewhere,
            RankingSql.IDLE.inScope,
            RankingSql.IDLE.elsewhere,
            RankingSql.SURPRISING,
            RankingSql.STABLE,
            RankingSql.OLDEST.later(
                RankingSql.RED_LINED, new TimePosition<>(Instant.EPOCH, new MemoryId("m"))),
            JooqMemoryArchive.NEWEST.first(Filters.NONE.and(JooqMemoryArchive.OF_ID, "m")),
            JooqMemoryArchive.NEWEST.later(Filters.NONE, 1L),
            JooqMemoryArchive.BY_ID.removal(),
            JooqTierTransitions.OLDEST.first(Filters.NONE.and(JooqTierTransitions.OF_MEMORY, "m")),
            JooqMemoryOutcomes.APPEND,
            JooqMemoryOutcomes.NEWEST.later(
                Filters.NONE.and(JooqMemoryOutcomes.OF_MEMORY, "m"), 1L),
            JooqMemoryOutcomes.BY_MEMORY.removal(),
            NameRows.OF_MEMORY.removal(),
            JooqLearningStates.NEWEST.later(Filters.NONE, 1L)));
    return statements;
  }

  /** Those that look up a list, row by row. */
  static List<Statement> ofLists() {
    List<Statement> statements = new ArrayList<>(MemorySql.BY_ID.reads());
    statements.addAll(MemorySql.BY_ID.writes());
    statements.add(NameRows.ANYWHERE);
    statements.add(NameRows.IN_SCOPES);
    statements.addAll(RankingSql.WEIGHTS.values());
    statements.add(MemorySql.WITH_ORIGINS);
    return statements;
  }

  /** What is found in a scope is sorted; how much that is, depends on the scope. */
  static List<Statement> ofScopes() {
    return List.of(
        MemorySql.IN_ORDER.later(Filters.NONE.and(MemorySql.OF_SCOPE, "s"), ""),
        RankingSql.LEAST_IMPORTANT.inScope,
        RankingSql.MOST_IMPORTANT.inScope);
  }
}
