package dev.stoa.adapter.jooq.debate;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.domain.debate.AgentTurnQuery;
import dev.stoa.domain.debate.CodeVersion;
import dev.stoa.domain.debate.CodeVersionId;
import dev.stoa.domain.debate.DebateHistoryQuery;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateJsonColumn;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateQuery;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.JsonMember;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** The queries on tables that grow, for the plans of either engine. */
final class DebateStatements {

  private static final DebateSessionId SESSION = new DebateSessionId("s");
  private static final JsonMember MEMBER = JsonMember.text("key", "value");

  /** Those that an index answers in order. */
  static final List<Statement> ALL = all();

  /** Those that PostgreSQL answers from an index of JSON. */
  static final List<Statement> CONTAINING =
      List.of(
          SessionSql.CONTAINING.later(
              Filters.NONE.and(SessionSql.in(DebateJsonColumn.OfSession.CONFIG), MEMBER), ""),
          SessionSql.CONTAINING.later(
              Filters.NONE.and(SessionSql.in(DebateJsonColumn.OfSession.METADATA), MEMBER), ""),
          turnsContaining(DebateJsonColumn.OfTurn.METADATA),
          turnsContaining(DebateJsonColumn.OfTurn.REFLECTIONS),
          turnsContaining(DebateJsonColumn.OfTurn.TOOL_CALLS),
          JooqCodeVersions.CONTAINING.later(
              Filters.NONE.and(JooqCodeVersions.IN_METRICS, MEMBER), ""));

  /** Those that read the sessions a search must look at. */
  static final List<Statement> WAITING =
      List.of(TurnIndexSql.IS_WAITING, TurnIndexSql.WAITING, TurnIndexSql.OVER);

  /** Those that go through the sessions of an agent. */
  static final List<Statement> OF_AGENT = ofAgent();

  private DebateStatements() {}

  private static Statement turnsContaining(DebateJsonColumn.OfTurn column) {
    return TurnSql.CONTAINING.later(Filters.NONE.and(TurnSql.in(column), MEMBER), "");
  }

  private static List<Statement> ofAgent() {
    AgentTurnQuery query = AgentTurnQuery.of(new AgentName("a"));
    DebateTurn.AgentKey last = new DebateTurn.AgentKey(SESSION, 1);
    AgentTurnQuery later = query.page(PageRequest.after(last));
    return List.of(
        TurnSql.OF_AGENT.first(TurnSql.wanted(query.in(DebatePhase.REVIEW))),
        TurnSql.OF_AGENT.later(TurnSql.wanted(later), last));
  }

  private static List<Statement> all() {
    List<Statement> all =
        new ArrayList<>(
            List.of(
                SessionSql.LOCK_ROW,
                SessionSql.NEXT_TURN,
                SessionSql.NEXT_TURN_OF_ONE,
                SessionSql.BY_END.statement(),
                TurnSql.LATEST,
                TurnSql.LATEST_OF_EACH,
                SessionParticipants.MOVE_BY,
                SessionParticipants.MOVE_TO,
                SessionParticipants.COUNT_BY,
                SessionParticipants.COUNT_TO,
                TurnIndexSql.TAKEN.later(Filters.NONE, ""),
                TurnIndexSql.ALL.later(Filters.NONE, ""),
                TurnIndexSql.PASS_OVER,
                TurnIndexSql.LOOK_AGAIN,
                JooqDebateVotes.BY_VOTER.all(Filters.NONE.and(JooqDebateVotes.IN_SESSION, "s")),
                JooqConcludedDebates.BY_ID.reads().get(0)));
    all.addAll(SessionRows.SESSIONS.statements());
    all.addAll(SessionSql.BY_ID.reads());
    all.addAll(SessionSql.BY_ID.writes());
    all.addAll(TurnSql.BY_ID.reads());
    all.addAll(sessions());
    all.addAll(replays());
    all.addAll(versions());
    all.addAll(gates());
    DebateHistoryQuery history = DebateHistoryQuery.all();
    all.add(JooqConcludedDebates.NEWEST.first(JooqConcludedDebates.wanted(history)));
    all.add(
        JooqConcludedDebates.NEWEST.later(
            JooqConcludedDebates.wanted(history.in(new Discipline("a"))),
            new TimePosition<>(Instant.EPOCH, new DebateId("d"))));
    return List.copyOf(all);
  }

