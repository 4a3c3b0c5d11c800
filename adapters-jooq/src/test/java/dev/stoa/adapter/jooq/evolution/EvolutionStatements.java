package dev.stoa.adapter.jooq.evolution;

import dev.stoa.adapter.jooq.sql.Statement;
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
    List<Statement> all =
        new ArrayList<>(
            List.of(
                GenerationSql.FIND,
                GenerationSql.SAVE,
                GenerationSql.ENDING_WITH,
                GenerationSql.ACTIVE,
                ProfileSql.FIND,
                ProfileSql.KNOWN,
                ProfileSql.OF_GENERATION,
                EpisodeSql.KNOWN,
                EpisodeSql.FIND,
                EpisodeSql.FIND_ARCHIVED,
                EpisodeSql.PAGE,
                EpisodeSql.PAGE_AFTER,
                EpisodeSql.LOWEST,
                EpisodeSql.COUNTED,
                EpisodeSql.SCORES,
                EpisodeSql.ACTIONS,
                EpisodeSql.ARCHIVED_ACTIONS,
                EpisodeSql.ACTION_PAGE,
                EpisodeSql.ARCHIVED_ACTION_PAGE,
                MutationSql.FIND,
                MutationSql.OF_VARIANTS,
                MutationSql.PAGE_AFTER,
                CreatedAgentSql.FIND,
                CreatedAgentSql.SAVE,
                CreatedAgentSql.COUNT_ACTIVE,
                StrategySql.FIND,
                StrategySql.WITHOUT_SIGNAL,
                StrategySql.DELETE));
    for (GenerationSql.Part part : GenerationSql.Part.values()) {
      all.add(GenerationSql.PAGES.with(List.of(part)));
      all.add(GenerationSql.PAGES.with(List.of(part, GenerationSql.Part.BEFORE)));
    }
    for (CreatedAgentSql.Part part : CreatedAgentSql.Part.values()) {
      all.add(CreatedAgentSql.PAGES.with(List.of(part)));
      all.add(CreatedAgentSql.PAGES.with(List.of(part, CreatedAgentSql.Part.AFTER)));
    }
    for (StrategySql.Part part : StrategySql.Part.values()) {
      all.add(StrategySql.ACCEPTED.with(List.of(part)));
    }
    return List.copyOf(all);
  }
}
