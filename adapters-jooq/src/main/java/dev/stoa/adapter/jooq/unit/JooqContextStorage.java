package dev.stoa.adapter.jooq.unit;

import dev.stoa.domain.kernel.ContextStorage;
import java.util.function.Function;

/** Provides the repositories of a context's ports. */
public interface JooqContextStorage extends ContextStorage {

  /** The repository of this type, created on first use. */
  <T> T repository(Class<T> type, Function<JooqSession, T> make);
}