  private static List<Statement> sessions() {
    List<Statement> pages = new ArrayList<>();
    DebateQuery all = DebateQuery.all();
    for (DebateQuery query :
        List.of(
            all,
            all.of(new DebateId("d")),
            all.in(DebateStatus.CANCELLED),
            all.in(DebateStatus.PAUSED).with(new AgentName("a")),
            all.unfinished(),
            all.in(Topology.values()[0]))) {
      Filters wanted = SessionSql.wanted(query);
      pages.add(SessionSql.NEWEST.first(wanted));
      pages.add(SessionSql.NEWEST.later(wanted, new TimePosition<>(Instant.EPOCH, SESSION)));
    }
    return pages;
  }

  private static List<Statement> replays() {
    List<Statement> replays = new ArrayList<>();
    for (TurnFilter filter :
        List.of(
            TurnFilter.ALL, TurnFilter.ALL.in(1), TurnFilter.ADVERSARIAL, TurnFilter.REFLEXION)) {
      Filters wanted = TurnSql.wanted(SESSION, filter);
      replays.add(TurnSql.REPLAY.all(wanted));
      replays.add(TurnSql.REPLAY.later(wanted, DebateTurn.ReplayKey.START));
    }
    return replays;
  }

  private static List<Statement> versions() {
    Filters ofSession = Filters.NONE.and(JooqCodeVersions.OF_SESSION, "s");
    Filters ofLanguage = Filters.NONE.and(JooqCodeVersions.OF_LANGUAGE, "java");
    Filters quality = Filters.NONE.and(JooqCodeVersions.OF_QUALITY, 0.5);
    Filters passRate = Filters.NONE.and(JooqCodeVersions.OF_PASS_RATE, 0.5);
    CodeVersionId id = new CodeVersionId("v");
    CodeVersion.ScoreKey last = new CodeVersion.ScoreKey(0.5, id);
    return List.of(
        JooqCodeVersions.LATEST.first(ofSession),
        JooqCodeVersions.IN_ORDER.first(ofSession.and(JooqCodeVersions.OF_NUMBER, 1L)),
        JooqCodeVersions.IN_ORDER.later(ofSession, 1L),
        JooqCodeVersions.NEWEST.first(ofLanguage),
        JooqCodeVersions.NEWEST.later(ofLanguage, new TimePosition<>(Instant.EPOCH, id)),
        JooqCodeVersions.BEST_QUALITY.first(quality),
        JooqCodeVersions.BEST_QUALITY.later(quality, last),
        JooqCodeVersions.BEST_PASS_RATE.first(passRate),
        JooqCodeVersions.BEST_PASS_RATE.later(passRate, last));
  }

  private static List<Statement> gates() {
    Filters inSession = Filters.NONE.and(JooqApprovalGates.IN_SESSION, "s");
    return List.of(
        JooqApprovalGates.GATES.statements().get(0),
        JooqApprovalGates.BY_ID.reads().get(0),
        JooqApprovalGates.IN_ORDER.all(inSession),
        JooqApprovalGates.IN_ORDER.first(inSession.and(JooqApprovalGates.PENDING)),
        JooqApprovalGates.IN_ORDER.first(
            inSession.and(JooqApprovalGates.IN_ROUND, 1L).and(JooqApprovalGates.IN_PHASE, 1L)),
        JooqApprovalGates.NEXT_TO_END.first(
            Filters.NONE
                .and(JooqApprovalGates.PENDING)
                .and(JooqApprovalGates.ENDED, Instant.EPOCH)));
  }
}
