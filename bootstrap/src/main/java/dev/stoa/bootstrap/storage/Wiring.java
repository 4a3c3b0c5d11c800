package dev.stoa.bootstrap.storage;

import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.JdbcStorage;
import io.vavr.control.Option;

/**
 * What operations are made with.
 *
 * @param storage the bound store, whose texts are embedded if a model is configured
 * @param clock the bound clock, in whole microseconds
 * @param ids the bound source of ids
 */
public record Wiring(Storage storage, MicrosecondClock clock, IdSource ids) {

  /** The store as a database; none if it is something else. */
  public Option<JdbcStorage> database() {
    return storage instanceof JdbcStorage database ? Option.some(database) : Option.none();
  }

  /** The same, for operations that only a database has. */
  public JdbcStorage database(String otherwise) {
    return database().getOrElseThrow(() -> new IllegalStateException(otherwise));
  }
}
