package dev.stoa.domain.memory;

/**
 * A memory that came to mind, and why.
 *
 * @param decay what time has left of it
 */
public record Recalled(Memory memory, Relevance relevance, double decay) {

  /** Relevance times importance times one plus surprise times decay. */
  public double score() {
    return relevance.value() * memory.weight().base() * decay;
  }

  /** The parts of the score, in one line. */
  public String explain() {
    StringBuilder line = new StringBuilder("relevance ").append(relevance.value());
    relevance
        .textRank()
        .forEach(rank -> line.append(" (words: rank ").append(rank).append(bm25()).append(')'));
    relevance
        .vectorRank()
        .forEach(rank -> line.append(" (meaning: rank ").append(rank).append(cosine()).append(')'));
    return line.append(" x importance ")
        .append(memory.importance())
        .append(" x (1 + surprise ")
        .append(memory.experience().surprise())
        .append(") x decay ")
        .append(decay)
        .append(" = ")
        .append(score())
        .toString();
  }

  private String bm25() {
    return relevance.bm25().map(score -> ", BM25 " + score).getOrElse("");
  }

  private String cosine() {
    return relevance.cosine().map(value -> ", cosine " + value).getOrElse("");
  }
}
