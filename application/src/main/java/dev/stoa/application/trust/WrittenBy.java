package dev.stoa.application.trust;

import dev.stoa.domain.kernel.ChangingCaller;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Principal;
import dev.stoa.domain.trust.Provenance;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Who writes on a thread, and what its items were made from: an edge sets it for each call, and
 * origins are bound to it. An application that sets nothing writes as a local agent.
 */
public final class WrittenBy {

  private static final ThreadLocal<@Nullable Principal> WRITER = new ThreadLocal<>();
  private static final ThreadLocal<@Nullable Provenance> STATED = new ThreadLocal<>();

  private WrittenBy() {}

  /** Works as this principal. */
  public static <T> T of(Principal writer, Supplier<T> work) {
    return with(WRITER, writer, () -> ChangingCaller.of(writer.name(), work));
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
  static Principal writerOr(Principal other) {
    @Nullable Principal writer = WRITER.get();
    return writer == null ? other : writer;
  }

  static Provenance stated() {
    @Nullable Provenance stated = STATED.get();
    return stated == null ? Provenance.NONE : stated;
  }
}
