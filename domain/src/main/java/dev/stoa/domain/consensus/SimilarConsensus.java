package dev.stoa.domain.consensus;

import dev.stoa.domain.pack.PackCandidate;
import io.vavr.collection.Seq;

/**
 * A conclusion about a similar topic.
 *
 * @param relevance how well its topic and conclusion answer the question, as a search ranks them: 1
 *     for the best and for the same topic
 * @param similarity the share of words that both topics have (Jaccard), from 0 to 1
 */
public record SimilarConsensus(Consensus consensus, double relevance, double similarity) {

  /** No dissent and no crux gets more characters of a prompt. */
  private static final int LENGTH = 100;

  /**
   * As a pack takes it: its topic and conclusion, then its own of these dissents and its cruxes.
   */
  public PackCandidate precedent(Seq<Dissent> unanswered) {
    Seq<String> dissents =
        unanswered
            .filter(one -> one.consensus().equals(consensus.id()))
            .map(one -> "Dissent (" + one.type().label() + "): " + excerpt(one.draft().content()));
    Seq<String> cruxes =
        consensus.draft().cruxes().toVector().map(crux -> "Crux: " + excerpt(crux));
    PackCandidate plain =
        PackCandidate.of(consensus.document(), consensus.strength().label() + " precedent");
    return plain.text(dissents.appendAll(cruxes).prepend(plain.text()).mkString("\n"));
  }

  private static String excerpt(String text) {
    return Excerpt.of(text, LENGTH);
  }
}
