package dev.stoa.actions.rating;

import dev.stoa.actions.shape.Param;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.rating.AgentPair;
import dev.stoa.domain.rating.Counters;
import dev.stoa.domain.rating.MatchRefused;
import dev.stoa.domain.rating.Relationship;
import io.vavr.control.Either;

/** Interactions of two agents, as the first sees them. */
record ObserveAgents(
    @Param(value = "One agent.", position = 0) AgentName agent,
    @Param(value = "The other.", position = 1) AgentName other,
    @Param(value = "How often they agreed.", min = 0, defaultValue = "0") long agreements,
    @Param(value = "Critiques of the other by the agent.", min = 0, defaultValue = "0")
        long critiquesGiven,
    @Param(value = "How many of these the other accepted.", min = 0, defaultValue = "0")
        long critiquesAccepted,
    @Param(value = "Critiques of the agent by the other.", min = 0, defaultValue = "0")
        long critiquesReceived,
    @Param(value = "How many of these the agent accepted.", min = 0, defaultValue = "0")
        long acceptedOfReceived,
    @Param(
            value = "Positions that the agent changed after hearing the other.",
            min = 0,
            defaultValue = "0")
        long changes,
    @Param(
            value = "Positions that the other changed after hearing the agent.",
            min = 0,
            defaultValue = "0")
        long changesOfOther,
    @Param(RatingActions.REGISTER) boolean register) {

  ObserveAgents {
    AgentPair.of(agent, other);
  }

  Either<MatchRefused, Relationship> observe(RatingOperations ratings) {
    return (register ? ratings.registering() : ratings)
        .observe(
            agent,
            other,
            new Counters(
                0,
                agreements,
                critiquesGiven,
                critiquesReceived,
                critiquesAccepted,
                acceptedOfReceived,
                changes,
                changesOfOther,
                0,
                0));
  }
}
