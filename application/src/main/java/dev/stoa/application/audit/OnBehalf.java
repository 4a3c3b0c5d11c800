package dev.stoa.application.audit;

import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditedCaller;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * On whose behalf a thread works: an edge says it for each call, and Stoa's own entries in the
 * audit trail name it. Operations stay without a parameter for it, as none of them decides by it.
 */
public final class OnBehalf {

  private static final ThreadLocal<@Nullable AuditedCaller> CALLER = new ThreadLocal<>();

  private OnBehalf() {}

  /** Works on behalf of a caller. */
  public static <T> T of(AuditedCaller caller, Supplier<T> work) {
    @Nullable AuditedCaller before = CALLER.get();
    CALLER.set(caller);
    try {
      return work.get();
    } finally {
      CALLER.set(before);
    }
  }

  /** The id of the one agent that the caller acts as, if it does. */
  public static Option<String> agent() {
    return Option.of(CALLER.get()).flatMap(AuditedCaller::agentId);
  }

  static AuditEvent named(AuditEvent event) {
    AuditedCaller caller = CALLER.get();
    return caller == null ? event : caller.named(event);
  }
}
