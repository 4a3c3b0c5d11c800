package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static dev.stoa.schema.generated.tables.ConsensusPositions.CONSENSUS_POSITIONS;

import dev.stoa.adapter.jooq.sql.Binds;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.consensus.Resolution;
import dev.stoa.domain.consensus.Topics;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Between the columns of {@code consensus} and {@code consensus_positions} and the domain. */
final class ConsensusRows {

  private static final String CRUXES = "cruxes";
  private static final String METADATA = "metadata";

  private ConsensusRows() {}

  /** A position on a consensus. */
  record Held(ConsensusId consensus, Position position) {}

  static void bind(Binds binds, Consensus consensus) throws SQLException {
    ConsensusDraft draft = consensus.draft();
    binds
        .set(CONSENSUS.DEBATE_ID, draft.debateId())
        .set(CONSENSUS.TOPIC, draft.topic())
        .set(CONSENSUS.TOPIC_HASH, Topics.hash(draft.topic()))
        .set(CONSENSUS.CONCLUSION, draft.conclusion())
        .set(CONSENSUS.CONFIDENCE, draft.confidence())
        .set(CONSENSUS.DOMAIN, draft.domain().map(Discipline::value).getOrNull())
        .set(CONSENSUS.TAGS, JsonColumn.of(draft.tags()))
        .set(CONSENSUS.TIMESTAMP, consensus.createdAt())
        .set(CONSENSUS.DATA, JsonColumn.of(data(draft)))
        .set(CONSENSUS.SUPERSEDES, consensus.supersedes().map(ConsensusId::value).getOrNull());
    bindChanging(binds, consensus);
  }

  static void bindChanging(Binds binds, Consensus consensus) throws SQLException {
    binds
        .set(CONSENSUS.ID, consensus.id().value())
        .set(CONSENSUS.STRENGTH, consensus.strength().label())
        .set(CONSENSUS.SUPERSEDED_BY, consensus.supersededBy().map(ConsensusId::value).getOrNull())
        .set(CONSENSUS.ARCHIVED_AT, consensus.archivedAt().getOrNull())
        .set(
            CONSENSUS.TRUTH, consensus.resolution().map(found -> found.truth().label()).getOrNull())
        .set(CONSENSUS.RESOLVED_AT, consensus.resolution().map(Resolution::at).getOrNull());
  }

  static void bind(Binds binds, Held held) throws SQLException {
    binds
        .set(CONSENSUS_POSITIONS.CONSENSUS_ID, held.consensus().value())
        .set(CONSENSUS_POSITIONS.AGENT_NAME, held.position().agent().value())
        .set(CONSENSUS_POSITIONS.AGREES, held.position().agrees())
        .set(CONSENSUS_POSITIONS.CONFIDENCE, held.position().confidence())
        .set(CONSENSUS_POSITIONS.WAS_RIGHT, held.position().right().getOrNull());
  }

  /** Without its positions. */
  static Consensus consensus(Row row) throws SQLException {
    JsonObject data = JsonColumn.object(row.get(CONSENSUS.DATA));
    return new Consensus(
        new ConsensusId(row.get(CONSENSUS.ID)),
        new ConsensusDraft(
            row.get(CONSENSUS.DEBATE_ID),
            row.get(CONSENSUS.TOPIC),
            row.get(CONSENSUS.CONCLUSION),
            row.get(CONSENSUS.CONFIDENCE),
            Option.of(row.get(CONSENSUS.DOMAIN)).map(Discipline::new),
            JsonColumn.texts(row.get(CONSENSUS.TAGS)),
            Vector.empty(),
            JsonColumn.texts(data, CRUXES),
            CanonicalJson.of(JsonColumn.member(data, METADATA))),
        ConsensusStrength.labelled(row.get(CONSENSUS.STRENGTH)),
        row.get(CONSENSUS.TIMESTAMP),
        Option.of(row.get(CONSENSUS.SUPERSEDES)).map(ConsensusId::new),
        Option.of(row.get(CONSENSUS.SUPERSEDED_BY)).map(ConsensusId::new),
        Option.of(row.get(CONSENSUS.ARCHIVED_AT)),
        resolution(row));
  }

  private static Option<Resolution> resolution(Row row) throws SQLException {
    String truth = row.get(CONSENSUS.TRUTH);
    return truth == null
        ? Option.none()
        : Option.some(
            new Resolution(ConsensusTruth.labelled(truth), row.get(CONSENSUS.RESOLVED_AT)));
  }

  static Held held(Row row) throws SQLException {
    return new Held(
        new ConsensusId(row.get(CONSENSUS_POSITIONS.CONSENSUS_ID)),
        new Position(
            new AgentName(row.get(CONSENSUS_POSITIONS.AGENT_NAME)),
            row.get(CONSENSUS_POSITIONS.AGREES),
            row.get(CONSENSUS_POSITIONS.CONFIDENCE),
            Option.of(row.get(CONSENSUS_POSITIONS.WAS_RIGHT))));
  }

  private static JsonObject data(ConsensusDraft draft) {
    return JsonObject.builder()
        .put(CRUXES, JsonColumn.array(draft.cruxes()))
        .put(METADATA, JsonParser.parse(draft.metadata().text()))
        .build();
  }
}
