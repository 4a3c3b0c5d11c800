package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateTurns.DEBATE_TURNS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.DebateTurnId;
import dev.stoa.domain.debate.TurnDraft;
import dev.stoa.domain.debate.TurnFindings;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import org.jooq.Field;

/** Between the columns of {@code debate_turns} and the types of the domain. */
final class TurnRows {

  static final List<Field<?>> COLUMNS =
      List.of(
          DEBATE_TURNS.ID,
          DEBATE_TURNS.SESSION_ID,
          DEBATE_TURNS.SEQUENCE,
          DEBATE_TURNS.ROUND,
          DEBATE_TURNS.PHASE,
          DEBATE_TURNS.PHASE_PLACE,
          DEBATE_TURNS.AGENT_ID,
          DEBATE_TURNS.TO_AGENT,
          DEBATE_TURNS.AGENT_ROLE,
          DEBATE_TURNS.PROVIDER,
          DEBATE_TURNS.MODEL,
          DEBATE_TURNS.CONTENT,
          DEBATE_TURNS.CONFIDENCE,
          DEBATE_TURNS.TOOL_CALLS,
          DEBATE_TURNS.TEST_RESULTS,
          DEBATE_TURNS.REFLECTIONS,
          DEBATE_TURNS.METADATA,
          DEBATE_TURNS.CREATED_AT,
          DEBATE_TURNS.RESPONSE_TIME_MS);

  private TurnRows() {}

  static void bind(Binds binds, DebateTurn turn) throws SQLException {
    TurnDraft draft = turn.draft();
    binds
        .set(DEBATE_TURNS.ID, turn.id().value())
        .set(DEBATE_TURNS.SESSION_ID, turn.session().value())
        .set(DEBATE_TURNS.SEQUENCE, turn.sequence())
        .set(DEBATE_TURNS.ROUND, draft.round())
        .set(DEBATE_TURNS.PHASE, draft.phase().label())
        .set(DEBATE_TURNS.PHASE_PLACE, (long) draft.phase().place())
        .set(DEBATE_TURNS.AGENT_ID, draft.agent().value())
        .set(DEBATE_TURNS.TO_AGENT, draft.to().map(AgentName::value).getOrNull())
        .set(DEBATE_TURNS.AGENT_ROLE, draft.role().getOrNull())
        .set(DEBATE_TURNS.PROVIDER, draft.provider().getOrNull())
        .set(DEBATE_TURNS.MODEL, draft.model().getOrNull())
        .set(DEBATE_TURNS.CONTENT, draft.content().getOrNull())
        .set(DEBATE_TURNS.CONFIDENCE, draft.confidence().getOrNull())
        .set(DEBATE_TURNS.TOOL_CALLS, JsonColumn.of(draft.findings().toolCalls()))
        .set(DEBATE_TURNS.TEST_RESULTS, JsonColumn.of(draft.findings().testResults()))
        .set(DEBATE_TURNS.REFLECTIONS, JsonColumn.of(draft.findings().reflections()))
        .set(DEBATE_TURNS.METADATA, JsonColumn.of(draft.metadata()))
        .set(DEBATE_TURNS.CREATED_AT, turn.createdAt())
        .set(
            DEBATE_TURNS.RESPONSE_TIME_MS,
            draft.responseTime().map(Duration::toMillis).getOrNull());
  }

  static DebateTurn turn(Row row) throws SQLException {
    return new DebateTurn(
        new DebateTurnId(row.get(DEBATE_TURNS.ID)),
        new DebateSessionId(row.get(DEBATE_TURNS.SESSION_ID)),
        row.get(DEBATE_TURNS.SEQUENCE),
        new TurnDraft(
            row.get(DEBATE_TURNS.ROUND),
            DebatePhase.at(Math.toIntExact(row.get(DEBATE_TURNS.PHASE_PLACE))),
            new AgentName(row.get(DEBATE_TURNS.AGENT_ID)),
            Option.of(row.get(DEBATE_TURNS.TO_AGENT)).map(AgentName::new),
            Option.of(row.get(DEBATE_TURNS.AGENT_ROLE)),
            Option.of(row.get(DEBATE_TURNS.PROVIDER)),
            Option.of(row.get(DEBATE_TURNS.MODEL)),
            Option.of(row.get(DEBATE_TURNS.CONTENT)),
            Option.of(row.get(DEBATE_TURNS.CONFIDENCE)),
            new TurnFindings(
                JsonColumn.canonical(row.get(DEBATE_TURNS.TOOL_CALLS)),
                JsonColumn.canonical(row.get(DEBATE_TURNS.TEST_RESULTS)),
                JsonColumn.canonical(row.get(DEBATE_TURNS.REFLECTIONS))),
            JsonColumn.canonical(row.get(DEBATE_TURNS.METADATA)),
            Option.of(row.get(DEBATE_TURNS.RESPONSE_TIME_MS)).map(Duration::ofMillis)),
        row.get(DEBATE_TURNS.CREATED_AT));
  }
}
