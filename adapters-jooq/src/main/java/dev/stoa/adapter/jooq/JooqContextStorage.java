package dev.stoa.adapter.jooq;

import dev.stoa.domain.kernel.ContextStorage;
import java.util.function.Function;

/** Where the ports of a context find their repositories; each context extends this with its own. */
public interface JooqContextStorage extends ContextStorage {

  /** The workspace's one repository of this type, made when it is first asked for. */
  <T> T repository(Class<T> type, Function<JooqSession, T> make);
}
