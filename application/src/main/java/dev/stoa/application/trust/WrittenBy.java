package dev.stoa.application.trust;

import dev.stoa.domain.kernel.ChangingCaller;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Who writes on a thread, and what its items were made from: an edge sets it for each call, and
 * origins are bound to it. An application that sets nothing writes as a local agent.
 */
public final class WrittenBy {

  private static final ThreadLocal<@Nullable Principal> WRITER = new ThreadLocal<>();
  private static final ThreadLocal<@Nullable Provenance> STATED = new ThreadLocal<>();

  private static final ThreadLocal<@Nullable Boolean> OPERATOR = new ThreadLocal<>();

  private WrittenBy() {}

  /** Works as this principal. */
  public static <T> T of(Principal writer, Supplier<T> work) {
    return with(WRITER, writer, () -> ChangingCaller.of(writer.name(), work));
  }

  /** Works for the person who runs the program, who may raise trust; what it writes is as usual. */
  public static <T> T operator(Supplier<T> work) {
    return with(OPERATOR, true, work);
  }

  /** Who affirms: the caller, else the person who runs the program, else an agent. */
  static Principal affirming() {
    return writerOr(
        OPERATOR.get() == null ? Principal.LOCAL : Principal.person(Principal.LOCAL.name()));
  }

  /** Works with items that come from here. */
  public static <T> T from(Provenance stated, Supplier<T> work) {
    return with(STATED, stated, work);
  }

  /** As above, also from these items. */
  public static void madeFrom(Iterable<ItemRef> items, Runnable work) {
    from(
        stated().and(items),
        () -> {
          work.run();
          return items;
        });
  }

  private static <V, T> T with(ThreadLocal<@Nullable V> local, V value, Supplier<T> work) {
    @Nullable V before = local.get();
    local.set(value);
    try {
      return work.get();
    } finally {
      local.set(before);
    }
  }

  /** Who writes; if no edge has set it, who is named here. */
  public static Principal writerOr(Principal other) {
    return writer().getOrElse(other);
  }

  /** Who writes, if it was set. */
  static Option<Principal> writer() {
    return Option.of(WRITER.get());
  }

  /** What was stated of where items come from. */
  public static Provenance stated() {
    @Nullable Provenance stated = STATED.get();
    return stated == null ? Provenance.NONE : stated;
  }
}
