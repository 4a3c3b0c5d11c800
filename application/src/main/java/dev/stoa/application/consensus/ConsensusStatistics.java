package dev.stoa.application.consensus;

import dev.stoa.domain.consensus.ConsensusCounts;
import dev.stoa.domain.consensus.DissentType;
import io.vavr.collection.Map;

/** How many conclusions and dissents there are, of which kinds. */
public record ConsensusStatistics(ConsensusCounts consensus, Map<DissentType, Long> dissents) {}
