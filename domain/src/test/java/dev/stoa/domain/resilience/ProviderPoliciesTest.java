package dev.stoa.domain.resilience;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class ProviderPoliciesTest {

  @Test
  void providersHaveTheirOwnPolicies() {
    assertEquals(new BreakerPolicy(3, 2, Duration.ofSeconds(30), 2), of("anthropic"));
    assertEquals(new BreakerPolicy(5, 3, Duration.ofSeconds(90), 2), of("OpenRouter:llama"));
    assertEquals(ProviderPolicies.of("gemini"), ProviderPolicies.of("GOOGLE"));
    assertEquals(BreakerPolicy.DEFAULT, of("search"));
    assertEquals(BreakerPolicy.DEFAULT, of("openai-proxy"));
    assertEquals(8, ProviderPolicies.table().size());
  }

  private static BreakerPolicy of(String name) {
    return ProviderPolicies.of(new BreakerName(name));
  }
}
