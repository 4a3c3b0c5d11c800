package dev.stoa.torture;

import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import java.time.Instant;
import java.util.List;

/**
 * A store that is tortured. Child processes create it by its public constructor without parameters.
 */
public interface TorturedStore {

  /** Opens the store; several processes have it open at a time. */
  OpenStore open(String url);

  /** What it is given besides killed processes; each runs once, before them. */
  default List<Trouble> troubles(String url) {
    return List.of();
  }

  /** An open store, used by several threads. */
  interface OpenStore extends AutoCloseable {

    /** Writes what belongs to a new key, all of it or nothing; returning acknowledges it. */
    void write(String key);

    /** How much of what belongs to a key is stored. */
    Held held(String key);

    /** What writes have counted, by the name of each counter. */
    default Map<String, Long> counters() {
      return HashMap.empty();
    }

    /** What writes had counted at an instant; empty if the store knows its present only. */
    default Map<String, Long> countersAsOf(Instant at) {
      return HashMap.empty();
    }

    /** The counters that the write of a key adds one to. */
    default Set<String> countersOf(String key) {
      return HashSet.empty();
    }

    /** Everything that is wrong with the store; empty if it is sound. */
    List<String> faults();

    @Override
    void close();
  }

  /** How much of a write is stored. */
  enum Held {
    NOTHING,
    /** A part, which must never be seen. */
    PART,
    ALL
  }
}
