package dev.stoa.domain.contextbackup;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.SpecialistName;

/**
 * A registered specialist.
 *
 * @param contextWindow how many tokens its model sees at once
 */
public record Specialist(SpecialistName name, long contextWindow) {

  /** The smallest context window. */
  public static final int MIN_WINDOW = 100;

  /** The largest context window. */
  public static final int MAX_WINDOW = 1_000_000_000;

  /** Refuses a window outside the limits. */
  public Specialist {
    if (contextWindow < MIN_WINDOW || contextWindow > MAX_WINDOW) {
      throw new InvalidValue(
          "context_window is "
              + contextWindow
              + ": give a number of tokens from "
              + MIN_WINDOW
              + " to "
              + MAX_WINDOW);
    }
  }

  /** With a name and the tokens its model sees at once. */
  public static Specialist of(String name, long contextWindow) {
    return new Specialist(new SpecialistName(name), contextWindow);
  }
}
