package dev.stoa.actions.resilience;

import dev.stoa.actions.shape.View;
import dev.stoa.domain.resilience.BreakerLease;
import dev.stoa.domain.resilience.BreakerPolicy;
import dev.stoa.domain.resilience.BreakerStatus;
import dev.stoa.domain.resilience.BreakerTicket;
import dev.stoa.domain.resilience.CircuitBreaker;

/** How callers see circuit breakers. */
final class BreakerViews {

  private static final double MILLIS = 1_000.0;

  static final View<BreakerStatus> BREAKER =
      View.of(BreakerStatus.class, "Breaker")
          .note("probes", "Probes that are running.")
          .note("retry_at", "When an open breaker admits the first probe.")
          .flatten(
              "breaker",
              View.of(CircuitBreaker.class)
                  .leaveOut("generation", "probes")
                  .note("failures", "Consecutive failures.")
                  .note("successes", "Successful probes since the cooldown.")
                  .flatten(
                      "policy",
                      View.of(BreakerPolicy.class)
                          .leaveOut("cooldown")
                          .note("failure_threshold", "How many of them open it.")
                          .note("success_threshold", "How many of them close it.")
                          .note("probe_limit", "How many may run at once.")
                          .add(
                              "cooldown_seconds",
                              double.class,
                              policy -> policy.cooldown().toMillis() / MILLIS)))
          .order(
              "name",
              "state",
              "failures",
              "failure_threshold",
              "successes",
              "success_threshold",
              "probes",
              "probe_limit",
              "cooldown_seconds",
              "opened_at",
              "retry_at");

  static final View<BreakerTicket> ADMISSION =
      View.of(BreakerTicket.class, "BreakerAdmission")
          .leaveOut("generation", "probe")
          .add("probe", boolean.class, ticket -> ticket.probe().isDefined())
          .note("probe", "Whether it is a probe, whose outcome counts for two minutes.")
          .add("lease", BreakerLease.class, BreakerTicket::lease)
          .note("lease", "Report the outcome of the call with it, once.");

  private BreakerViews() {}
}
