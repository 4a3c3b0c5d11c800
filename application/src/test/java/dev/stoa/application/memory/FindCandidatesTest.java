package dev.stoa.application.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Remember;
import dev.stoa.testkit.sqlite.TestWorkspace;
import dev.stoa.testkit.storage.WatchedStorage;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** How many texts a recall looks at. */
final class FindCandidatesTest {

  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final List<WatchedStorage.Call> calls = new ArrayList<>();
  private int ids;
  private final MemoryOperations memory =
      new MemoryOperations(
          WatchedStorage.of(workspace.storage(), calls::add),
          () -> NOW,
          () -> "m" + ++ids,
          List.of());

  @Test
  void aRecallLooksAtTheBestFifty() {
    remember(60, "jitter", 0.9);
    assertEquals(10, recalled(Recall.about("jitter")).size());
    assertEquals(List.of(List.of(0, 50)), windows());
    assertEquals(55, recalled(Recall.about("jitter").limit(55)).size());
    assertEquals(List.of(List.of(0, 55)), windows());
  }

  @Test
  void whereFiltersLeaveTooFewAWiderLookIsTakenOnce() {
    remember(2_100, "jitter", 0.1);
    remember(1, "a jitter among many other words", 0.9);
    Recall important = Recall.about("jitter").minImportance(0.5);
    assertEquals(0, recalled(important).size(), "it is beyond the two thousand best");
    assertEquals(List.of(List.of(0, 50), List.of(50, 1_950)), windows());
    assertEquals(0, recalled(important.limit(500)).size());
    assertEquals(List.of(List.of(0, 500), List.of(500, 1_500)), windows());
  }

  @Test
  void theWiderLookFindsWhatTheFirstDidNot() {
    remember(100, "jitter", 0.1);
    Memory wanted = remember(1, "a jitter among many other words", 0.9).head();
    assertEquals(
        Vector.of(wanted.id()),
        recalled(Recall.about("jitter").minImportance(0.5)).map(one -> one.memory().id()));
  }

  private Vector<Memory> remember(int count, String text, double importance) {
    return memory
        .rememberAll(
            Vector.range(0, count).map(i -> Remember.of(text + " " + i).importance(importance)))
        .get()
        .toVector();
  }

  private Vector<Recalled> recalled(Recall recall) {
    calls.clear();
    return memory.recall(recall).get().toVector();
  }

  /** The offset and the limit of every look at the index. */
  private List<List<Object>> windows() {
    return calls.stream()
        .flatMap(
            call ->
                switch (call.method()) {
                  case "best" -> Stream.of(List.of(0, call.arguments().get(2)));
                  case "find" ->
                      call.arguments().size() == 4
                          ? Stream.of(call.arguments().subList(2, 4))
                          : Stream.of();
                  default -> Stream.<List<Object>>of();
                })
        .toList();
  }
}
