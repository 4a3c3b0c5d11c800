package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.Relationship;
import dev.stoa.domain.rating.RelationshipScores;
import java.time.Instant;

/** The relationship of an agent with another, as the agent sees it. */
record ShownRelationship(
    AgentName agent,
    AgentName with,
    long debates,
    long won,
    long lost,
    long agreements,
    double agreementRate,
    double rivalry,
    double alliance,
    @Param("How often, per debate, the other changed its position.") double influence,
    @Param("How often, per debate, the agent changed its position.") double influenced,
    RelationshipScores.Label label,
    Instant updatedAt) {

  static ShownRelationship of(AgentName agent, Relationship one) {
    Counters seen = one.seenBy(agent);
    RelationshipScores scores = RelationshipScores.of(seen);
    return new ShownRelationship(
        agent,
        one.pair().other(agent),
        seen.debates(),
        seen.winsA(),
        seen.winsB(),
        seen.agreements(),
        scores.agreementRate(),
        scores.rivalry(),
        scores.alliance(),
        scores.influenceAOnB(),
        scores.influenceBOnA(),
        scores.label(),
        one.at());
  }
}
