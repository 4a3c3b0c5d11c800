package dev.stoa.actions.consensus;

import dev.stoa.actions.shape.Param;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.Position;
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
    @Param(ConsensusActions.REGISTER) boolean register) {

  static final String DEBATE = "The debate that concluded it.";
  static final String TOPIC = "What was debated.";
  static final String CONCLUSION = "What was concluded.";
  static final String CONFIDENCE = "How sure the debate is of it.";
  static final String AGREEING = "Who agrees, and how sure each is.";
  static final String DISAGREEING = "Who disagrees, and how sure each is.";
  static final String DOMAIN = "The domain it belongs to.";
  static final String TAGS = "Its tags.";
  static final String CRUXES = "What the disagreement hinges on, at most five.";
  static final String METADATA = "Anything else about it.";

  RecordConsensus {
    draft(
        debate,
        topic,
        conclusion,
        confidence,
        agreeing,
        disagreeing,
        domain,
        tags,
        cruxes,
        metadata);
  }

  ConsensusDraft draft() {
    return draft(
        debate,
        topic,
        conclusion,
        confidence,
        agreeing,
        disagreeing,
        domain,
        tags,
        cruxes,
        metadata);
  }

  static ConsensusDraft draft(
      String debate,
      String topic,
      String conclusion,
      double confidence,
      Map<AgentName, Double> agreeing,
      Map<AgentName, Double> disagreeing,
      Option<Discipline> domain,
      Seq<String> tags,
      Seq<String> cruxes,
      CanonicalJson metadata) {
    return new ConsensusDraft(
        debate,
        topic,
        conclusion,
        confidence,
        domain,
        tags,
        positions(agreeing, true).appendAll(positions(disagreeing, false)),
        cruxes,
        metadata);
  }

  private static Seq<Position> positions(Map<AgentName, Double> held, boolean agrees) {
    return held.toVector().map(one -> Position.of(one._1, agrees, one._2));
  }
}
