package dev.stoa.domain.evidence;

import java.util.Comparator;

/** The position of a citation in its debate: by round, then the most relevant first, then by id. */
public record CitationPosition(long round, double relevance, EvidenceId evidence)
    implements Comparable<CitationPosition> {

  private static final Comparator<CitationPosition> ORDER =
      Comparator.comparingLong(CitationPosition::round)
          .thenComparing(Comparator.comparingDouble(CitationPosition::relevance).reversed())
          .thenComparing(CitationPosition::evidence);

  @Override
  public int compareTo(CitationPosition other) {
    return ORDER.compare(this, other);
  }
}
