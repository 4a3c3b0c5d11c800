package dev.stoa.adapter.jooq.unit;

import dev.stoa.adapter.jooq.engine.Connections;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.domain.operations.StoreCare;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.Locale;

/** The engine's care of its files, over the connections of the workspace. */
public final class EngineCare implements StoreCare {

  private final Connections connections;
  private final OpenUnit openUnit;

  EngineCare(Connections connections, OpenUnit openUnit) {
    this.connections = connections;
    this.openUnit = openUnit;
  }

  @Override
  public Seq<HealthFinding> examine(boolean deep) {
    return done("examine", () -> connections.examine(deep));
  }

  @Override
  public long size() {
    return done("measure", connections::size);
  }

  @Override
  public long checkpoint() {
    return done("checkpoint", connections::checkpoint);
  }

  @Override
  public void rewrite(Seq<String> tables) {
    done(
        "rewrite",
        () -> {
          connections.rewrite(tables);
          return true;
        });
  }

  @Override
  public Option<Long> occurrences(String name) {
    String folded = name.toLowerCase(Locale.ROOT);
    return done(
        "search the files of",
        () -> {
          Option<Long> found = connections.occurrences(name);
          Option<Long> more =
              folded.equals(name) ? Option.some(0L) : connections.occurrences(folded);
          return found.flatMap(many -> more.map(others -> many + others));
        });
  }

  /** As {@link Connections#compact}. */
  public boolean compact() {
    return done("compact", connections::compact);
  }

  private <T> T done(String what, Work<T> work) {
    if (openUnit.isOpen()) {
      throw new IllegalStateException("a store is cared for outside units of work");
    }
    try {
      return work.run();
    } catch (SQLException e) {
      throw new StorageException("cannot " + what + " the workspace: " + e.getMessage(), e);
    }
  }

  @FunctionalInterface
  private interface Work<T> {
    T run() throws SQLException;
  }
}
