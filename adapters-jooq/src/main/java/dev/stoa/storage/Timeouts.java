package dev.stoa.storage;

import static java.util.Objects.requireNonNull;

import dev.stoa.domain.json.InvalidValue;
import java.time.Duration;

/**
 * How long a unit of work waits before it gives up with a {@code StorageException}.
 *
 * @param connect to reach a PostgreSQL server and log in
 * @param pool for a free connection
 * @param lock for others that write what this unit wants to write: SQLite's busy timeout,
 *     PostgreSQL's lock_timeout; no conflict is retried after that long
 * @param statement for one statement; PostgreSQL only
 */
public record Timeouts(Duration connect, Duration pool, Duration lock, Duration statement) {

  /** The minimum of HikariCP. */
  private static final Duration LEAST_POOL = Duration.ofMillis(250);

  private static final Duration LEAST = Duration.ofMillis(1);
  private static final Duration MOST = Duration.ofDays(1);

  /** Ten seconds to connect, half a minute for pool and locks, a minute for a statement. */
  public static final Timeouts DEFAULT =
      new Timeouts(
          Duration.ofSeconds(10),
          Duration.ofSeconds(30),
          Duration.ofSeconds(30),
          Duration.ofSeconds(60));

  public Timeouts {
    check("connect", connect, LEAST);
    check("pool", pool, LEAST_POOL);
    check("lock", lock, LEAST);
    check("statement", statement, LEAST);
  }

  public Timeouts withConnect(Duration time) {
    return new Timeouts(time, pool, lock, statement);
  }

  public Timeouts withPool(Duration time) {
    return new Timeouts(connect, time, lock, statement);
  }

  public Timeouts withLock(Duration time) {
    return new Timeouts(connect, pool, time, statement);
  }

  public Timeouts withStatement(Duration time) {
    return new Timeouts(connect, pool, lock, time);
  }

  private static void check(String name, Duration time, Duration least) {
    requireNonNull(time, () -> "timeout " + name + " is null");
    if (time.compareTo(least) < 0 || time.compareTo(MOST) > 0) {
      throw new InvalidValue(
          "timeout " + name + " is " + time + ": give one between " + least + " and " + MOST);
    }
  }
}
