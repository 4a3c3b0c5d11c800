package dev.stoa.domain.correction;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;

final class CorrectionTest {

  private static final Instant NOW = Instant.parse("2026-01-31T00:00:00Z");

  @Test
  void confidenceNeverGrowsAndAClockThatStepsBackChangesNothing() {
    Random random = new Random(7);
    for (DecayClass decay : DecayClass.values()) {
      double last = 0.9;
      Instant at = NOW;
      for (int i = 0; i < 200; i++) {
        at = at.plus(Duration.ofHours(random.nextInt(2_000)));
        double left = decay.decayed(0.9, NOW, at);
        assertTrue(left <= last && left >= 0, decay + " after " + at);
        last = left;
      }
      assertEquals(0.9, decay.decayed(0.9, NOW, NOW.minusSeconds(1)));
      assertEquals(0.0, decay.decayed(0, NOW, at));
    }
  }

  @Test
  void oppositeWordsContradict() {
    assertTrue(Contradiction.between("Locks are always fair.", "Locks are never fair."));
    assertTrue(Contradiction.between("It is not safe", "It is safe"));
    assertTrue(Contradiction.between("A valid move", "An invalid move"));
    assertTrue(Contradiction.between("It takes O(n log(n)) steps", "It takes O(n) steps"));
    assertFalse(Contradiction.between("It takes O(n) steps", "O( n ) it is"));
    assertFalse(Contradiction.between("Locks are fair", "Locks are fair"));
    assertFalse(Contradiction.between("It is not safe", "It is not fast"));
    assertFalse(Contradiction.between("This is", "A thistle"));
  }

  @Test
  void theScoreStaysInRangeAndItsPartsToo() {
    Random random = new Random(11);
    for (int i = 0; i < 500; i++) {
      CorrectionDraft draft =
          CorrectionDraft.of("subject " + random.nextInt(9), "general", "word ".repeat(1 + i % 390))
              .confidence(random.nextDouble())
              .decayClass(DecayClass.values()[random.nextInt(4)])
              .kind(CorrectionKind.values()[random.nextInt(6)])
              .pinned(random.nextBoolean());
      InjectionScore score =
          InjectionScore.of(
              Correction.recorded(new CorrectionId("c"), draft, NOW),
              "words of a subject",
              Option.some(new Discipline("general")),
              NOW.plus(Duration.ofDays(random.nextInt(5_000))));
      assertTrue(score.total() >= 0 && score.total() <= 1, score.toString());
      assertTrue(score.tokenCost() <= 1 && score.relevance() <= 1, score.toString());
    }
  }

  @Test
  void whatIsWorthRecordingIsSavedAskedAboutOrDropped() {
    assertEquals(StoreWorth.Verdict.SAVE, new StoreWorth(1, 1, 1, 1, 1, 0, 0).verdict());
    assertEquals(StoreWorth.Verdict.REVIEW, new StoreWorth(1, 1, 1, 0, 0, 0.5, 0).verdict());
    assertEquals(StoreWorth.Verdict.DROP, new StoreWorth(1, 1, 0, 1, 1, 1, 1).verdict());
    assertEquals(0.0, new StoreWorth(0, 0, 0, 0, 0, 1, 1).score());
    assertThrows(IllegalArgumentException.class, () -> new StoreWorth(2, 0, 0, 0, 0, 0, 0));
  }

  @Test
  void oneScopeIsGiven() {
    assertThrows(
        IllegalArgumentException.class,
        () ->
            new CorrectionScope(
                Option.some(new ProjectId("p")), Option.some(new ConversationId("c"))));
    assertEquals("conversation:c", CorrectionScope.conversation("c").toString());
  }
}
