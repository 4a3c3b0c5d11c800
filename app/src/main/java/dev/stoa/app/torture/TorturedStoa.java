package dev.stoa.app.torture;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.Workspace;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import dev.stoa.application.operations.HealthRequest;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.operations.HealthFinding;
import dev.stoa.storage.StorageConfig;
import dev.stoa.torture.TorturedStore;
import dev.stoa.torture.Trouble;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.List;

/**
 * A workspace. A write is everything that one context stores for a key, in one unit of work: with a
 * part of it the write is torn. The number at the end of a key decides the context.
 */
public final class TorturedStoa implements TorturedStore {

  /** Known to all: what it encrypts is test data. */
  private static final String KEY = "torture " + "dG9ydHVy".repeat(5) + "ZWQ=";

  /** So small that few writes make and merge segments of the index of words. */
  private static final int SEGMENT = 4;

  @Override
  public OpenStore open(String url) {
    return new OpenStoa(Stoa.open(config(url)), url);
  }

  static StoaConfig config(String url) {
    return config(StorageConfig.of(url).withConnections(2));
  }

  static StoaConfig config(StorageConfig storage) {
    return StoaConfig.of(storage.withoutSlowUnit().withSegmentTexts(SEGMENT))
        .withEncryption(Encryption.with(KeyRing.parse(KEY)));
  }

  @Override
  public List<Trouble> troubles(String url) {
    return url.startsWith(FullDisk.SQLITE)
        ? List.of(new ClockJumps(url), new Tampering(url), new FullDisk(url))
        : List.of(new ClockJumps(url), new Tampering(url), new EndedSessions(url));
  }

  /** The context that a key is written to: each process and thread begins with another one. */
  private static TorturedContext context(String key) {
    int end = key.lastIndexOf('-') + 1;
    int place = key.substring(0, end).hashCode() + Integer.parseInt(key.substring(end));
    return TorturedContexts.ALL.get(Math.floorMod(place, TorturedContexts.ALL.size()));
  }

  record OpenStoa(Stoa stoa, String url) implements OpenStore {

    @Override
    public void write(String key) {
      stoa.atomically(
          workspace -> {
            context(key).write(workspace, key);
            return Either.right(key);
          });
    }

    /** Two looks, because a commit of a killed process may come to its end during the first. */
    @Override
    public Held held(String key) {
      Held first = look(key);
      return first == Held.PART ? look(key) : first;
    }

    private Held look(String key) {
      Seq<Boolean> stored = context(key).stored(stoa, key);
      return stored.forAll(one -> one)
          ? Held.ALL
          : stored.exists(one -> one) ? Held.PART : Held.NOTHING;
    }

    @Override
    public Map<String, Long> counters() {
      return counters(stoa);
    }

    @Override
    public Map<String, Long> countersAsOf(Instant at) {
      return counters(stoa.asOf(at));
    }

    private static Map<String, Long> counters(Workspace workspace) {
      return TorturedContexts.ALL
          .flatMap(TorturedContext::counters)
          .toMap(one -> one._1, one -> one._2.apply(workspace));
    }

    @Override
    public Set<String> countersOf(String key) {
      return context(key).counters().keySet();
    }

    @Override
    public List<String> faults() {
      return stoa.audit()
          .verify()
          .getOrElseThrow(RefusalException::new)
          .firstFault()
          .map(fault -> "the audit trail: " + fault)
          .toVector()
          .appendAll(
              stoa.health()
                  .check(new HealthRequest(true, Option.none()))
                  .filter(HealthFinding::isProblem)
                  .map(one -> one.check() + ": " + one.found()))
          .appendAll(
              Option.of(stoa.ratings().replay())
                  .filter(report -> !report.agrees())
                  .map(report -> "the replay of ratings: " + report.first()))
          .appendAll(Invariants.broken(url))
          .toJavaList();
    }

    @Override
    public void close() {
      stoa.close();
    }
  }
}
