package dev.stoa.domain.resilience;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import java.time.Instant;

/** Why a breaker refused a call or an operation. Each is a normal result, not an exception. */
public sealed interface BreakerRefused extends Refusal {

  /** The breaker. */
  BreakerName name();

  /** The callee has failed too often and is left alone for a while. */
  @RefusalCode("breaker.open")
  record Open(BreakerName name, Instant retryAt) implements BreakerRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "breaker " + name + " is open: try again at " + retryAt;
    }
  }

  /** As many probes as may are finding out already. */
  @RefusalCode("breaker.probes_taken")
  record ProbesTaken(BreakerName name, int limit, Instant retryAt)
      implements BreakerRefused, Refusal.Unmet {
    @Override
    public String sentence() {
      return "breaker "
          + name
          + " is half-open and all "
          + limit
          + " of its probes are running: wait for them, at the latest until "
          + retryAt;
    }
  }

  /** No breaker of this name was used or configured. */
  @RefusalCode("breaker.unknown")
  record Unknown(BreakerName name) implements BreakerRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "breaker " + name + " does not exist: list the breakers to find it";
    }
  }
}
