package dev.stoa.domain.rating;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of a tournament, whose outcome agents predict. */
public record TournamentId(String value) implements TextKey<TournamentId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses values that cannot be stored. */
  public TournamentId {
    PlainText.require("tournament_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
