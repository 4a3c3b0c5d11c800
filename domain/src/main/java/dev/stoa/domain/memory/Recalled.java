package dev.stoa.domain.memory;

import dev.stoa.domain.trust.Origin;

/**
 * A memory that came to mind, and why.
 *
 * @param decay what time has left of it
 * @param written where it comes from, and how far it is trusted
 * @param isWeighed whether what the memory has come to counts, or its relevance alone
 */
public record Recalled(
    Memory memory, Relevance relevance, double decay, boolean isWeighed, Origin written) {

  /**
   * Relevance times importance times one plus surprise times decay, or relevance alone; of it the
   * part that its trust leaves.
   */
  public double score() {
    return written.trust().weighed(relevance.value() * (isWeighed ? strength() : 1));
  }

  /** With the memory as it has become since. */
  public Recalled as(Memory become) {
    return new Recalled(become, relevance, decay, isWeighed, written);
  }

  /** Importance times one plus surprise times decay. */
  public double strength() {
    return memory.weight().base() * decay;
  }

  /** The parts of the score, in one line. */
  public String explain() {
    StringBuilder line = new StringBuilder("relevance ").append(relevance.value());
    relevance.parts().forEach(parts -> line.append(" (").append(parts.explain()).append(')'));
    relevance.cosine().forEach(value -> line.append(" (cosine ").append(value).append(')'));
    if (isWeighed) {
      line.append(" x strength ")
          .append(strength())
          .append(" (importance ")
          .append(memory.importance())
          .append(" x (1 + surprise ")
          .append(memory.experience().surprise())
          .append(") x decay ")
          .append(decay)
          .append(')');
    }
    boolean isTrusted = written.trust().weight() == 1;
    if (!isTrusted) {
      line.append(" x trust ").append(written.trust().weight());
    }
    return isWeighed || !isTrusted
        ? line.append(" = ").append(score()).toString()
        : line.toString();
  }
}
