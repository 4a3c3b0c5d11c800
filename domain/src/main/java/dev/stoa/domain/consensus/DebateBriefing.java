package dev.stoa.domain.consensus;

import dev.stoa.domain.pack.Pack;
import io.vavr.collection.Seq;

/**
 * What is known before a new debate.
 *
 * @param precedents conclusions about similar topics that nothing replaced, the most similar first
 * @param unanswered their unacknowledged dissents, the most confident first
 * @param cruxes what those disagreements hinged on
 * @param pack all of it for a prompt: each precedent with its dissents and cruxes
 */
public record DebateBriefing(
    Seq<SimilarConsensus> precedents, Seq<Dissent> unanswered, Seq<String> cruxes, Pack pack) {

  /** All of it as a Markdown list for a prompt. */
  public String text() {
    return pack.text();
  }
}
