package dev.stoa.domain.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class NoteChainTest {

  @Test
  void theNearestAreGivenFirst() {
    NoteChain chain =
        NoteChain.of(note(5), Vector.of(note(1), note(4), note(2)), Vector.of(note(9), note(6)));
    assertEquals(Vector.of("n4", "n2", "n1"), ids(chain.predecessors()));
    assertEquals(Vector.of("n6", "n9"), ids(chain.successors()));
    assertTrue(chain.whole());
  }

  @Test
  void aLongChainIsCutWhereItIsFarthest() {
    Seq<Note> before = Vector.rangeClosed(1, NoteChain.MOST + 1).map(NoteChainTest::note);
    NoteChain chain = NoteChain.of(note(5_000), before, Vector.empty());
    assertEquals(NoteChain.MOST, chain.predecessors().size());
    assertEquals("n2", chain.predecessors().last().id().value());
    assertEquals(false, chain.whole());
  }

  private static Note note(int second) {
    return Note.written(
        new NoteId("n" + second),
        new AgentId("ada"),
        NoteDraft.of(NoteTopic.NOTES, "x"),
        Instant.EPOCH.plusSeconds(second));
  }

  private static Vector<String> ids(Seq<Note> notes) {
    return notes.map(note -> note.id().value()).toVector();
  }
}
