package dev.stoa.adapter.jooq.debate;

import static dev.stoa.schema.generated.tables.DebateSessions.DEBATE_SESSIONS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.IdEnds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.debate.CoordinationProtocol;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebateConfigJson;
import dev.stoa.domain.debate.DebateId;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateStatus;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.schema.Json;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.List;
import org.jooq.Field;

/** Between the columns of {@code debate_sessions} and the types of the domain. */
final class SessionRows {

  /** What never changes. */
  static final List<Field<?>> OPENED =
      List.of(
          DEBATE_SESSIONS.ID,
          DEBATE_SESSIONS.DEBATE_ID,
          DEBATE_SESSIONS.TOPIC,
          DEBATE_SESSIONS.TOPOLOGY_TYPE,
          DEBATE_SESSIONS.COORDINATION_PROTOCOL,
          DEBATE_SESSIONS.DOMAIN,
          DEBATE_SESSIONS.INITIATED_BY,
          DEBATE_SESSIONS.METADATA,
          DEBATE_SESSIONS.CREATED_AT);

  /** What is saved. */
  static final List<Field<?>> STATE =
      List.of(
          DEBATE_SESSIONS.STATUS,
          DEBATE_SESSIONS.CONFIG,
          DEBATE_SESSIONS.UPDATED_AT,
          DEBATE_SESSIONS.COMPLETED_AT,
          DEBATE_SESSIONS.TOTAL_ROUNDS,
          DEBATE_SESSIONS.FINAL_CONSENSUS_SCORE,
          DEBATE_SESSIONS.OUTCOME);

  private static volatile ParsedConfig lastParsed = new ParsedConfig("{}", DebateConfig.USUAL);

  private SessionRows() {}

  static void bind(Binds binds, DebateSession session) throws SQLException {
    NewDebateSession opened = session.opened();
    bindState(binds, session)
        .set(DEBATE_SESSIONS.DEBATE_ID, session.debate().value())
        .set(DEBATE_SESSIONS.TOPIC, opened.topic())
        .set(DEBATE_SESSIONS.TOPOLOGY_TYPE, opened.topology().label())
        .set(DEBATE_SESSIONS.COORDINATION_PROTOCOL, opened.protocol().label())
        .set(DEBATE_SESSIONS.DOMAIN, opened.domain().map(Discipline::value).getOrNull())
        .set(DEBATE_SESSIONS.INITIATED_BY, opened.initiatedBy().getOrNull())
        .set(DEBATE_SESSIONS.METADATA, JsonColumn.of(opened.metadata()))
        .set(DEBATE_SESSIONS.CREATED_AT, session.createdAt())
        .set(DEBATE_SESSIONS.REVERSED_ID, IdEnds.reversed(session.id().value()));
  }

  static Binds bindState(Binds binds, DebateSession session) throws SQLException {
    return binds
        .set(DEBATE_SESSIONS.ID, session.id().value())
        .set(DEBATE_SESSIONS.STATUS, session.status().label())
        .set(DEBATE_SESSIONS.CONFIG, json(session.opened().config()))
        .set(DEBATE_SESSIONS.UPDATED_AT, session.updatedAt())
        .set(DEBATE_SESSIONS.COMPLETED_AT, session.completedAt().getOrNull())
        .set(DEBATE_SESSIONS.TOTAL_ROUNDS, session.totalRounds())
        .set(DEBATE_SESSIONS.FINAL_CONSENSUS_SCORE, session.finalConsensusScore().getOrNull())
        .set(DEBATE_SESSIONS.OUTCOME, JsonColumn.of(session.outcome()));
  }

  static DebateSession session(Row row) throws SQLException {
    DebateSessionId id = new DebateSessionId(row.get(DEBATE_SESSIONS.ID));
    DebateId debate = new DebateId(row.get(DEBATE_SESSIONS.DEBATE_ID));
    return new DebateSession(
        id,
        debate,
        new NewDebateSession(
            row.get(DEBATE_SESSIONS.TOPIC),
            Option.when(!debate.value().equals(id.value()), debate),
            Topology.labelled(row.get(DEBATE_SESSIONS.TOPOLOGY_TYPE)),
            CoordinationProtocol.labelled(row.get(DEBATE_SESSIONS.COORDINATION_PROTOCOL)),
            config(row.get(DEBATE_SESSIONS.CONFIG)),
            Option.of(row.get(DEBATE_SESSIONS.DOMAIN)).map(Discipline::new),
            Option.of(row.get(DEBATE_SESSIONS.INITIATED_BY)),
            JsonColumn.canonical(row.get(DEBATE_SESSIONS.METADATA))),
        DebateStatus.labelled(row.get(DEBATE_SESSIONS.STATUS)),
        row.get(DEBATE_SESSIONS.CREATED_AT),
        row.get(DEBATE_SESSIONS.UPDATED_AT),
        Option.of(row.get(DEBATE_SESSIONS.COMPLETED_AT)),
        row.get(DEBATE_SESSIONS.TOTAL_ROUNDS),
        Option.of(row.get(DEBATE_SESSIONS.FINAL_CONSENSUS_SCORE)),
        JsonColumn.canonical(row.get(DEBATE_SESSIONS.OUTCOME)));
  }

  /** Parsed once as long as it stays the same: every turn that is appended reads its session. */
  private static DebateConfig config(Json json) {
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
