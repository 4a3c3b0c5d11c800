package dev.stoa.storage;

import io.vavr.control.Option;
import java.sql.Connection;

/**
 * The transaction that the calling thread has open in the application's database, as the framework
 * of the application knows it: units of work join it.
 */
public interface ThreadTransactions {

  /** There is never one: each unit of work has a transaction of its own. */
  ThreadTransactions NONE =
      new ThreadTransactions() {
        @Override
        public Option<Connection> current() {
          return Option.none();
        }

        @Override
        public void afterCommit(Runnable action) {
          throw new IllegalStateException("this thread has no transaction open");
        }
      };

  /** The connection of the transaction; none if the thread has none open. */
  Option<Connection> current();

  /** Runs the action once the current transaction is committed; never if it is rolled back. */
  void afterCommit(Runnable action);
}
