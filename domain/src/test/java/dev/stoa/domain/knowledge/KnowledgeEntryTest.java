package dev.stoa.domain.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class KnowledgeEntryTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");
  private static final Contribution SAID =
      Contribution.of(new DomainPath("ops"), "WAL needs a checkpoint");
  private static final KnowledgeEntry ENTRY =
      KnowledgeEntry.of(new KnowledgeId("k1"), new AgentId("ada"), SAID, AT);

  @Test
  void itIsArchivedOnceAndRestoredOnce() {
    KnowledgeEntry archived = ENTRY.archive(AT.plusSeconds(1));
    assertEquals(Option.some(AT.plusSeconds(1)), archived.archivedAt());
    assertEquals(archived, archived.archive(AT.plusSeconds(2)));
    assertEquals(ENTRY, archived.restore());
    assertEquals(ENTRY, ENTRY.restore());
  }

  @Test
  void confidenceIsFromZeroToOne() {
    assertEquals(Option.some(0.0), SAID.confidence(0).confidence());
    assertEquals(Option.some(1.0), SAID.confidence(1).confidence());
    for (double wrong : new double[] {-0.1, 1.1, Double.NaN, Double.POSITIVE_INFINITY}) {
      assertThrows(IllegalArgumentException.class, () -> SAID.confidence(wrong));
    }
  }

  @Test
  void itIsFoundByItsDomainAndItsWords() {
    assertEquals("ops\nWAL needs a checkpoint", ENTRY.document().text());
    assertEquals("ada", ENTRY.document().owner());
  }

  @Test
  void itStandsNewestFirstAndTiesByDescendingId() {
    TimePosition<KnowledgeId> older = new TimePosition<>(AT, new KnowledgeId("z"));
    TimePosition<KnowledgeId> low =
        new TimePosition<>(AT.plusSeconds(1), new KnowledgeId("\uFFFD"));
    TimePosition<KnowledgeId> high =
        new TimePosition<>(AT.plusSeconds(1), new KnowledgeId("\uD83D\uDE00"));
    assertEquals(Vector.of(high, low, older), Vector.of(older, low, high).sorted());
  }
}
