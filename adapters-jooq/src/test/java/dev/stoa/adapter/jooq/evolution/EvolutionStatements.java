package dev.stoa.adapter.jooq.evolution;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.Mutation;
import dev.stoa.domain.evolution.MutationId;
import dev.stoa.domain.evolution.StrategyFilter;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class EvolutionStatements {

  private EvolutionStatements() {}

  /**
   * Without first pages of all, which read the beginning of an index, without counts of all, and
   * without walks along parents, which look up one row after the other.
   */
  static List<Statement> statements() {
    List<Statement> all = new ArrayList<>(generations());
    all.addAll(JooqProfiles.BY_ID.reads());
    all.addAll(JooqProfiles.KNOWN.reads());
    all.add(JooqProfiles.IN_ORDER.later(Filters.NONE.and(JooqProfiles.OF_GENERATION, "g"), ""));
    all.addAll(episodes());
    all.add(JooqMutations.BY_ID.reads().get(0));
    all.addAll(JooqMutations.OF_VARIANT.reads());
    all.add(JooqMutations.NEWEST.later(Filters.NONE, new Mutation.Key(1, new MutationId("m"))));
    all.addAll(createdAgents());
    all.addAll(strategies());
    return List.copyOf(all);
  }

  private static List<Statement> generations() {
    Filters ofStatus = Filters.NONE.and(JooqGenerations.OF_STATUS, "active");
    List<Statement> all = new ArrayList<>(JooqGenerations.BY_ID.reads());
    all.add(JooqGenerations.STORED.statements().get(0));
    all.add(JooqGenerations.BY_END.statement());
    all.add(JooqGenerations.ACTIVE);
    all.add(JooqGenerations.NEWEST.first(ofStatus));
    all.add(JooqGenerations.NEWEST.later(ofStatus, 1L));
    all.add(JooqGenerations.NEWEST.later(Filters.NONE, 1L));
    return all;
  }

  private static List<Statement> episodes() {
    Filters ofGeneration = Filters.NONE.and(EpisodeSql.OF_GENERATION, "g");
    Filters ofEpisode = Filters.NONE.and(EpisodeSql.OF_EPISODE, "e");
    Filters ofArchived = Filters.NONE.and(EpisodeSql.OF_ARCHIVED_EPISODE, "e");
    List<Statement> all =
        new ArrayList<>(
            List.of(
                EpisodeSql.KNOWN,
                EpisodeSql.LOWEST.first(ofGeneration),
                EpisodeSql.LOWEST.later(
                    ofGeneration, new Episode.Key(false, 1, new EpisodeId("e"))),
                EpisodeSql.LOWEST.first(ofGeneration.and(EpisodeSql.NO_SHADOW)),
                EpisodeSql.COUNTED,
                EpisodeSql.SCORES,
                EpisodeSql.LOG.all(ofEpisode),
                EpisodeSql.LOG.later(ofEpisode, 0L),
                EpisodeSql.ARCHIVED_LOG.all(ofArchived),
                EpisodeSql.ARCHIVED_LOG.later(ofArchived, 0L)));
    all.addAll(EpisodeSql.BY_ID.reads());
    all.addAll(EpisodeSql.ARCHIVED_BY_ID.reads());
    return all;
  }

  private static List<Statement> createdAgents() {
    Filters ofStatus = Filters.NONE.and(JooqCreatedAgents.OF_STATUS, "active");
    TimePosition<CreatedAgentId> last = new TimePosition<>(Instant.EPOCH, new CreatedAgentId("c"));
    return List.of(
        JooqCreatedAgents.CREATED.statements().get(0),
        JooqCreatedAgents.BY_ID.reads().get(0),
        JooqCreatedAgents.COUNT_ACTIVE,
        JooqCreatedAgents.NEWEST.first(ofStatus),
        JooqCreatedAgents.NEWEST.later(ofStatus, last),
        JooqCreatedAgents.NEWEST.later(Filters.NONE, last));
  }

  private static List<Statement> strategies() {
    List<Statement> all = new ArrayList<>(JooqStrategies.BY_ID.reads());
    all.add(JooqStrategies.BY_ID.writes().get(1));
    all.add(StrategySql.OLDEST.first(Filters.NONE.and(StrategySql.NO_SIGNAL)));
    StrategyFilter any = StrategyFilter.ALL;
    for (StrategyFilter filter :
        List.of(
            any.scoreBelow(0),
            any.scoreAbove(0),
            any.archetype("a"),
            any.tactic("t"),
            any.reason(Termination.values()[0]),
            any.generation(new GenerationId("g")),
            any.createdAgent("c"))) {
      all.add(StrategySql.ACCEPTED.all(StrategySql.wanted(Vector.of("s"), filter)));
    }
    return all;
  }
}
