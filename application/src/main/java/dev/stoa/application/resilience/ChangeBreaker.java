package dev.stoa.application.resilience;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerRefused;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakers;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import java.time.Instant;
import java.time.InstantSource;

/** What somebody, not a call, does to a breaker; the trail tells of it in the same transaction. */
final class ChangeBreaker {

  private final CircuitBreakers breakers;
  private final InstantSource clock;
  private final AppendAudit audit;

  ChangeBreaker(CircuitBreakers breakers, InstantSource clock, AppendAudit audit) {
    this.breakers = breakers;
    this.clock = clock;
    this.audit = audit;
  }

  Either<BreakerRefused, CircuitBreaker> reset(BreakerName name) {
    Instant now = clock.instant();
    return breakers
        .lock(name)
        .<BreakerRefused>toEither(() -> new BreakerRefused.Unknown(name))
        .map(
            found ->
                changed(
                    found.reset(now),
                    "breaker_reset",
                    LinkedHashMap.of(
                        "was",
                        new JsonString(found.stateAt(now).label()),
                        "failures",
                        number(found.failures()))));
  }

  CircuitBreaker configure(BreakerName name, BreakerPolicy policy) {
    Instant now = clock.instant();
    CircuitBreaker configured =
        breakers
            .lock(name)
            .map(found -> found.configured(policy, now))
            .getOrElse(() -> CircuitBreaker.closed(name, policy, now));
    return changed(
        configured,
        "breaker_configured",
        LinkedHashMap.of(
            "failure_threshold", number(policy.failureThreshold()),
            "success_threshold", number(policy.successThreshold()),
            "cooldown_ms", number(policy.cooldown().toMillis()),
            "probe_limit", number(policy.probeLimit())));
  }

  private CircuitBreaker changed(
      CircuitBreaker breaker, String eventType, Map<String, JsonValue> details) {
    breakers.save(breaker);
    JsonObject told = new JsonObject(details.put("name", new JsonString(breaker.name().value())));
    audit.record(AuditEvent.of(eventType).details(CanonicalJson.of(told)));
    return breaker;
  }

  private static JsonNumber number(long value) {
    return new JsonNumber(Long.toString(value));
  }
}
