package dev.stoa.domain.evolution;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TextKey;

/** The id of an episode. */
public record EpisodeId(String value) implements TextKey<EpisodeId> {

  /** The longest id. */
  public static final int MAX_LENGTH = 255;

  /** Refuses a blank or too long id, and text that cannot be stored. */
  public EpisodeId {
    PlainText.require("episode_id", value, MAX_LENGTH);
  }

  @Override
  public String toString() {
    return value;
  }
}
