package dev.stoa.actions.consensus;

import dev.stoa.actions.shape.Drafted;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** The members of an input that say what was concluded. */
interface ConclusionInput extends Drafted<ConsensusDraft> {

  String DEBATE = "The debate that concluded it.";
  String TOPIC = "What was debated.";
  String CONCLUSION = "What was concluded.";
  String CONFIDENCE = "How sure the debate is of it.";
  String AGREEING = "Who agrees, and how sure each is.";
  String DISAGREEING = "Who disagrees, and how sure each is.";
  String DOMAIN = "The domain it belongs to.";
  String TAGS = "Its tags.";
  String CRUXES = "What the disagreement hinges on, at most five.";
  String METADATA = "Anything else about it.";

  String debate();

  String topic();

  String conclusion();

  double confidence();

  Map<AgentName, Double> agreeing();

  Map<AgentName, Double> disagreeing();

  Option<Discipline> domain();

  Seq<String> tags();

  Seq<String> cruxes();

  CanonicalJson metadata();

  @Override
  default ConsensusDraft draft() {
    return new ConsensusDraft(
        debate(),
        topic(),
        conclusion(),
        confidence(),
        domain(),
        tags(),
        positions(agreeing(), true).appendAll(positions(disagreeing(), false)),
        cruxes(),
        metadata());
  }

  private static Seq<Position> positions(Map<AgentName, Double> held, boolean agrees) {
    return held.toVector().map(one -> Position.of(one._1, agrees, one._2));
  }
}
