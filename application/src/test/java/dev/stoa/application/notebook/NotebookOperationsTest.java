package dev.stoa.application.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.audit.AuditEntry;
import dev.stoa.domain.audit.AuditFilter;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class NotebookOperationsTest {

  @AutoClose private final Desk desk = new Desk();
  private final NotebookOperations notebook = desk.notebook;

  @BeforeEach
  void twoAgents() {
    desk.registered("ada");
    desk.registered("bob");
  }

  @Test
  void aNoteIsWrittenEditedAndFound() {
    Note note = desk.written("ada", "notes", "Retries need jitter");
    Note edited =
        notebook.edit("ada", note.id().value(), NoteEdit.NONE.message("Retries need a cap")).get();
    assertEquals(note.createdAt(), edited.createdAt());
    assertTrue(edited.editedAt().isAfter(note.editedAt()));
    assertEquals(edited, notebook.resolve("ada", note.id().value()).get());
    assertEquals(Vector.of(note.id().value()), found("cap"));
    assertEquals(Vector.empty(), found("jitter"));
  }

  @Test
  void manyNotesAreWrittenAtOnceOrNone() {
    NoteDraft first = NoteDraft.of(NoteTopic.NOTES, "Retries need jitter");
    NoteDraft second = NoteDraft.of(NoteTopic.JOURNAL, "Tried a cap").asCore();
    Seq<Note> written = notebook.writeAll("ada", Vector.of(first, second)).get();
    assertEquals(
        Vector.of("Retries need jitter", "Tried a cap"), written.map(Note::message).toVector());
    assertEquals(Vector.of(written.get(1).id().value()), found("cap"));
    NoteDraft lost = first.learntIn(new ChannelId("nowhere"));
    assertEquals(
        new NoteRefused.UnknownChannel(new ChannelId("nowhere")),
        notebook.writeAll("ada", Vector.of(first, lost)).getLeft());
    assertEquals(2, notebook.list("ada", NoteQuery.all()).get().items().size());
    assertEquals(Vector.empty(), notebook.writeAll("ada", Vector.empty()).get());
  }

  @Test
  void whatChangesANoteIsAnActOfItsAgent() {
    Note note = desk.written("ada", "notes", "x");
    Instant before = lastActive();
    notebook.markCore("ada", note.id().value(), true).get();
    assertTrue(lastActive().isAfter(before));
    Instant marked = lastActive();
    notebook.resolve("ada", note.id().value());
    notebook.list("ada", NoteQuery.all());
    assertEquals(marked, lastActive());
  }

  @Test
  void onlyLiveAgentsWriteAndRead() {
    Note note = desk.written("ada", "notes", "x");
    desk.agents.archive("ada");
    for (Either<NoteRefused, ?> answer :
        Vector.<Either<NoteRefused, ?>>of(
            notebook.write("ada", NoteDraft.of(NoteTopic.NOTES, "y")),
            notebook.edit("ada", note.id().value(), NoteEdit.NONE.message("z")),
            notebook.list("ada", NoteQuery.all()),
            notebook.chain("ada", note.id().value()),
            notebook.wake("ada"),
            notebook.briefing("ada"))) {
      assertEquals(
          "agent ada (id-1-xxyyzz) is archived: restore it first", answer.getLeft().sentence());
    }
    assertEquals(
        "agent eve is unknown: see `stoa agent list`, or register it with `stoa agent register`",
        notebook.wake("eve").getLeft().sentence());
  }

  @Test
  void anAgentCannotChangeAnothersNote() {
    Note note = desk.written("ada", "notes", "x");
    String id = note.id().value();
    Either<NoteRefused, Note> no = Either.left(new NoteRefused.NotYours(note.id()));
    assertEquals(no, notebook.resolve("bob", id));
    assertEquals(no, notebook.edit("bob", id, NoteEdit.NONE.message("y")));
    assertEquals(no, notebook.delete("bob", id));
    assertEquals(no, notebook.replace("bob", Vector.of(id), draft("y")).map(r -> note));
    assertEquals(
        Either.left(new NoteRefused.Unknown("5-xxyyzz")), notebook.resolve("bob", "5-xxyyzz"));
    assertEquals(note, notebook.resolve("ada", "5-xxyyzz").get());
  }

  @Test
  void anyEndOfAnIdThatOnlyOneHasWillDo() {
    Seq<Note> notes = Vector.range(0, 12).map(i -> desk.written("ada", "notes", "n" + i));
    assertEquals(notes.get(0), notebook.resolve("ada", "d-5-xxyyzz").get());
    assertEquals(
        Either.left(new NoteRefused.Unknown("99-xxyyzz")), notebook.resolve("ada", "99-xxyyzz"));
    NoteRefused.Ambiguous refused =
        (NoteRefused.Ambiguous) notebook.resolve("ada", "6-xxyyzz").getLeft();
    assertEquals(
        Vector.of("id-6-xxyyzz", "id-16-xxyyzz").toSet(),
        refused.candidates().map(n -> n.id().value()).toSet());
    assertTrue(refused.sentence().contains("id-16-xxyyzz (notes)"), refused.sentence());
    assertEquals(
        10,
        ((NoteRefused.Ambiguous) notebook.resolve("ada", "-xxyyzz").getLeft()).candidates().size());
  }

  @Test
  void whatIsArchivedIsNeitherListedNorFoundUntilItIsRestored() {
    Note note = desk.written("ada", "notes", "Retries need jitter");
    Note archived = notebook.archive("ada", note.id().value()).get();
    assertEquals(Vector.empty(), listed(NoteQuery.all()));
    assertEquals(Vector.of(archived), listed(NoteQuery.all().within(ArchiveFilter.ARCHIVED)));
    assertEquals(Vector.empty(), found("jitter"));
    assertEquals(
        Either.left(new NoteRefused.Archived(note.id(), archived.archivedAt().get())),
        notebook.edit("ada", note.id().value(), NoteEdit.NONE.message("x")));
    notebook.restore("ada", note.id().value()).get();
    assertEquals(Vector.of(note), listed(NoteQuery.all()));
    assertEquals(Vector.of(note.id().value()), found("jitter"));
  }

  @Test
  void aDeletedNoteIsGoneAndTheTrailSaysSoWithoutItsWords() {
    Note note = desk.written("ada", "notes", "a secret");
    notebook.delete("ada", note.id().value()).get();
    assertEquals(
        Either.left(new NoteRefused.Unknown(note.id().value())),
        notebook.resolve("ada", note.id().value()));
    assertEquals(Vector.empty(), found("secret"));
    AuditEntry entry =
        desk.storage
            .unitOfWork()
            .read(() -> desk.storage.auditLog().after(0, 9, AuditFilter.ALL))
            .last();
    assertEquals("notebook.note_deleted", entry.event().eventType());
    assertEquals(
        "{\"agent_id\":\"id-1-xxyyzz\",\"note_id\":\"id-5-xxyyzz\"}",
        entry.event().details().text());
  }

  @Test
  void severalBecomeOneThatKeepsTheirCoreAndSaysWhy() {
    Note a = desk.written("ada", "notes", "idea alpha");
    Note b = desk.written("ada", "notes", "idea beta");
    notebook.markCore("ada", b.id().value(), true).get();
    Replacement done =
        notebook
            .replace(
                "ada",
                Vector.of(a.id().value(), b.id().value(), a.id().value()),
                draft("one idea"),
                "both meant the same")
            .get();
    assertEquals(2, done.replaced().size());
    assertTrue(done.synthesis().core());
    assertEquals(Vector.of(done.synthesis()), listed(NoteQuery.all()));
    assertEquals(Vector.of(done.synthesis()), listed(NoteQuery.all().core()));
    assertEquals(Option.some("both meant the same"), done.synthesis().synthesisNote());
    assertEquals(Vector.of(done.synthesis().id().value()), found("idea"));
    NoteChain chain = notebook.chain("ada", done.synthesis().id().value()).get();
    assertEquals(2, chain.predecessors().size());
    assertEquals(
        Either.left(new NoteRefused.Superseded(a.id(), done.synthesis().id())),
        notebook.restore("ada", a.id().value()));
  }

  @Test
  void aReplacementThatIsRefusedChangesNothing() {
    Note a = desk.written("ada", "notes", "alpha");
    Note b = desk.written("ada", "notes", "beta");
    Note archived = notebook.archive("ada", b.id().value()).get();
    assertEquals(
        Either.left(new NoteRefused.Archived(b.id(), archived.archivedAt().get())),
        notebook.replace("ada", ids(a, b), draft("x")));
    assertEquals(Vector.of(a), listed(NoteQuery.all()));
    assertEquals(Vector.of(a.id().value()), found("alpha"));
    assertEquals(
        Either.left(new NoteRefused.NothingToReplace()),
        notebook.replace("ada", Vector.empty(), draft("x")));
    assertEquals(
        Either.left(new NoteRefused.TooManyReplaced(101)),
        notebook.replace("ada", Vector.range(0, 101).map(String::valueOf), draft("x")));
    Replacement first = notebook.replace("ada", ids(a), draft("x")).get();
    assertEquals(
        Either.left(new NoteRefused.Superseded(a.id(), first.synthesis().id())),
        notebook.replace("ada", ids(a), draft("y")));
  }

  @Test
  void aNoteComesFromAChannelThatIsThere() {
    ChannelId channel = desk.channels.create(new ChannelName("ops")).get().id();
    Note note = notebook.write("ada", draft("x").learntIn(channel)).get();
    assertEquals(Option.some(channel), note.origin().channel());
    ChannelId nowhere = new ChannelId("nowhere");
    assertEquals(
        Either.left(new NoteRefused.UnknownChannel(nowhere)),
        notebook.write("ada", draft("x").learntIn(nowhere)));
  }

  @Test
  void listsArePaged() {
    Seq<Note> notes = Vector.range(0, 5).map(i -> desk.written("ada", "notes", "n" + i)).reverse();
    Page<Note, TimePosition<NoteId>> first = notebook.list("ada", NoteQuery.all().limit(3)).get();
    assertEquals(notes.take(3), first.items());
    Page<Note, TimePosition<NoteId>> second =
        notebook.list("ada", NoteQuery.all().after(first.next().get()).limit(3)).get();
    assertEquals(notes.drop(3), second.items());
    assertEquals(Option.none(), second.next());
  }

  @Test
  void recentNotesAreOfTheLastDays() {
    desk.written("ada", "notes", "old");
    desk.pass(Duration.ofDays(3));
    Note recent = desk.written("ada", "notes", "recent");
    assertEquals(
        Vector.of(recent),
        notebook.listRecent("ada", Duration.ofDays(2), NoteQuery.all()).get().items());
  }

  @Test
  void relatedNotesShareMostWords() {
    Note subject = desk.written("ada", "caching", "Redis eviction policy under memory pressure");
    Note close = desk.written("ada", "caching", "Eviction follows the policy of Redis");
    Note far = desk.written("ada", "queues", "Workers feel pressure when the queue grows");
    desk.written("ada", "lunch", "with that which would");
    desk.written("bob", "caching", "Redis eviction policy under memory pressure");
    Note archived = desk.written("ada", "caching", "Redis eviction policy, an old note");
    notebook.archive("ada", archived.id().value());
    assertEquals(
        Vector.of(close.id(), far.id()),
        notebook.related("ada", subject.id().value()).get().map(related -> related.note().id()));
    assertEquals(
        Vector.of(4, 1),
        notebook.related("ada", subject.id().value()).get().map(related -> related.shared()));
    for (int i = 0; i < 9; i++) {
      desk.written("ada", "caching", "eviction " + i);
    }
    assertEquals(5, notebook.related("ada", subject.id().value()).get().size());
  }

  @Test
  void notesOfAMergedAgentAreFoundByTheirNewOwner() {
    Note note = desk.written("ada", "notes", "Retries need jitter");
    desk.agents.merge("ada", "bob").get();
    assertEquals(note.id(), notebook.resolve("bob", note.id().value()).get().id());
    String bob = desk.agents.resolve("bob").get().id().value();
    assertEquals(
        Vector.of(note.id().value()),
        desk.storage
            .unitOfWork()
            .read(
                () ->
                    desk.storage
                        .textIndex()
                        .find(SearchSource.NOTE, TextQuery.about("jitter").ownedBy(bob), 0, 9))
            .map(TextHit::id)
            .toVector());
  }

  private static NoteDraft draft(String message) {
    return NoteDraft.of(NoteTopic.NOTES, message);
  }

  private static Seq<String> ids(Note... notes) {
    return Vector.of(notes).map(Note::id).map(NoteId::value);
  }

  private Instant lastActive() {
    return desk.agents.resolve("ada").get().lastActiveAt().get();
  }

  private Vector<Note> listed(NoteQuery query) {
    return notebook.list("ada", query).get().items().toVector();
  }

  private Vector<String> found(String words) {
    return desk.storage
        .unitOfWork()
        .read(() -> desk.storage.textIndex().find(SearchSource.NOTE, TextQuery.about(words), 0, 99))
        .map(TextHit::id)
        .toVector();
  }
}
