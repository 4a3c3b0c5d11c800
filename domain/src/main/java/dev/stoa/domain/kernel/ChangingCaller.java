package dev.stoa.domain.kernel;

import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Who changes rows on a thread, by id or name: versions of rows name it. */
public final class ChangingCaller {

  private static final ThreadLocal<@Nullable String> NAME = new ThreadLocal<>();

  private ChangingCaller() {}

  /** Works on behalf of a caller. */
  public static <T> T of(String name, Supplier<T> work) {
    @Nullable String before = NAME.get();
    NAME.set(name);
    try {
      return work.get();
    } finally {
      NAME.set(before);
    }
  }

  /** The caller; none if no edge has set it. */
  public static Option<String> current() {
    return Option.of(NAME.get());
  }
}
