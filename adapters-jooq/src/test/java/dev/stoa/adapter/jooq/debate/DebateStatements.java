package dev.stoa.adapter.jooq.debate;

import dev.stoa.adapter.jooq.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The queries on tables that grow, for the plans of either engine. */
final class DebateStatements {

  /** Those that an index answers in order. */
  static final List<Statement> ALL = all();

  /** Those that PostgreSQL answers from an index of JSON. */
  static final List<Statement> CONTAINING =
      List.of(
          SessionSql.WITH_CONFIG,
          SessionSql.WITH_METADATA,
          TurnSql.WITH_METADATA,
          TurnSql.WITH_REFLECTIONS,
          TurnSql.WITH_TOOL_CALLS,
          VersionSql.WITH_METRICS);

  /** Those that read the sessions a search must look at. */
  static final List<Statement> WAITING =
      List.of(TurnIndexSql.IS_WAITING, TurnIndexSql.WAITING, TurnIndexSql.OVER);

  /** Those that go through the sessions of an agent. */
  static final List<Statement> OF_AGENT =
      Stream.of(TurnSql.AgentPart.values())
          .map(part -> TurnSql.OF_AGENT.with(List.of(part)))
          .toList();

  private DebateStatements() {}

  private static List<Statement> all() {
    List<Statement> all =
        new ArrayList<>(
            List.of(
                SessionSql.FIND,
                SessionSql.LOCK,
                SessionSql.LOCK_ROW,
                SessionSql.SAVE,
                SessionSql.DELETE,
                SessionSql.ENDING_WITH,
                TurnSql.FIND,
                TurnSql.LATEST,
                TurnSql.LATEST_OF_EACH,
                Participants.MOVE_BY,
                Participants.MOVE_TO,
                Participants.COUNT_BY,
                Participants.COUNT_TO,
                TurnIndexSql.TAKEN,
                TurnIndexSql.PASS_OVER,
                TurnIndexSql.LOOK_AGAIN,
                VersionSql.LATEST,
                VersionSql.FIND,
                VersionSql.AFTER_NUMBER,
                VersionSql.OF_LANGUAGE,
                VersionSql.OF_LANGUAGE_AFTER,
                VersionSql.BEST_QUALITY,
                VersionSql.BEST_QUALITY_AFTER,
                VersionSql.BEST_PASS_RATE,
                VersionSql.BEST_PASS_RATE_AFTER,
                GateSql.FIND,
                GateSql.AT,
                GateSql.OPEN,
                GateSql.OF_SESSION,
                GateSql.ENDED,
                GateSql.SAVE,
                JooqDebateVotes.OF_SESSION,
                ConcludedSql.FIND));
    for (SessionSql.Part part : SessionSql.Part.values()) {
      all.add(SessionSql.PAGES.with(List.of(part)));
      all.add(SessionSql.PAGES.with(List.of(part, SessionSql.Part.AFTER)));
    }
    for (TurnSql.Part part : TurnSql.Part.values()) {
      all.add(TurnSql.REPLAYS.with(List.of(part)));
      all.add(TurnSql.REPLAYS.with(List.of(part, TurnSql.Part.PAGE)));
    }
    all.add(ConcludedSql.PAGES.with(List.of()));
    all.add(ConcludedSql.PAGES.with(List.of(ConcludedSql.Part.DOMAIN, ConcludedSql.Part.AFTER)));
    all.addAll(SessionSql.NEXT_TURN.statements());
    return List.copyOf(all);
  }
}
