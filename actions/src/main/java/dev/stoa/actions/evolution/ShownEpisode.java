package dev.stoa.actions.evolution;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.evolution.Episode;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.EpisodeResult;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.json.CanonicalJson;
import io.vavr.control.Option;
import java.time.Instant;

/** An episode without its actions. */
record ShownEpisode(
    EpisodeId episodeId,
    GenerationId generationId,
    @Param("The profile of agent A.") ProfileId agentAId,
    @Param("The profile of agent B.") ProfileId agentBId,
    @Param("The judge's, from -5 to 5.") int scoreA,
    @Param("The judge's, from -5 to 5.") int scoreB,
    long turns,
    @Param("Why it ended.") Termination reason,
    CanonicalJson finalState,
    @Param("Whether it was a trial of a candidate.") boolean shadow,
    Option<String> scoutHypotheses,
    Instant createdAt,
    Option<Instant> archivedAt) {

  static ShownEpisode of(Episode episode) {
    EpisodeResult result = episode.result();
    return new ShownEpisode(
        episode.id(),
        result.generation(),
        result.agentA(),
        result.agentB(),
        result.scoreA(),
        result.scoreB(),
        result.turns(),
        result.reason(),
        result.finalState(),
        result.shadow(),
        result.scoutHypotheses(),
        episode.createdAt(),
        episode.archivedAt());
  }
}
