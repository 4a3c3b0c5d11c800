package dev.stoa.actions.consensus;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A conclusion to record. */
record RecordConsensus(
    @Param(value = DEBATE, position = 0) String debate,
    @Param(value = TOPIC, position = 1) String topic,
    @Param(value = CONCLUSION, position = 2) String conclusion,
    @Param(value = CONFIDENCE, min = 0, max = 1) double confidence,
    @Param(value = AGREEING, option = "agree", label = "agent=confidence")
        Map<AgentName, Double> agreeing,
    @Param(value = DISAGREEING, option = "disagree", label = "agent=confidence")
        Map<AgentName, Double> disagreeing,
    @Param(DOMAIN) Option<Discipline> domain,
    @Param(value = TAGS, option = "tag") Seq<String> tags,
    @Param(value = CRUXES, option = "crux") Seq<String> cruxes,
    @Param(value = METADATA, defaultValue = "{}") CanonicalJson metadata,
    @Param(ConsensusActions.REGISTER) boolean register)
    implements ConclusionInput {}
