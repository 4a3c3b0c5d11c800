package dev.stoa.actions.consensus;

import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.consensus.ProofDraft;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** How callers give what conclusions are made of. */
final class ConsensusInputs {

  private static final String METADATA = "Anything else about it.";
  private static final String NO_MEMBERS = "{}";

  /** Where the participants stand, and how sure each is. */
  record Positions(
      @Param(
              value = "Who agrees, and how sure each is.",
              option = "agree",
              label = "agent=confidence")
          Map<AgentName, Double> agreeing,
      @Param(
              value = "Who disagrees, and how sure each is.",
              option = "disagree",
              label = "agent=confidence")
          Map<AgentName, Double> disagreeing) {

    private Seq<Position> all() {
      return held(agreeing, true).appendAll(held(disagreeing, false));
    }

    private static Seq<Position> held(Map<AgentName, Double> sure, boolean agrees) {
      return sure.toVector().map(one -> Position.of(one._1, agrees, one._2));
    }

    private static Positions of(Seq<Position> all) {
      return new Positions(
          all.filter(Position::agrees).toMap(Position::agent, Position::confidence),
          all.reject(Position::agrees).toMap(Position::agent, Position::confidence));
    }
  }

  static final Input<ConsensusDraft> CONCLUSION =
      Input.of(ConsensusDraft.class)
          .rename("debate_id", "debate")
          .param("debate", "The debate that concluded it.")
          .param("topic", "What was debated.")
          .param("conclusion", "What was concluded.")
          .param("confidence", "How sure the debate is of it.", about -> about.between(0, 1))
          .param("domain", "The domain it belongs to.")
          .param("tags", "Its tags.", about -> about.option("tag"))
          .flatten("positions", Input.of(Positions.class), Positions::all, Positions::of)
          .param(
              "cruxes",
              "What the disagreement hinges on, at most five.",
              about -> about.option("crux"))
          .param("metadata", METADATA, about -> about.otherwise(NO_MEMBERS))
          .order("debate", "topic", "conclusion", "confidence", "agreeing", "disagreeing");

  static final Input<DissentDraft> DISSENT =
      Input.of(DissentDraft.class)
          .param("agent", "Who says it.", about -> about.label("name").asActor())
          .param("type", "What kind of disagreement it is.")
          .param("content", "What the agent says.", about -> about.position(1))
          .param("reasoning", "Why.")
          .param(
              "confidence", "How sure the agent is.", about -> about.between(0, 1).otherwise("0.5"))
          .param("metadata", METADATA, about -> about.otherwise(NO_MEMBERS))
          .order("content");

  static final Input<ProofDraft> PROOF =
      Input.of(ProofDraft.class, "RecordProof")
          .rename("debate_id", "debate")
          .param("debate", "The debate whose conclusion it is about.", about -> about.position(0))
          .param("statement", "The formal statement.", about -> about.position(1))
          .param("status", "How the attempt ended.")
          .param("language", "The language of the statement.")
          .param("verified", "A prover checked it.")
          .param("hash", "The hash of the proof.")
          .rename("translation_millis", "translation_time_ms")
          .param(
              "translation_time_ms",
              "Milliseconds that the translation took.",
              about -> about.between(0, Double.POSITIVE_INFINITY))
          .rename("search_millis", "proof_search_time_ms")
          .param(
              "proof_search_time_ms",
              "Milliseconds that the search took.",
              about -> about.between(0, Double.POSITIVE_INFINITY))
          .rename("prover_version", "prover")
          .param("prover", "The version of the prover.")
          .param("error", "Why it failed.")
          .param("metadata", METADATA, about -> about.otherwise(NO_MEMBERS))
          .order("debate", "statement");

  private ConsensusInputs() {}
}
