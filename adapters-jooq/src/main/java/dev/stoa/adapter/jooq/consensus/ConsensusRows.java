package dev.stoa.adapter.jooq.consensus;

import static dev.stoa.schema.generated.tables.Consensus.CONSENSUS;
import static dev.stoa.schema.generated.tables.ConsensusPositions.CONSENSUS_POSITIONS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.JsonColumn;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.consensus.ConclusionResolution;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusBuilder;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusDraftBuilder;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.consensus.Topics;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;

/** Which column of {@code consensus} and {@code consensus_positions} holds what. */
final class ConsensusRows {

  private static final String CRUXES = "cruxes";
  private static final String METADATA = "metadata";

  /** Without positions. */
  static final Rows<Consensus> RECORDED =
      Rows.of(CONSENSUS, ConsensusRows::consensus)
          .key(CONSENSUS.ID, consensus -> consensus.id().value())
          .set(CONSENSUS.DEBATE_ID, consensus -> consensus.draft().debateId())
          .set(CONSENSUS.TOPIC, consensus -> consensus.draft().topic())
          .derived(CONSENSUS.TOPIC_HASH, consensus -> Topics.hash(consensus.draft().topic()))
          .set(CONSENSUS.CONCLUSION, consensus -> consensus.draft().conclusion())
          .set(CONSENSUS.CONFIDENCE, consensus -> consensus.draft().confidence())
          .maybe(CONSENSUS.DOMAIN, consensus -> consensus.draft().domain().map(Discipline::value))
          .set(CONSENSUS.TAGS, consensus -> JsonColumn.of(consensus.draft().tags()))
          .set(CONSENSUS.TIMESTAMP, Consensus::createdAt)
          .set(CONSENSUS.DATA, consensus -> JsonColumn.of(data(consensus.draft())))
          .maybe(CONSENSUS.SUPERSEDES, consensus -> consensus.supersedes().map(ConsensusId::value))
          .changing()
          .set(CONSENSUS.STRENGTH, consensus -> consensus.strength().label())
          .maybe(
              CONSENSUS.SUPERSEDED_BY,
              consensus -> consensus.supersededBy().map(ConsensusId::value))
          .maybe(CONSENSUS.ARCHIVED_AT, Consensus::archivedAt)
          .maybe(
              CONSENSUS.TRUTH,
              consensus -> consensus.resolution().map(found -> found.truth().label()))
          .maybe(
              CONSENSUS.RESOLVED_AT,
              consensus -> consensus.resolution().map(ConclusionResolution::at));

  static final Rows<Held> HELD =
      Rows.of(CONSENSUS_POSITIONS, ConsensusRows::held)
          .key(CONSENSUS_POSITIONS.CONSENSUS_ID, held -> held.consensus().value())
          .key(CONSENSUS_POSITIONS.AGENT_NAME, held -> held.position().agent().value())
          .changing()
          .set(CONSENSUS_POSITIONS.AGREES, held -> held.position().agrees())
          .set(CONSENSUS_POSITIONS.CONFIDENCE, held -> held.position().confidence())
          .maybe(CONSENSUS_POSITIONS.WAS_RIGHT, held -> held.position().right());

  private ConsensusRows() {}

  /** A position on a consensus. */
  record Held(ConsensusId consensus, Position position) {}

  private static Consensus consensus(Row row) throws SQLException {
    JsonObject data = JsonColumn.object(row.get(CONSENSUS.DATA));
    return ConsensusBuilder.builder()
        .id(new ConsensusId(row.get(CONSENSUS.ID)))
        .draft(
            ConsensusDraftBuilder.builder()
                .debateId(row.get(CONSENSUS.DEBATE_ID))
                .topic(row.get(CONSENSUS.TOPIC))
                .conclusion(row.get(CONSENSUS.CONCLUSION))
                .confidence(row.get(CONSENSUS.CONFIDENCE))
                .domain(Option.of(row.get(CONSENSUS.DOMAIN)).map(Discipline::new))
                .tags(JsonColumn.texts(row.get(CONSENSUS.TAGS)))
                .positions(Vector.empty())
                .cruxes(JsonColumn.texts(data, CRUXES))
                .metadata(CanonicalJson.of(JsonColumn.member(data, METADATA)))
                .build())
        .strength(ConsensusStrength.labelled(row.get(CONSENSUS.STRENGTH)))
        .createdAt(row.get(CONSENSUS.TIMESTAMP))
        .supersedes(Option.of(row.get(CONSENSUS.SUPERSEDES)).map(ConsensusId::new))
        .supersededBy(Option.of(row.get(CONSENSUS.SUPERSEDED_BY)).map(ConsensusId::new))
        .archivedAt(Option.of(row.get(CONSENSUS.ARCHIVED_AT)))
        .resolution(resolution(row))
        .build();
  }

  private static Option<ConclusionResolution> resolution(Row row) throws SQLException {
    String truth = row.get(CONSENSUS.TRUTH);
    return truth == null
        ? Option.none()
        : Option.some(
            new ConclusionResolution(
                ConsensusTruth.labelled(truth), row.get(CONSENSUS.RESOLVED_AT)));
  }

  private static Held held(Row row) throws SQLException {
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
