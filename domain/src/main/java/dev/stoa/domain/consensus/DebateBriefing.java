package dev.stoa.domain.consensus;

import io.vavr.collection.Seq;

/**
 * What is known before a new debate.
 *
 * @param precedents conclusions about similar topics that nothing replaced, the most similar first
 * @param unanswered their unacknowledged dissents, the most confident first
 * @param cruxes what those disagreements hinged on
 */
public record DebateBriefing(
    String topic, Seq<SimilarConsensus> precedents, Seq<Dissent> unanswered, Seq<String> cruxes) {

  private static final int SHOWN = 3;
  private static final int LENGTH = 100;

  /** A few lines for a prompt: the three nearest precedents, three dissents, all cruxes. */
  public String text() {
    StringBuilder text = new StringBuilder();
    part(text, "Concluded before:", precedents.take(SHOWN).map(DebateBriefing::line));
    part(
        text,
        "Not answered yet:",
        unanswered
            .take(SHOWN)
            .map(one -> one.type().label() + ": " + Excerpt.of(one.draft().content(), LENGTH)));
    part(text, "Cruxes:", cruxes.map(one -> Excerpt.of(one, LENGTH)));
    return text.length() == 0 ? "Nothing is known about this topic.\n" : text.toString();
  }

  private static String line(SimilarConsensus one) {
    Consensus found = one.consensus();
    return Excerpt.of(found.topic(), LENGTH)
        + " ("
        + found.strength().label()
        + "): "
        + Excerpt.of(found.draft().conclusion(), LENGTH);
  }

  private static void part(StringBuilder text, String heading, Seq<String> lines) {
    if (lines.nonEmpty()) {
      text.append(heading).append('\n');
      lines.forEach(line -> text.append("- ").append(line).append('\n'));
    }
  }
}
