package dev.stoa.domain.critique;

/** A pattern with its score at the instant of the query. */
public record RankedPattern(CritiquePattern pattern, double score) {

  /** Best first, ties by id. */
  public boolean standsBehind(RankPosition position) {
    return score < position.score()
        || (score == position.score() && pattern.id().compareTo(position.id()) > 0);
  }
}
