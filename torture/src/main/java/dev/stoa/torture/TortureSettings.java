package dev.stoa.torture;

import dev.stoa.domain.json.InvalidValue;
import java.time.Duration;

/**
 * How a store is tortured.
 *
 * @param store its class, which child processes create
 * @param seed decides everything that is chosen at random
 * @param kills how many processes are killed
 * @param limit when to stop even if fewer were
 * @param processes how many write at a time
 * @param threads how many threads each of them has
 */
public record TortureSettings(
    Class<? extends TorturedStore> store,
    String url,
    long seed,
    int kills,
    Duration limit,
    int processes,
    int threads) {

  public TortureSettings {
    require("kills", kills, 0, 1_000_000);
    require("processes", processes, 1, 64);
    require("threads", threads, 1, 64);
    if (limit.isNegative() || limit.isZero()) {
      throw new InvalidValue("seconds is " + limit.toSeconds() + ": give 1 or more");
    }
  }

  private static void require(String field, int value, int least, int most) {
    if (value < least || value > most) {
      throw new InvalidValue(field + " is " + value + ": give " + least + " to " + most);
    }
  }
}
