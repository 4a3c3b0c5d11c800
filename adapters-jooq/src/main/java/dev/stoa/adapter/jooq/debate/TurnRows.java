package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.TurnDraftBuilder;
import dev.stoa.domain.debate.TurnFindings;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Duration;

/** Which column of {@code debate_turns} holds what. */
final class TurnRows {

  static final Rows<DebateTurn> TURNS =
      Rows.of(DEBATE_TURNS, TurnRows::turn)
          .key(DEBATE_TURNS.ID, turn -> turn.id().value())
          .set(DEBATE_TURNS.SESSION_ID, turn -> turn.session().value())
          .set(DEBATE_TURNS.SEQUENCE, DebateTurn::sequence)
          .set(DEBATE_TURNS.ROUND, turn -> turn.draft().round())
          .derived(DEBATE_TURNS.PHASE, turn -> turn.draft().phase().label())
          .set(DEBATE_TURNS.PHASE_PLACE, turn -> (long) turn.draft().phase().place())
          .set(DEBATE_TURNS.AGENT_ID, turn -> turn.draft().agent().value())
          .maybe(DEBATE_TURNS.TO_AGENT, turn -> turn.draft().to().map(AgentName::value))
          .maybe(DEBATE_TURNS.AGENT_ROLE, turn -> turn.draft().role())
          .maybe(DEBATE_TURNS.PROVIDER, turn -> turn.draft().provider())
          .maybe(DEBATE_TURNS.MODEL, turn -> turn.draft().model())
          .maybe(DEBATE_TURNS.CONTENT, turn -> turn.draft().content())
          .maybe(DEBATE_TURNS.CONFIDENCE, turn -> turn.draft().confidence())
          .set(DEBATE_TURNS.TOOL_CALLS, turn -> JsonColumn.of(turn.draft().findings().toolCalls()))
          .set(
              DEBATE_TURNS.TEST_RESULTS,
              turn -> JsonColumn.of(turn.draft().findings().testResults()))
          .set(
              DEBATE_TURNS.REFLECTIONS,
              turn -> JsonColumn.of(turn.draft().findings().reflections()))
          .set(DEBATE_TURNS.METADATA, turn -> JsonColumn.of(turn.draft().metadata()))
          .set(DEBATE_TURNS.CREATED_AT, DebateTurn::createdAt)
          .maybe(
              DEBATE_TURNS.RESPONSE_TIME_MS,
              turn -> turn.draft().responseTime().map(Duration::toMillis));

  private TurnRows() {}

  private static DebateTurn turn(Row row) throws SQLException {
    return new DebateTurn(
        new DebateTurnId(row.get(DEBATE_TURNS.ID)),
        new DebateSessionId(row.get(DEBATE_TURNS.SESSION_ID)),
        row.get(DEBATE_TURNS.SEQUENCE),
        TurnDraftBuilder.builder()
            .round(row.get(DEBATE_TURNS.ROUND))
            .phase(DebatePhase.at(Math.toIntExact(row.get(DEBATE_TURNS.PHASE_PLACE))))
            .agent(new AgentName(row.get(DEBATE_TURNS.AGENT_ID)))
            .to(Option.of(row.get(DEBATE_TURNS.TO_AGENT)).map(AgentName::new))
            .role(Option.of(row.get(DEBATE_TURNS.AGENT_ROLE)))
            .provider(Option.of(row.get(DEBATE_TURNS.PROVIDER)))
            .model(Option.of(row.get(DEBATE_TURNS.MODEL)))
            .content(Option.of(row.get(DEBATE_TURNS.CONTENT)))
            .confidence(Option.of(row.get(DEBATE_TURNS.CONFIDENCE)))
            .findings(
                new TurnFindings(
                    JsonColumn.canonical(row.get(DEBATE_TURNS.TOOL_CALLS)),
                    JsonColumn.canonical(row.get(DEBATE_TURNS.TEST_RESULTS)),
                    JsonColumn.canonical(row.get(DEBATE_TURNS.REFLECTIONS))))
            .metadata(JsonColumn.canonical(row.get(DEBATE_TURNS.METADATA)))
            .responseTime(Option.of(row.get(DEBATE_TURNS.RESPONSE_TIME_MS)).map(Duration::ofMillis))
            .build(),
        row.get(DEBATE_TURNS.CREATED_AT));
  }
}
