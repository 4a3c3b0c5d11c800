package dev.stoa.storage;

import static java.util.Objects.requireNonNull;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.UnitListener;
import dev.stoa.storage.StoragePlace.AtUrl;
import dev.stoa.storage.StoragePlace.BehindPooler;
import dev.stoa.storage.StoragePlace.OverDataSource;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Consumer;
import javax.sql.DataSource;

/**
 * How a workspace is opened; everything except its place has a default.
 *
 * @param place where it is, and who opens connections
 * @param schema what to do about the schema
 * @param durability the durability of a commit
 * @param connections how many units of work may read at the same time
 * @param connectionInit SQL run on every new PostgreSQL connection that Stoa opens
 * @param timeouts how long units of work wait
 * @param clock the clock of all operations, read in whole microseconds
 * @param observation the listener and the threshold of slow units
 * @param vectorCache how many megabytes of vectors this workspace keeps in memory; without it all
 *     workspaces of the process share a quarter of its memory, or what {@code
 *     -Dstoa.vector-cache-mb} says
 * @param segmentTexts the number of new texts of which the index of words makes a segment
 */
public record StorageConfig(
    StoragePlace place,
    SchemaMode schema,
    Durability durability,
    int connections,
    Option<String> connectionInit,
    Timeouts timeouts,
    InstantSource clock,
    Observation observation,
    Option<Integer> vectorCache,
    int segmentTexts) {

  /** The system clock, in whole microseconds. */
  public static final InstantSource SYSTEM_CLOCK = MicrosecondClock.of(InstantSource.system());

  private static final int DEFAULT_CONNECTIONS = 8;

  /** As many as a question reads easily. */
  private static final int DEFAULT_SEGMENT_TEXTS = 256;

  public StorageConfig {
    requireNonNull(place, "place is null");
    requireNonNull(schema, "schema is null");
    requireNonNull(durability, "durability is null");
    requireNonNull(connectionInit, "connectionInit is null");
    requireNonNull(timeouts, "timeouts is null");
    requireNonNull(clock, "clock is null");
    requireNonNull(observation, "observation is null");
    requireNonNull(vectorCache, "vectorCache is null");
    if (connections < 1) {
      throw new InvalidValue("connections is " + connections + ": give at least 1");
    }
    if (segmentTexts < 2) {
      throw new InvalidValue("segmentTexts is " + segmentTexts + ": give at least 2");
    }
    if (vectorCache.exists(megabytes -> megabytes < 0)) {
      throw new InvalidValue(
          "vectorCache is " + vectorCache.get() + ": give megabytes, 0 to keep no vectors");
    }
    if (connectionInit.isDefined() && !(place instanceof AtUrl)) {
      throw new InvalidValue(
          "connectionInit is given for "
              + place
              + ", whose connections are not Stoa's own: leave it out");
    }
  }

  /** The defaults: migrate, normal durability, eight connections, the system's clock. */
  public static StorageConfig of(String url) {
    return at(new AtUrl(url));
  }

  /**
   * A workspace in a database of the application, over its own connections. On PostgreSQL it is the
   * schema {@code stoa}, on SQLite it shares the file with the application's tables.
   */
  public static StorageConfig over(DataSource source) {
    return at(new OverDataSource(source, Option.none(), ThreadTransactions.NONE));
  }

  /** As above, in another schema of a PostgreSQL database. */
  public static StorageConfig over(DataSource source, String schema) {
    return at(new OverDataSource(source, Option.some(schema), ThreadTransactions.NONE));
  }

  private static StorageConfig at(StoragePlace place) {
    return new StorageConfig(
        place,
        SchemaMode.MIGRATE,
        Durability.NORMAL,
        DEFAULT_CONNECTIONS,
        Option.none(),
        Timeouts.DEFAULT,
        SYSTEM_CLOCK,
        Observation.DEFAULT,
        Option.none(),
        DEFAULT_SEGMENT_TEXTS);
  }

  /** The url; a workspace over a DataSource has none. */
  public String url() {
    if (place instanceof AtUrl at) {
      return at.url();
    }
    if (place instanceof BehindPooler behind) {
      return behind.url();
    }
    throw new IllegalStateException("a workspace over " + place + " has no url");
  }

  /**
   * For a url of a pooler in transaction mode, such as PgBouncer.
   *
   * @param directUrl the server itself, for migrations
   */
  public StorageConfig withTransactionPooling(String directUrl) {
    return withPlace(new BehindPooler(url(), Option.some(directUrl)));
  }

  /** As above, for a workspace whose schema is brought up to date elsewhere. */
  public StorageConfig withTransactionPooling() {
    return withPlace(new BehindPooler(url(), Option.none()));
  }

  /** For a workspace over a DataSource: units of work join the transaction of their thread. */
  public StorageConfig withTransactions(ThreadTransactions transactions) {
    if (place instanceof OverDataSource over) {
      return withPlace(new OverDataSource(over.source(), over.schema(), transactions));
    }
    throw new InvalidValue(
        "transactions are given for "
            + place
            + ", which the application has no transactions in: use StorageConfig.over");
  }

  /** The same settings for another workspace. */
  public StorageConfig withUrl(String url) {
    return withPlace(new AtUrl(url));
  }

  private StorageConfig withPlace(StoragePlace other) {
    return changed(draft -> draft.place = other);
  }

  public StorageConfig withSchema(SchemaMode mode) {
    return changed(draft -> draft.schema = mode);
  }

  public StorageConfig withDurability(Durability promise) {
    return changed(draft -> draft.durability = promise);
  }

  public StorageConfig withConnections(int count) {
    return changed(draft -> draft.connections = count);
  }

  public StorageConfig withConnectionInit(String sql) {
    return changed(draft -> draft.connectionInit = Option.some(sql));
  }

  public StorageConfig withTimeouts(Timeouts times) {
    return changed(draft -> draft.timeouts = times);
  }

  public StorageConfig withClock(InstantSource source) {
    return changed(draft -> draft.clock = source);
  }

  /** Calls the listener after every unit of work, for metrics. */
  public StorageConfig withListener(UnitListener listener) {
    return withObservation(new Observation(listener, observation.slowUnit()));
  }

  /** Logs units of work that take this long or longer. */
  public StorageConfig withSlowUnit(Duration threshold) {
    return withObservation(new Observation(observation.listener(), Option.some(threshold)));
  }

  /** Logs no unit of work as slow. */
  public StorageConfig withoutSlowUnit() {
    return withObservation(new Observation(observation.listener(), Option.none()));
  }

  private StorageConfig withObservation(Observation other) {
    return changed(draft -> draft.observation = other);
  }

  /** A bound of this workspace's own for the vectors it keeps in memory; 0 keeps none. */
  public StorageConfig withVectorCache(int megabytes) {
    return changed(draft -> draft.vectorCache = Option.some(megabytes));
  }

  /** With small segments a few texts show what many do; for tests. */
  public StorageConfig withSegmentTexts(int texts) {
    return changed(draft -> draft.segmentTexts = texts);
  }

  private StorageConfig changed(Consumer<Draft> change) {
    Draft draft = new Draft(this);
    change.accept(draft);
    return draft.config();
  }

  /** A copy whose settings can be changed one by one. */
  private static final class Draft {
    private StoragePlace place;
    private SchemaMode schema;
    private Durability durability;
    private int connections;
    private Option<String> connectionInit;
    private Timeouts timeouts;
    private InstantSource clock;
    private Observation observation;
    private Option<Integer> vectorCache;
    private int segmentTexts;

    Draft(StorageConfig config) {
      this.place = config.place;
      this.schema = config.schema;
      this.durability = config.durability;
      this.connections = config.connections;
      this.connectionInit = config.connectionInit;
      this.timeouts = config.timeouts;
      this.clock = config.clock;
      this.observation = config.observation;
      this.vectorCache = config.vectorCache;
      this.segmentTexts = config.segmentTexts;
    }

    StorageConfig config() {
      return new StorageConfig(
          place,
          schema,
          durability,
          connections,
          connectionInit,
          timeouts,
          clock,
          observation,
          vectorCache,
          segmentTexts);
    }
  }
}
