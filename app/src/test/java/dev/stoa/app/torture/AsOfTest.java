package dev.stoa.app.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.app.torture.context.TorturedContext;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.Agent;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.operations.ContentRoots;
import dev.stoa.domain.operations.TableDigest;
import io.vavr.Tuple;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Either;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What every context had stored at an instant is read again at any later one. */
final class AsOfTest {

  private static final Instant START = Instant.parse("2026-01-02T03:04:05Z");
  private static final long SEED = 35;
  private static final int ROUNDS = 2;

  /** Rows of the moment, which have no versions. */
  private static final Set<String> OF_THE_MOMENT =
      Set.of(
          "embeddings",
          "tasks",
          "circuit_breakers",
          "answered_requests",
          "imports",
          "imported_rows",
          "imported_audit_log",
          "maintenance_tasks",
          "erasure_certificates");

  @ParameterizedTest
  @EnumSource
  void theContentAsOfAnInstantIsThatOfAnExportMadeThen(TestEngine engine) {
    Random random = new Random(SEED);
    AtomicReference<Instant> now = new AtomicReference<>(START);
    List<TorturedContext> contexts = TorturedContexts.ALL.toJavaList();
    java.util.Map<Instant, Map<String, String>> exported = new LinkedHashMap<>();
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()).withClock(now::get))) {
      Map<String, Integer> changed = TreeMap.empty();
      for (int step = 0; step < ROUNDS * contexts.size(); step++) {
        // Every context in every round, each time in another order.
        if (step % contexts.size() == 0) {
          Collections.shuffle(contexts, random);
        }
        TorturedContext context = contexts.get(step % contexts.size());
        String key = "key-" + step;
        stoa.atomically(
                all -> {
                  context.write(all, key);
                  return Either.right(key);
                })
            .get();
        changed = changed.merge(LaterChanges.make(stoa, random, now.get()), Integer::sum);
        if (step % 5 == 4) {
          removeOrRename(stoa, random);
          exported.put(now.get(), digests(stoa));
        }
        now.set(now.get().plus(Duration.ofMinutes(2 + random.nextInt(600))));
      }
      exported.forEach(
          (at, digests) -> {
            Map<String, String> past = digests(stoa.asOf(at));
            assertEquals(TreeMap.empty(), differing(digests, past), "as of " + at);
          });
      assertFalse(exported.isEmpty());
      assertEquals(LaterChanges.KINDS, changed.keySet());
    }
  }

  /** Both cascade through the tables of many contexts. */
  private static void removeOrRename(Stoa stoa, Random random) {
    Seq<Agent> agents = stoa.agents().list(AgentQuery.all()).items();
    if (agents.nonEmpty()) {
      Agent agent = agents.get(random.nextInt(agents.size()));
      if (random.nextBoolean()) {
        stoa.agents().deleteWithEverything(agent.identity().value());
      } else {
        stoa.agents()
            .rename(agent.identity().value(), new AgentName("renamed-" + random.nextInt(1_000)));
      }
    }
    stoa.maintenance().run();
  }

  private static Map<String, String> differing(Map<String, String> then, Map<String, String> past) {
    return then.merge(past)
        .filter((table, digest) -> !then.get(table).equals(past.get(table)))
        .map((table, digest) -> Tuple.of(table, then.get(table) + " " + past.get(table)));
  }

  private static Map<String, String> digests(Stoa stoa) {
    ContentRoots roots = stoa.transfer().roots(TransferProgress.NONE);
    return roots
        .tables()
        .filter(table -> !OF_THE_MOMENT.contains(table.table()))
        .toSortedMap(TableDigest::table, table -> table.rows() + " " + table.sha256());
  }
}
