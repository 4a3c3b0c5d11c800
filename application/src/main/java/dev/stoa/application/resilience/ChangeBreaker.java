package dev.stoa.application.resilience;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerRefused;
import dev.stoa.domain.resilience.CircuitBreaker;
import dev.stoa.domain.resilience.CircuitBreakers;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Changes of a breaker by an operator; audited in the same transaction. */
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
                    StoaEventType.RESILIENCE_BREAKER_RESET,
                    AuditMembers.NONE
                        .label("was", found.stateAt(now))
                        .number("failures", found.failures())));
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
        StoaEventType.RESILIENCE_BREAKER_CONFIGURED,
        AuditMembers.NONE
            .number("failure_threshold", policy.failureThreshold())
            .number("success_threshold", policy.successThreshold())
            .number("cooldown_ms", policy.cooldown().toMillis())
            .number("probe_limit", policy.probeLimit()));
  }

  /**
   * Of a page of breakers, removes those that were not used since the cutoff. One that is open or
   * configured stays: removing it would change what it protects.
   */
  Page<BreakerName, BreakerName> purge(Option<BreakerName> after, Instant cutoff, int batch) {
    Seq<CircuitBreaker> page = breakers.after(after, batch);
    Seq<BreakerName> removed =
        page.filter(one -> isUnused(one, cutoff))
            .flatMap(one -> breakers.lock(one.name()))
            .filter(one -> isUnused(one, cutoff))
            .map(CircuitBreaker::name);
    removed.forEach(breakers::remove);
    if (removed.nonEmpty()) {
      audit.record(
          AuditEvent.of(
              StoaEventType.RESILIENCE_BREAKERS_PURGED,
              AuditMembers.NONE.number("breakers", removed.size())));
    }
    return new Page<>(
        removed, page.size() < batch ? Option.none() : page.lastOption().map(CircuitBreaker::name));
  }

  private static boolean isUnused(CircuitBreaker breaker, Instant cutoff) {
    return breaker.openedAt().isEmpty()
        && breaker.policy().equals(BreakerPolicy.DEFAULT)
        && breaker.updatedAt().isBefore(cutoff);
  }

  private CircuitBreaker changed(CircuitBreaker breaker, StoaEventType type, AuditMembers members) {
    breakers.save(breaker);
    audit.record(AuditEvent.of(type, members.id("breaker_id", breaker.name().value())));
    return breaker;
  }
}
