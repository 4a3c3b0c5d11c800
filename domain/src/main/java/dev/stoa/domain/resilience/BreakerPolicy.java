package dev.stoa.domain.resilience;

import dev.stoa.domain.json.InvalidValue;
import java.time.Duration;

/**
 * When a breaker opens, how long it stays open, and when it closes.
 *
 * @param failureThreshold number of consecutive failures that open it
 * @param successThreshold number of successful probes that close it
 * @param cooldown how long it stays open before a probe is admitted, in whole milliseconds
 * @param probeLimit maximum number of concurrent probes
 */
public record BreakerPolicy(
    int failureThreshold, int successThreshold, Duration cooldown, int probeLimit) {

  /** The highest threshold or limit. */
  public static final int MAX_COUNT = 10_000;

  /** The longest cooldown. */
  public static final Duration MAX_COOLDOWN = Duration.ofDays(30);

  /** The policy of breakers without a known provider. */
  public static final BreakerPolicy DEFAULT = new BreakerPolicy(3, 2, Duration.ofSeconds(60), 3);

  /** Refuses values out of range; the message names the field. */
  public BreakerPolicy {
    requireCount("failure_threshold", failureThreshold);
    requireCount("success_threshold", successThreshold);
    requireCount("probe_limit", probeLimit);
    if (cooldown.isNegative() || cooldown.compareTo(MAX_COOLDOWN) > 0) {
      throw new InvalidValue(
          "cooldown "
              + cooldown
              + " is out of range: give 0 to "
              + MAX_COOLDOWN.toSeconds()
              + " seconds");
    }
    if (!cooldown.equals(Duration.ofMillis(cooldown.toMillis()))) {
      throw new InvalidValue("cooldown " + cooldown + " is too fine: give whole milliseconds");
    }
  }

  private static void requireCount(String field, int count) {
    if (count < 1 || count > MAX_COUNT) {
      throw new InvalidValue(field + " " + count + " is out of range: give 1 to " + MAX_COUNT);
    }
  }
}
