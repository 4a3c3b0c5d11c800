package dev.stoa.domain.resilience;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import java.time.Duration;
import java.util.Locale;

/** Default policies of well-known providers. */
public final class ProviderPolicies {

  /** The policy of a provider that is not in the table. */
  public static final BreakerPolicy OTHER = policy(5, 2, 60, 3);

  private static final Map<String, BreakerPolicy> TABLE =
      LinkedHashMap.of(
          "anthropic", policy(3, 2, 30, 2),
          "openai", policy(5, 2, 60, 3),
          "mistral", policy(4, 2, 45, 2),
          "openrouter", policy(5, 3, 90, 2),
          "xai", policy(3, 2, 60, 2),
          "grok", policy(3, 2, 60, 2),
          "gemini", policy(4, 2, 45, 3),
          "google", policy(4, 2, 45, 3));

  private ProviderPolicies() {}

  /** The table itself, by provider. */
  public static Map<String, BreakerPolicy> table() {
    return TABLE;
  }

  /** The policy of a provider, ignoring case. */
  public static BreakerPolicy of(String provider) {
    return TABLE.get(provider.toLowerCase(Locale.ROOT)).getOrElse(OTHER);
  }

  /**
   * The default policy of a breaker.
   *
   * <p>A name that is a provider's, or begins with one and a colon or slash ({@code openai/gpt}),
   * has that provider's; any other has {@link BreakerPolicy#DEFAULT}.
   */
  public static BreakerPolicy of(BreakerName name) {
    String provider = name.value().split("[:/]", 2)[0].toLowerCase(Locale.ROOT);
    return TABLE.get(provider).getOrElse(BreakerPolicy.DEFAULT);
  }

  private static BreakerPolicy policy(int failures, int successes, int seconds, int probes) {
    return new BreakerPolicy(failures, successes, Duration.ofSeconds(seconds), probes);
  }
}
