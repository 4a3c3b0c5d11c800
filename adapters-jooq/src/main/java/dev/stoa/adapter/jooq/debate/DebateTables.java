package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.CodeVersions.CODE_VERSIONS;
import static dev.stoa.schema.generated.tables.DebateGates.DEBATE_GATES;
import static dev.stoa.schema.generated.tables.DebateParticipants.DEBATE_PARTICIPANTS;
import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;
import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;
import static dev.stoa.schema.generated.tables.DebateVotes.DEBATE_VOTES;
import static dev.stoa.schema.generated.tables.Debates.DEBATES;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.select;

import dev.stoa.adapter.jooq.operations.Cleared;
import dev.stoa.adapter.jooq.operations.ContextTables;
import dev.stoa.adapter.jooq.operations.SubjectKey;
import dev.stoa.adapter.jooq.operations.SubjectRule;
import org.jooq.Condition;
import org.jooq.Record1;
import org.jooq.Select;

/**
 * The tables of debates. The content of an agent is cleared; that it took part stays, under another
 * name.
 */
public final class DebateTables {

  private static final Condition OF_ITS_TURN =
      CODE_VERSIONS.TURN_ID.in(
          select(DEBATE_TURNS.ID)
              .from(DEBATE_TURNS)
              .where(DEBATE_TURNS.AGENT_ID.eq(SubjectRule.SUBJECT)));

  /** The difference to a version shows the lines of that version. */
  private static final Condition OF_ITS_SESSION = CODE_VERSIONS.SESSION_ID.in(itsSessions());

  /** A receipt has the names and the positions of all who took part. */
  private static final Condition TOOK_PART =
      DEBATES
          .SESSION_ID
          .in(itsSessions())
          .or(
              DEBATES.SESSION_ID.in(
                  select(DEBATE_VOTES.SESSION_ID)
                      .from(DEBATE_VOTES)
                      .where(DEBATE_VOTES.VOTER.eq(SubjectRule.SUBJECT))));

  private static Select<Record1<String>> itsSessions() {
    return select(DEBATE_PARTICIPANTS.SESSION_ID)
        .from(DEBATE_PARTICIPANTS)
        .where(DEBATE_PARTICIPANTS.AGENT_ID.eq(SubjectRule.SUBJECT));
  }

  /** The declaration. */
  public static final ContextTables ALL =
      ContextTables.of("debate")
          .table(
              DEBATE_SESSIONS,
              SubjectRule.rename(DEBATE_SESSIONS.INITIATED_BY, SubjectKey.AGENT_NAME),
              SubjectRule.rename(DEBATE_SESSIONS.INITIATED_BY, SubjectKey.USER))
          .table(
              DEBATE_TURNS,
              SubjectRule.clear(
                  DEBATE_TURNS.AGENT_ID,
                  SubjectKey.AGENT_NAME,
                  Cleared.columns()
                      .none(
                          DEBATE_TURNS.CONTENT,
                          DEBATE_TURNS.AGENT_ROLE,
                          DEBATE_TURNS.PROVIDER,
                          DEBATE_TURNS.MODEL)
                      .list(DEBATE_TURNS.TOOL_CALLS)
                      .object(DEBATE_TURNS.TEST_RESULTS)
                      .list(DEBATE_TURNS.REFLECTIONS)
                      .object(DEBATE_TURNS.METADATA)),
              SubjectRule.named(DEBATE_TURNS.AGENT_ID),
              SubjectRule.named(DEBATE_TURNS.TO_AGENT))
          .table(DEBATE_PARTICIPANTS, SubjectRule.named(DEBATE_PARTICIPANTS.AGENT_ID))
          .table(
              CODE_VERSIONS,
              SubjectRule.clear(
                  CODE_VERSIONS,
                  SubjectKey.AGENT_NAME,
                  OF_ITS_TURN,
                  Cleared.columns().text(CODE_VERSIONS.CODE).object(CODE_VERSIONS.METRICS)),
              SubjectRule.clear(
                  CODE_VERSIONS,
                  SubjectKey.AGENT_NAME,
                  OF_ITS_SESSION,
                  Cleared.columns().none(CODE_VERSIONS.DIFF_FROM_PREVIOUS)))
          .table(
              DEBATE_GATES,
              SubjectRule.clear(
                  DEBATE_GATES.DECIDED_BY,
                  SubjectKey.AGENT_NAME,
                  Cleared.columns().none(DEBATE_GATES.REASON)),
              SubjectRule.clear(
                  DEBATE_GATES.DECIDED_BY,
                  SubjectKey.USER,
                  Cleared.columns().none(DEBATE_GATES.REASON)),
              SubjectRule.rename(DEBATE_GATES.DECIDED_BY, SubjectKey.AGENT_NAME),
              SubjectRule.rename(DEBATE_GATES.DECIDED_BY, SubjectKey.USER))
          .table(
              DEBATE_VOTES,
              // A vote without its choice weighs nothing, also while a session is open.
              SubjectRule.clear(
                  DEBATE_VOTES.VOTER,
                  SubjectKey.AGENT_NAME,
                  Cleared.columns()
                      .text(DEBATE_VOTES.CHOICE)
                      .texts(DEBATE_VOTES.RANKING)
                      .value(DEBATE_VOTES.WEIGHT, inline(0.0))),
              SubjectRule.rename(DEBATE_VOTES.CHOICE, SubjectKey.AGENT_NAME),
              SubjectRule.renameQuoted(DEBATE_VOTES.RANKING),
              SubjectRule.named(DEBATE_VOTES.VOTER))
          .table(
              DEBATES,
              SubjectRule.clear(
                  DEBATES,
                  SubjectKey.AGENT_NAME,
                  TOOK_PART,
                  Cleared.columns().text(DEBATES.RECEIPT)),
              SubjectRule.named(DEBATES.WINNER));

  private DebateTables() {}
}
