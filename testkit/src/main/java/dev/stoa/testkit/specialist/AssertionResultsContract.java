package dev.stoa.testkit.specialist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.specialist.AssertionCounts;
import dev.stoa.domain.specialist.AssertionDraft;
import dev.stoa.domain.specialist.AssertionFilter;
import dev.stoa.domain.specialist.AssertionId;
import dev.stoa.domain.specialist.AssertionLevel;
import dev.stoa.domain.specialist.AssertionResult;
import dev.stoa.domain.specialist.AssertionResults;
import dev.stoa.domain.specialist.QuerySession;
import dev.stoa.domain.specialist.QuerySessionId;
import dev.stoa.domain.specialist.SpecialistStorage;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of results of assertions. */
public interface AssertionResultsContract extends WorkspaceContract<SpecialistStorage> {

  /** The instant of the first result of this suite. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void resultsAreReadByWhatTheyHaveInCommon() {
    AssertionResult whole =
        appended(
            "a",
            AssertionDraft.of("s", "o'neil ıİ", AssertionLevel.INFO)
                .bonus(0.1 + 0.2)
                .retries(2)
                .latencyMs(1.25)
                .message("\uD83D\uDE00\n\tx")
                .domain("law")
                .policy("Safe"),
            0);
    AssertionResult failed =
        appended("b", AssertionDraft.of("s", "n", AssertionLevel.BLOCKING).failed(), 1);
    AssertionResult other =
        appended(
            "c", AssertionDraft.of("t", "n", AssertionLevel.SOFT).domain("law").policy("Q"), 1);
    assertEquals(-0.15, failed.bonusApplied());
    assertEquals(Vector.of(failed, whole), of(AssertionFilter.session("s")));
    assertEquals(Vector.of(other, failed), of(AssertionFilter.name("n")));
    assertEquals(Vector.of(other, whole), of(AssertionFilter.domain("law")));
    assertEquals(Vector.of(whole), of(AssertionFilter.policy("Safe")));
    assertEquals(
        Vector.of(failed),
        ask(all -> all.of(AssertionFilter.name("n"), Option.some(other.position()), 9)).toVector());
    assertEquals(1, ask(all -> all.of(AssertionFilter.name("n"), Option.none(), 1)).size());
  }

  @Test
  default void resultsAreCountedByName() {
    appended("a", AssertionDraft.of("s", "n", AssertionLevel.SOFT).failed().retries(2), 0);
    appended("b", AssertionDraft.of("s", "n", AssertionLevel.SOFT).bonus(0.25).latencyMs(3), 1);
    appended("c", AssertionDraft.of("s", "m", AssertionLevel.SOFT), 2);
    assertEquals(
        Vector.of(
            new AssertionCounts("m", 1, 1, 0, 0, 0), new AssertionCounts("n", 2, 1, 0.05, 2, 1.5)),
        ask(all -> all.counts(AssertionFilter.session("s"), 9)).toVector());
    assertEquals(
        Vector.of("m"),
        ask(all -> all.counts(AssertionFilter.session("s"), 1))
            .map(AssertionCounts::name)
            .toVector());
    assertEquals(Vector.empty(), ask(all -> all.counts(AssertionFilter.policy("p"), 9)));
  }

  @Test
  default void onlyAStoredSessionHasResults() {
    AssertionResult orphan =
        AssertionResult.recorded(
            new AssertionId("a"), AssertionDraft.of("none", "n", AssertionLevel.SOFT), AT);
    assertThrows(StorageException.class, () -> append(orphan));
  }

  private AssertionResult appended(String id, AssertionDraft draft, long second) {
    storage()
        .unitOfWork()
        .run(
            () ->
                storage()
                    .querySessions()
                    .keep(QuerySession.opened(new QuerySessionId(draft.session().value()), AT)));
    return append(AssertionResult.recorded(new AssertionId(id), draft, AT.plusSeconds(second)));
  }

  private AssertionResult append(AssertionResult result) {
    return storage()
        .unitOfWork()
        .run(
            () -> {
              storage().assertionResults().append(result);
              return result;
            });
  }

  private Vector<AssertionResult> of(AssertionFilter filter) {
    return ask(all -> all.of(filter, Option.none(), 9)).toVector();
  }

  private <T> T ask(Function<AssertionResults, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().assertionResults()));
  }
}
