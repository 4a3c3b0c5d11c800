package dev.stoa.torture;

import dev.stoa.torture.TorturedStore.Held;
import dev.stoa.torture.TorturedStore.OpenStore;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The keys that were written to a store, and what is wrong with what is stored of them. */
public final class WrittenKeys {

  /** About how many instants are looked at. */
  private static final int INSTANTS = 20;

  private final OpenStore writtenTo;
  private final Map<String, Long> before;
  private Map<String, Long> least = HashMap.empty();
  private Map<String, Long> most = HashMap.empty();
  private final List<String> acknowledged = new ArrayList<>();
  private final List<Timed> timed = new ArrayList<>();
  private final List<String> unacknowledged = new ArrayList<>();
  private final Set<String> lost = new LinkedHashSet<>();
  private final Set<String> torn = new LinkedHashSet<>();
  private final Set<String> faults = new LinkedHashSet<>();

  /** A write, and when it began and was acknowledged. */
  private record Timed(String key, Instant began, Instant ended) {}

  /** Begins with a store as it is now. */
  public WrittenKeys(OpenStore store) {
    this.writtenTo = store;
    this.before = store.counters();
  }

  /** The write of a key was acknowledged. */
  public void acknowledge(String key) {
    acknowledged.add(key);
    least = counted(least, key);
    most = counted(most, key);
  }

  /** As {@link #acknowledge(String)}, between two instants. */
  public void acknowledge(String key, Instant began, Instant ended) {
    acknowledge(key);
    timed.add(new Timed(key, began, ended));
  }

  /** The write of a key began, and was not acknowledged: it may be stored, but not a part of it. */
  public void begin(String key) {
    unacknowledged.add(key);
    most = counted(most, key);
  }

  /** Looks for everything that was written. */
  public void check(OpenStore store) {
    checkKeys(store, acknowledged, unacknowledged);
    checkCounters(store);
  }

  /** Looks for some keys only. */
  void checkKeys(OpenStore store, List<String> done, List<String> begun) {
    for (String key : done) {
      Held held = held(store, key);
      if (held == Held.NOTHING) {
        lost.add(key);
      }
    }
    begun.forEach(key -> held(store, key));
  }

  private Held held(OpenStore store, String key) {
    try {
      Held held = store.held(key);
      if (held == Held.PART) {
        torn.add(key);
      }
      return held;
    } catch (RuntimeException e) {
      faults.add(key + " cannot be read: " + e.getMessage());
      return Held.PART;
    }
  }

  /** Looks at what had been counted when some of the writes were acknowledged. */
  public void checkPast(OpenStore store) {
    int step = Math.max(1, timed.size() / INSTANTS);
    for (int i = 0; i < timed.size(); i += step) {
      checkCounters(store, timed.get(i).ended());
    }
  }

  private void checkCounters(OpenStore store, Instant at) {
    Map<String, Long> from = HashMap.empty();
    Map<String, Long> to = HashMap.empty();
    for (Timed write : timed) {
      from = write.ended().isAfter(at) ? from : counted(from, write.key());
      to = write.began().isAfter(at) ? to : counted(to, write.key());
    }
    for (String key : unacknowledged) {
      to = counted(to, key);
    }
    checkCounters(store.countersAsOf(at), from, to, " as of " + at);
  }

  /** What is counted is at least what was acknowledged, and at most what was begun. */
  void checkCounters(OpenStore store) {
    checkCounters(store.counters(), least, most, "");
  }

  private void checkCounters(
      Map<String, Long> counters, Map<String, Long> least, Map<String, Long> most, String when) {
    counters.forEach(
        (counter, now) -> {
          long added = now - before.getOrElse(counter, 0L);
          long from = least.getOrElse(counter, 0L);
          long to = most.getOrElse(counter, 0L);
          if (added < from || added > to) {
            faults.add(
                counter
                    + when
                    + ": "
                    + added
                    + " counted, "
                    + from
                    + " acknowledged, "
                    + to
                    + " begun");
          }
        });
  }

  private Map<String, Long> counted(Map<String, Long> counts, String key) {
    return writtenTo.countersOf(key).foldLeft(counts, (all, one) -> all.put(one, 1L, Long::sum));
  }

  /** How many of the unacknowledged writes are stored whole. */
  long storedUnacknowledged(OpenStore store) {
    return unacknowledged.stream().filter(key -> held(store, key) == Held.ALL).count();
  }

  /** The number of acknowledged writes. */
  public long acknowledged() {
    return acknowledged.size();
  }

  /** The number of writes that were not acknowledged. */
  public long unacknowledged() {
    return unacknowledged.size();
  }

  /** The keys of acknowledged writes that are not stored. */
  public List<String> lost() {
    return List.copyOf(lost);
  }

  /** The keys of writes of which a part is stored. */
  public List<String> torn() {
    return List.copyOf(torn);
  }

  /** What cannot be read, and what is counted wrongly. */
  public List<String> faults() {
    return List.copyOf(faults);
  }
}
