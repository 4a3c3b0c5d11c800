package dev.stoa.adapter.jooq.rating;

import static dev.stoa.schema.generated.tables.AgentRelationships.AGENT_RELATIONSHIPS;

import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.CountersBuilder;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.schema.generated.tables.AgentRelationships;
import java.sql.SQLException;

/** Which column of {@code agent_relationships} holds what. */
final class RelationshipRows {

  private static final AgentRelationships TABLE = AGENT_RELATIONSHIPS;

  /** What is counted; each may be added to. */
  static final Rows<Counters> COUNTERS =
      Rows.of(TABLE, RelationshipRows::counters)
          .changing()
          .set(TABLE.DEBATE_COUNT, Counters::debates)
          .set(TABLE.AGREEMENT_COUNT, Counters::agreements)
          .set(TABLE.CRITIQUE_COUNT_A_TO_B, Counters::critiquesAToB)
          .set(TABLE.CRITIQUE_COUNT_B_TO_A, Counters::critiquesBToA)
          .set(TABLE.CRITIQUE_ACCEPTED_A_TO_B, Counters::acceptedAToB)
          .set(TABLE.CRITIQUE_ACCEPTED_B_TO_A, Counters::acceptedBToA)
          .set(TABLE.POSITION_CHANGES_A_AFTER_B, Counters::changesA)
          .set(TABLE.POSITION_CHANGES_B_AFTER_A, Counters::changesB)
          .set(TABLE.A_WINS_OVER_B, Counters::winsA)
          .set(TABLE.B_WINS_OVER_A, Counters::winsB);

  static final Rows<Relationship> RELATIONSHIPS =
      Rows.of(TABLE, RelationshipRows::relationship)
          .key(TABLE.AGENT_A, relationship -> relationship.pair().a().value())
          .key(TABLE.AGENT_B, relationship -> relationship.pair().b().value())
          .including(COUNTERS, Relationship::counters)
          .changing()
          .set(TABLE.UPDATED_AT, Relationship::at);

  private RelationshipRows() {}

  private static Relationship relationship(Row row) throws SQLException {
    return new Relationship(
        new AgentPair(new AgentName(row.get(TABLE.AGENT_A)), new AgentName(row.get(TABLE.AGENT_B))),
        COUNTERS.read(row),
        row.get(TABLE.UPDATED_AT));
  }

  private static Counters counters(Row row) throws SQLException {
    return CountersBuilder.builder()
        .debates(row.get(TABLE.DEBATE_COUNT))
        .agreements(row.get(TABLE.AGREEMENT_COUNT))
        .critiquesAToB(row.get(TABLE.CRITIQUE_COUNT_A_TO_B))
        .critiquesBToA(row.get(TABLE.CRITIQUE_COUNT_B_TO_A))
        .acceptedAToB(row.get(TABLE.CRITIQUE_ACCEPTED_A_TO_B))
        .acceptedBToA(row.get(TABLE.CRITIQUE_ACCEPTED_B_TO_A))
        .changesA(row.get(TABLE.POSITION_CHANGES_A_AFTER_B))
        .changesB(row.get(TABLE.POSITION_CHANGES_B_AFTER_A))
        .winsA(row.get(TABLE.A_WINS_OVER_B))
        .winsB(row.get(TABLE.B_WINS_OVER_A))
        .build();
  }
}
