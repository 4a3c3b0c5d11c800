package dev.stoa.actions.evolution;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.AgentPermissions;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;

/** A created agent. */
record ShownCreatedAgent(
    CreatedAgentId createdAgentId,
    @Param("The generation that led to it.") GenerationId generationId,
    ProfileId profileId,
    String archetype,
    CreatedAgentStatus status,
    Option<String> rationale,
    @Param("How much better than the baseline its shadow trial was.") Option<Double> trialDelta,
    @Param("Paths of the state it may change, with all below.") Seq<String> allow,
    @Param("Paths it may not change, which counts more.") Seq<String> deny,
    @Param("How many changes in a turn.") int maxMutations,
    @Param("It speaks once in this many turns.") int speakEvery,
    Instant createdAt,
    Option<Instant> decidedAt) {

  static ShownCreatedAgent of(CreatedAgent agent) {
    AgentProposal proposal = agent.proposal();
    AgentPermissions permissions = proposal.permissions();
    return new ShownCreatedAgent(
        agent.id(),
        proposal.trigger(),
        proposal.profile(),
        proposal.archetype(),
        agent.status(),
        proposal.rationale(),
        agent.trialDelta(),
        permissions.allow(),
        permissions.deny(),
        permissions.maxMutations(),
        permissions.speakEvery(),
        agent.createdAt(),
        agent.decidedAt());
  }
}
