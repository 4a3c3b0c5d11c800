package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.debate.CoordinationProtocol;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateConfigJson;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionBuilder;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.NewDebateSessionBuilder;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.schema.Json;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code debate_sessions} holds what. */
final class SessionRows {

  static final Rows<DebateSession> SESSIONS =
      Rows.of(DEBATE_SESSIONS, SessionRows::session)
          .key(DEBATE_SESSIONS.ID, session -> session.id().value())
          .reversed(DEBATE_SESSIONS.REVERSED_ID, session -> session.id().value())
          .set(DEBATE_SESSIONS.DEBATE_ID, session -> session.debate().value())
          .set(DEBATE_SESSIONS.TOPIC, session -> session.opened().topic())
          .set(DEBATE_SESSIONS.TOPOLOGY_TYPE, session -> session.opened().topology().label())
          .set(
              DEBATE_SESSIONS.COORDINATION_PROTOCOL, session -> session.opened().protocol().label())
          .maybe(
              DEBATE_SESSIONS.DOMAIN, session -> session.opened().domain().map(Discipline::value))
          .maybe(DEBATE_SESSIONS.INITIATED_BY, session -> session.opened().initiatedBy())
          .set(DEBATE_SESSIONS.METADATA, session -> JsonColumn.of(session.opened().metadata()))
          .set(DEBATE_SESSIONS.CREATED_AT, DebateSession::createdAt)
          .changing()
          .set(DEBATE_SESSIONS.STATUS, session -> session.status().label())
          .set(DEBATE_SESSIONS.CONFIG, session -> json(session.opened().config()))
          .set(DEBATE_SESSIONS.UPDATED_AT, DebateSession::updatedAt)
          .maybe(DEBATE_SESSIONS.COMPLETED_AT, DebateSession::completedAt)
          .set(DEBATE_SESSIONS.TOTAL_ROUNDS, DebateSession::totalRounds)
          .maybe(DEBATE_SESSIONS.FINAL_CONSENSUS_SCORE, DebateSession::finalConsensusScore)
          .set(DEBATE_SESSIONS.OUTCOME, session -> JsonColumn.of(session.outcome()));

  private static volatile ParsedConfig lastParsed = new ParsedConfig("{}", DebateConfig.USUAL);

  private SessionRows() {}

  private static DebateSession session(Row row) throws SQLException {
    DebateSessionId id = new DebateSessionId(row.get(DEBATE_SESSIONS.ID));
    DebateId debate = new DebateId(row.get(DEBATE_SESSIONS.DEBATE_ID));
    return DebateSessionBuilder.builder()
        .id(id)
        .debate(debate)
        .opened(
            NewDebateSessionBuilder.builder()
                .topic(row.get(DEBATE_SESSIONS.TOPIC))
                .debate(Option.when(!debate.value().equals(id.value()), debate))
                .topology(Topology.labelled(row.get(DEBATE_SESSIONS.TOPOLOGY_TYPE)))
                .protocol(
                    CoordinationProtocol.labelled(row.get(DEBATE_SESSIONS.COORDINATION_PROTOCOL)))
                .config(config(row.get(DEBATE_SESSIONS.CONFIG)))
                .domain(Option.of(row.get(DEBATE_SESSIONS.DOMAIN)).map(Discipline::new))
                .initiatedBy(Option.of(row.get(DEBATE_SESSIONS.INITIATED_BY)))
                .metadata(JsonColumn.canonical(row.get(DEBATE_SESSIONS.METADATA)))
                .build())
        .status(DebateStatus.labelled(row.get(DEBATE_SESSIONS.STATUS)))
        .createdAt(row.get(DEBATE_SESSIONS.CREATED_AT))
        .updatedAt(row.get(DEBATE_SESSIONS.UPDATED_AT))
        .completedAt(Option.of(row.get(DEBATE_SESSIONS.COMPLETED_AT)))
        .totalRounds(row.get(DEBATE_SESSIONS.TOTAL_ROUNDS))
        .finalConsensusScore(Option.of(row.get(DEBATE_SESSIONS.FINAL_CONSENSUS_SCORE)))
        .outcome(JsonColumn.canonical(row.get(DEBATE_SESSIONS.OUTCOME)))
        .build();
  }

  /** Parsed once as long as it stays the same: every turn that is appended reads its session. */
  static DebateConfig config(Json json) {
    ParsedConfig parsed = lastParsed;
    if (!parsed.text().equals(json.text())) {
      parsed = new ParsedConfig(json.text(), DebateConfigJson.read(JsonColumn.canonical(json)));
      lastParsed = parsed;
    }
    return parsed.config();
  }

  /** As it was read, if it is the one that was read last. */
  private static Json json(DebateConfig config) {
    ParsedConfig parsed = lastParsed;
    return parsed.config() == config
        ? new Json(parsed.text())
        : JsonColumn.of(DebateConfigJson.of(config));
  }

  private record ParsedConfig(String text, DebateConfig config) {}
}
