package dev.stoa.domain.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class NoteTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");
  private static final Instant LATER = AT.plusSeconds(60);
  private static final AgentId ADA = new AgentId("ada");
  private static final NoteDraft DRAFT = NoteDraft.of(NoteTopic.NOTES, "Retries need jitter");

  @Test
  void aNewNoteIsLiveAndByHand() {
    Note note = note("n1");
    assertEquals(AT, note.createdAt());
    assertEquals(AT, note.editedAt());
    assertEquals("manual", note.origin().source());
    assertEquals(Option.none(), note.archivedAt());
    assertEquals("notes\nRetries need jitter", note.document().text());
    assertEquals("ada", note.document().owner());
  }

  @Test
  void anEditChangesWordsAndTheInstantTheyWereWritten() {
    Note edited =
        note("n1").edit(NoteEdit.NONE.message("Retries need a cap").anchoredAt("A:1"), LATER).get();
    assertEquals("Retries need a cap", edited.message());
    assertEquals(NoteTopic.NOTES, edited.topic());
    assertEquals(Option.some("A:1"), edited.origin().codeAnchors());
    assertEquals(LATER, edited.editedAt());
    assertEquals(AT, edited.createdAt());
  }

  @Test
  void whatIsArchivedStaysAsItIsUntilRestored() {
    Note archived = note("n1").archive(LATER);
    NoteRefused refused = new NoteRefused.Archived(archived.id(), LATER);
    assertEquals(Either.left(refused), archived.edit(NoteEdit.NONE.message("x"), LATER));
    assertEquals(Either.left(refused), archived.asCore(true));
    assertEquals(archived, archived.archive(LATER.plusSeconds(1)));
    assertEquals(note("n1"), archived.restore().get());
    assertEquals(Either.right(note("n1")), note("n1").restore());
  }

  @Test
  void oneTakesThePlaceOfSeveralAndKeepsTheirCore() {
    Note core = note("n2").asCore(true).get();
    Replacement done =
        Replacement.of(note("n3"), Vector.of(note("n1"), core), Option.some("both")).get();
    assertTrue(done.synthesis().core());
    assertEquals(Option.some("both"), done.synthesis().synthesisNote());
    assertEquals(
        Vector.of(Option.some(new NoteId("n3")), Option.some(new NoteId("n3"))),
        done.replaced().map(Note::supersededBy));
    assertTrue(done.replaced().forAll(note -> note.archivedAt().contains(AT)));
    assertEquals(
        false,
        Replacement.of(note("n3"), Vector.of(note("n1")), Option.none()).get().synthesis().core());
  }

  @Test
  void aReplacementIsRefusedByName() {
    Note archived = note("n1").archive(LATER);
    Note replaced =
        Replacement.of(note("n9"), Vector.of(note("n2")), Option.none()).get().replaced().head();
    Note others = Note.written(new NoteId("n4"), new AgentId("bob"), DRAFT, AT);
    assertEquals(
        "note n1 is archived since 2026-01-02T03:05:05.123456Z: restore it first",
        refusal(archived));
    assertEquals("note n2 was replaced by n9: use that one", refusal(replaced));
    assertEquals("note n4 belongs to another agent: act as that one", refusal(others));
    assertEquals("there are no notes to replace: name at least one", refusal());
  }

  @Test
  void whatWasReplacedIsNotRestored() {
    Note replaced =
        Replacement.of(note("n9"), Vector.of(note("n2")), Option.none()).get().replaced().head();
    assertEquals(
        Either.left(new NoteRefused.Superseded(new NoteId("n2"), new NoteId("n9"))),
        replaced.restore());
  }

  @Test
  void fieldsNoStoreCanHoldAreRefusedByName() {
    assertRefused("message is blank", () -> NoteDraft.of(NoteTopic.NOTES, " "));
    assertRefused("topic is blank", () -> new NoteTopic(""));
    assertRefused("source is blank", () -> DRAFT.from(""));
    assertRefused("code_anchors is blank", () -> DRAFT.anchoredAt(""));
    assertRefused("message is blank", () -> NoteEdit.NONE.message(""));
    assertRefused(
        "message has 100001 characters", () -> NoteDraft.of(NoteTopic.NOTES, "x".repeat(100_001)));
    assertRefused("note_id is blank", () -> new NoteId(""));
    assertRefused(
        "synthesis_note is blank",
        () -> Replacement.of(note("n1"), Vector.of(note("n2")), Option.some("")));
  }

  @Test
  void aDraftSaysWhereItComesFrom() {
    NoteOrigin origin =
        DRAFT.from("import").learntIn(new ChannelId("c")).anchoredAt("A:1").origin();
    assertEquals(
        new NoteOrigin("import", Option.some(new ChannelId("c")), Option.some("A:1")), origin);
  }

  @Test
  void aShortIdIsTheEndOfIt() {
    assertEquals("f1a3c501", new NoteId("0b9c6a52-7d5e-4e0c-9b1a-3a4ff1a3c501").brief());
    assertEquals("n1", new NoteId("n1").brief());
    assertEquals("2345678\uD83D\uDE00", new NoteId("12345678\uD83D\uDE00").brief());
  }

  private static Note note(String id) {
    return Note.written(new NoteId(id), ADA, DRAFT, AT);
  }

  private static String refusal(Note... others) {
    return Replacement.of(note("n7"), Vector.of(others), Option.none()).getLeft().sentence();
  }

  private static void assertRefused(String beginning, Runnable made) {
    String text =
        String.valueOf(assertThrows(IllegalArgumentException.class, made::run).getMessage());
    assertTrue(text.startsWith(beginning), text);
  }
}
