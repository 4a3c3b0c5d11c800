package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.PlainText;

/** The id of a tournament, whose outcome agents predict. */
public record TournamentId(String value) implements Comparable<TournamentId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses values that cannot be stored. */
  public TournamentId {
    PlainText.require("tournament_id", value, MAX_LENGTH);
  }

  @Override
  public int compareTo(TournamentId other) {
    return CodePointOrder.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
