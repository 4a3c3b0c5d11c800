package dev.stoa.testkit.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelStorage;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.notebook.NoteId;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.NotebookStorage;
import dev.stoa.domain.notebook.Notes;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.testkit.agent.SomeAgents;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of notes. */
public interface NotesContract<S extends NotebookStorage & AgentStorage & ChannelStorage>
    extends WorkspaceContract<S> {

  @Test
  default void aNoteIsStoredAndRead() {
    AgentId agent = agent("a");
    ChannelId channel = channel("ops");
    Note plain = SomeNotes.stored(storage(), agent, "n1", 0);
    Note full =
        SomeNotes.stored(
            storage(),
            SomeNotes.written(
                    agent,
                    "n\uD83D\uDE00",
                    NoteDraft.of(
                            new NoteTopic("ıİ'\"; drop table memories;--"),
                            "line\n\ttab \uD83D\uDE00")
                        .asCore()
                        .from("import")
                        .learntIn(channel)
                        .anchoredAt("src/A.java:12\nsrc/B.java"),
                    1)
                .archive(SomeAgents.AT.plusSeconds(9)));
    for (Note note : Vector.of(plain, full)) {
      assertEquals(Option.some(note), ask(notes -> notes.find(note.id())));
    }
    assertEquals(Option.none(), ask(notes -> notes.find(new NoteId("N1"))));
    assertEquals(
        HashSet.of(plain, full),
        ask(
            notes ->
                notes
                    .find(Vector.of(full.id(), new NoteId("none"), plain.id(), full.id()))
                    .toSet()));
  }

  @Test
  default void savingKeepsEveryChange() {
    AgentId agent = agent("a");
    Note before = SomeNotes.stored(storage(), agent, "n1", 0);
    Note after =
        before
            .edit(
                NoteEdit.NONE
                    .topic(NoteTopic.BELIEFS)
                    .message("changed")
                    .anchoredAt("src/C.java:1"),
                SomeAgents.AT.plusSeconds(5))
            .flatMap(note -> note.asCore(true))
            .map(note -> note.archive(SomeAgents.AT.plusSeconds(6)))
            .get();
    SomeNotes.saved(storage(), after);
    assertEquals(Option.some(after), ask(notes -> notes.find(before.id())));
    SomeNotes.saved(storage(), after.restore().get());
    assertEquals(Option.some(after.restore().get()), ask(notes -> notes.find(before.id())));
  }

  @Test
  default void aDuplicateIdOrAnUnknownOwnerThrows() {
    AgentId agent = agent("a");
    Note note = SomeNotes.stored(storage(), agent, "n1", 0);
    assertThrows(StorageException.class, () -> SomeNotes.stored(storage(), note));
    assertThrows(
        StorageException.class, () -> SomeNotes.stored(storage(), new AgentId("nobody"), "n2", 0));
    assertThrows(
        StorageException.class,
        () ->
            SomeNotes.stored(
                storage(),
                SomeNotes.written(
                    agent,
                    "n3",
                    NoteDraft.of(NoteTopic.NOTES, "x").learntIn(new ChannelId("nowhere")),
                    0)));
  }

  @Test
  default void notesAreLockedOnlyInAWriteUnit() {
    Note note = SomeNotes.stored(storage(), agent("a"), "n1", 0);
    assertThrows(IllegalStateException.class, () -> ask(notes -> notes.lock(Vector.of(note.id()))));
  }

  @Test
  default void notesAreLockedInOrderOfTheirIds() {
    AgentId agent = agent("a");
    for (String id : new String[] {"b", "\uD83D\uDE00", "a", "\uFFFD", "B"}) {
      SomeNotes.stored(storage(), agent, id, 0);
    }
    assertEquals(
        Vector.of("B", "a", "b", "\uFFFD", "\uD83D\uDE00"),
        SomeAgents.write(
            storage(),
            () ->
                ids(
                    storage()
                        .notes()
                        .lock(
                            Vector.of("\uD83D\uDE00", "\uFFFD", "b", "none", "a", "B", "a")
                                .map(NoteId::new)))));
  }

  @Test
  default void theSuffixOfAnIdFindsTheAgentsOwn() {
    AgentId agent = agent("a");
    AgentId other = agent("b");
    SomeNotes.stored(storage(), agent, "3f2a-9c01", 0);
    Note archived = SomeNotes.stored(storage(), agent, "77b0-9c01", 1);
    SomeNotes.saved(storage(), archived.archive(SomeAgents.AT));
    SomeNotes.stored(storage(), other, "5555-9c01", 2);
    SomeNotes.stored(storage(), agent, "x_%\\", 3);
    assertEquals(Vector.of("3f2a-9c01"), ending(agent, "a-9c01", 10));
    assertEquals(Vector.of("77b0-9c01", "3f2a-9c01"), ending(agent, "9c01", 10));
    assertEquals(Vector.of("77b0-9c01"), ending(agent, "01", 1));
    assertEquals(Vector.of("5555-9c01"), ending(other, "01", 10));
    assertEquals(Vector.empty(), ending(agent, "9C01", 10));
    assertEquals(Vector.empty(), ending(agent, "03f2a-9c01", 10));
    assertEquals(Vector.of("x_%\\"), ending(agent, "_%\\", 10));
    assertEquals(Vector.empty(), ending(agent, "%", 10));
  }

  @Test
  default void entriesAreListedNewestFirstInPages() {
    AgentId agent = agent("a");
    SomeNotes.stored(storage(), agent("b"), "other", 9);
    for (String id : new String[] {"a", "\uD83D\uDE00", "\uFFFD"}) {
      SomeNotes.stored(storage(), agent, id, 5);
    }
    SomeNotes.stored(storage(), agent, "older", 1);
    Note newer = SomeNotes.stored(storage(), agent, "newer", 7);
    Vector<String> all = Vector.of("newer", "\uD83D\uDE00", "\uFFFD", "a", "older");
    assertEquals(all, page(agent, NoteQuery.all(), Option.none(), 9));
    Vector<String> read = Vector.empty();
    Option<TimePosition<NoteId>> after = Option.none();
    Seq<Note> page;
    do {
      Option<TimePosition<NoteId>> from = after;
      page = ask(notes -> notes.page(agent, NoteQuery.all().page(new PageRequest<>(from, 2))));
      read = read.appendAll(ids(page));
      after = page.lastOption().map(Note::position);
    } while (!page.isEmpty());
    assertEquals(all, read);
    assertEquals(all.tail(), page(agent, NoteQuery.all(), Option.some(newer.position()), 9));
  }

  @Test
  default void aListHasWhatItsFilterAccepts() {
    AgentId agent = agent("a");
    Vector<Note> notes =
        Vector.rangeClosed(0, 23)
            .map(
                i ->
                    SomeNotes.written(
                        agent,
                        "n" + i,
                        draft(Vector.of("journal", "notes", "tasks").get(i % 3), i % 4 == 0),
                        i))
            .map(note -> SomeNotes.stored(storage(), note))
            .zipWithIndex()
            .map(
                pair ->
                    pair._2 % 5 == 0
                        ? SomeNotes.saved(storage(), pair._1.archive(SomeAgents.AT))
                        : pair._1);
    for (ArchiveFilter show : ArchiveFilter.values()) {
      NoteQuery base = NoteQuery.all().within(show);
      for (NoteQuery query :
          Vector.of(
              base,
              base.on(NoteTopic.JOURNAL),
              base.besides(NoteTopic.JOURNAL),
              base.core(),
              base.core().on(NoteTopic.TASKS),
              base.since(SomeAgents.AT.plusSeconds(15)),
              base.on(NoteTopic.NOTES).since(SomeAgents.AT.plusSeconds(4)).core())) {
        Seq<Note> expected = notes.filter(query::accepts).sortBy(Note::position);
        assertEquals(ids(expected), page(agent, query, Option.none(), 100), query.toString());
        assertEquals(ids(expected.take(3)), page(agent, query, Option.none(), 3));
        Option<TimePosition<NoteId>> middle = expected.drop(1).headOption().map(Note::position);
        assertEquals(
            ids(middle.isEmpty() ? expected : expected.drop(2)),
            page(agent, query, middle, 100),
            query.toString());
      }
    }
  }

  @Test
  default void aChainIsFollowedBothWays() {
    AgentId agent = agent("a");
    Note v1 = SomeNotes.stored(storage(), agent, "v1", 0);
    Replacement second = SomeNotes.replaced(storage(), SomeNotes.written(agent, "v2", 1), v1);
    Replacement third =
        SomeNotes.replaced(storage(), SomeNotes.written(agent, "v3", 2), second.synthesis());
    assertEquals(Option.some(second.replaced().head()), ask(notes -> notes.find(v1.id())));
    assertEquals(Option.some(third.synthesis()), ask(notes -> notes.find(new NoteId("v3"))));
    assertEquals("0+2 1+1 2+0", chainSizes("v1", "v2", "v3"));
    assertEquals(HashSet.of("v1", "v2"), before("v3", 9));
    assertEquals(HashSet.of("v2", "v3"), after("v1", 9));
    assertEquals(HashSet.of("v2"), before("v3", 1));
    assertEquals(HashSet.of("v2"), after("v1", 1));
  }

  @Test
  default void severalNotesAreReplacedByOne() {
    AgentId agent = agent("a");
    Note a = SomeNotes.stored(storage(), agent, "a", 0);
    Note b = SomeNotes.stored(storage(), agent, "b", 1);
    Note c = SomeNotes.stored(storage(), agent, "c", 2);
    Note bystander = SomeNotes.stored(storage(), agent, "d", 3);
    Replacement one = SomeNotes.replaced(storage(), SomeNotes.written(agent, "ab", 4), a, b);
    SomeNotes.replaced(storage(), SomeNotes.written(agent, "abc", 5), one.synthesis(), c);
    assertEquals("0+2 0+2 0+1 2+1 4+0 0+0", chainSizes("a", "b", "c", "ab", "abc", "d"));
    assertEquals(Option.some(bystander), ask(notes -> notes.find(bystander.id())));
    assertEquals(Vector.of("abc", "d"), page(agent, NoteQuery.all(), Option.none(), 9));
  }

  @Test
  default void deletingAReplacementFreesTheReplacedNotes() {
    AgentId agent = agent("a");
    Note v1 = SomeNotes.stored(storage(), agent, "v1", 0);
    Note v2 = SomeNotes.replaced(storage(), SomeNotes.written(agent, "v2", 1), v1).synthesis();
    SomeNotes.replaced(storage(), SomeNotes.written(agent, "v3", 2), v2);
    remove("v2");
    assertEquals(Option.none(), ask(notes -> notes.find(new NoteId("v2"))));
    assertEquals("0+0 0+0", chainSizes("v1", "v3"));
    Note freed = ask(notes -> notes.find(v1.id())).get();
    assertEquals(Option.none(), freed.supersededBy());
    Note restored = SomeNotes.saved(storage(), freed.restore().get());
    SomeNotes.replaced(storage(), SomeNotes.written(agent, "v4", 3), restored);
    assertEquals("0+1 1+0", chainSizes("v1", "v4"));
  }

  @Test
  default void deletingAChannelClearsItAsAnOrigin() {
    AgentId agent = agent("a");
    ChannelId channel = channel("ops");
    Note note =
        SomeNotes.stored(
            storage(),
            SomeNotes.written(
                agent, "n1", NoteDraft.of(NoteTopic.NOTES, "x").learntIn(channel), 0));
    SomeAgents.write(storage(), () -> storage().channels().remove(channel));
    Note left = ask(notes -> notes.find(note.id())).get();
    assertEquals(Option.none(), left.origin().channel());
    assertEquals("x", left.message());
  }

  @Test
  default void liveRowsAreFound() {
    AgentId agent = agent("a");
    for (String id : new String[] {"b", "a", "\uD83D\uDE00", "\uFFFD"}) {
      SomeNotes.stored(storage(), agent, id, 0);
    }
    Note put = ask(notes -> notes.find(new NoteId("b"))).get();
    SomeNotes.saved(storage(), put.archive(SomeAgents.AT));
    assertEquals(
        Vector.of("a", "\uFFFD", "\uD83D\uDE00"),
        searchable(Option.none(), 9).map(SearchDocument::id));
    assertEquals(Vector.of("\uFFFD"), searchable(Option.some("a"), 1).map(SearchDocument::id));
    SearchDocument document = searchable(Option.none(), 1).head();
    assertEquals(agent.value(), document.owner());
    assertEquals("notes\nsays a", document.text());
  }

  @Test
  default void manyAreStoredAndFoundAtOnce() {
    AgentId agent = agent("a");
    Vector<Note> many = Vector.range(0, 700).map(i -> SomeNotes.written(agent, "n" + i, i));
    SomeAgents.write(
        storage(),
        () -> {
          storage().notes().add(many);
          storage().notes().add(Vector.empty());
          return many;
        });
    assertEquals(many.toSet(), ask(notes -> notes.find(many.map(Note::id))).toSet());
    assertEquals(Vector.empty(), ask(notes -> notes.find(Vector.empty())).toVector());
    Vector<Note> withTaken =
        Vector.of(SomeNotes.written(agent, "new", 1), SomeNotes.written(agent, "n5", 1));
    assertThrows(
        StorageException.class,
        () ->
            SomeAgents.write(
                storage(),
                () -> {
                  storage().notes().add(withTaken);
                  return withTaken;
                }));
    assertEquals(Option.none(), ask(notes -> notes.find(new NoteId("new"))));
  }

  @Test
  default void aMergeMovesNotes() {
    AgentId from = agent("from");
    AgentId into = agent("into");
    Note v1 = SomeNotes.stored(storage(), from, "v1", 0);
    SomeNotes.replaced(storage(), SomeNotes.written(from, "v2", 1), v1);
    SomeNotes.stored(storage(), into, "own", 2);
    assertEquals(
        TreeMap.of("memories", 2L),
        SomeAgents.write(
            storage(),
            () -> {
              storage().agents().lock(from);
              storage().agents().lock(into);
              return storage().agents().merge(from, into);
            }));
    assertEquals(
        Vector.of("own", "v2", "v1"),
        page(into, NoteQuery.all().within(ArchiveFilter.ALL), Option.none(), 9));
    assertEquals("0+1 1+0", chainSizes("v1", "v2"));
    assertEquals(
        HashSet.of(into.value()), searchable(Option.none(), 9).map(SearchDocument::owner).toSet());
  }

  private AgentId agent(String identity) {
    return SomeAgents.registered(storage(), identity).id();
  }

  private ChannelId channel(String name) {
    return SomeAgents.write(
        storage(),
        () -> {
          ChannelId id = new ChannelId("c-" + name);
          storage()
              .channels()
              .add(Channel.opened(id, new ChannelName(name), Option.none(), SomeAgents.AT));
          return id;
        });
  }

  private static NoteDraft draft(String topic, boolean core) {
    NoteDraft draft = NoteDraft.of(new NoteTopic(topic), "x");
    return core ? draft.asCore() : draft;
  }

  private void remove(String id) {
    SomeAgents.write(
        storage(),
        () -> {
          storage().notes().remove(new NoteId(id));
          return id;
        });
  }

  private <T> T ask(Function<Notes, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().notes()));
  }

  private Vector<String> ending(AgentId agent, String suffix, int limit) {
    return ids(ask(notes -> notes.endingWith(agent, suffix, limit)));
  }

  private Vector<String> page(
      AgentId agent, NoteQuery query, Option<TimePosition<NoteId>> after, int limit) {
    return ids(ask(notes -> notes.page(agent, query.page(new PageRequest<>(after, limit)))));
  }

  private Vector<SearchDocument> searchable(Option<String> after, int limit) {
    return ask(notes -> notes.searchable(after, limit)).toVector();
  }

  private Set<String> before(String id, int limit) {
    return ids(ask(notes -> notes.predecessors(new NoteId(id), limit))).toSet();
  }

  private Set<String> after(String id, int limit) {
    return ids(ask(notes -> notes.successors(new NoteId(id), limit))).toSet();
  }

  /** Predecessors and successors of each. */
  private String chainSizes(String... ids) {
    return Vector.of(ids)
        .map(id -> before(id, 99).size() + "+" + after(id, 99).size())
        .mkString(" ");
  }

  private static Vector<String> ids(Seq<Note> notes) {
    return notes.map(note -> note.id().value()).toVector();
  }
}
