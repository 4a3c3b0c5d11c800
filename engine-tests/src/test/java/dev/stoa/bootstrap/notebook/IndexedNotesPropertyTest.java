package dev.stoa.bootstrap.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.knowledge.BranchQuery;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteChain;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** After any operations in any order, the index agrees with the tables, and chains are sound. */
final class IndexedNotesPropertyTest {

  private static final int ROUNDS = 3;
  private static final int STEPS = 120;
  private static final Vector<String> WORDS =
      Vector.of("retries", "jitter", "budget", "cap", "queue", "redis", "ıİ", "\uD83D\uDE00");
  private static final Vector<String> DOMAINS = Vector.of("a", "a/b", "a/b/c", "ab", "b");

  private final long seed = new Random().nextLong();
  private Random chance = new Random(seed);
  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;

  @ParameterizedTest
  @EnumSource
  void theIndexEqualsTheTables(TestEngine engine) {
    for (int round = 0; round < ROUNDS; round++) {
      chance = new Random(seed + round);
      try (Storage storage = Storages.open(engine.config(engine.migratedUrl()))) {
        play(storage);
      }
    }
  }

  private void play(Storage storage) {
    NotebookOperations notebook =
        new NotebookOperations(storage, this::tick, this::id, TokenCounter.ESTIMATE, List.of());
    KnowledgeOperations knowledge = new KnowledgeOperations(storage, this::tick, this::id);
    AgentOperations agents = new AgentOperations(storage, this::tick, this::id);
    Vector.of("ada", "bob", "eve")
        .forEach(identity -> agents.register(AgentRegistration.of(identity, "m")).get());
    for (int step = 0; step < STEPS; step++) {
      String as = live(agents).get(chance.nextInt(live(agents).size()));
      Vector<Note> notes = all(notebook, as);
      String some = notes.isEmpty() ? "none" : pick(notes).id().value();
      Vector<KnowledgeEntry> entries = entries(knowledge);
      String entry = entries.isEmpty() ? "none" : pick(entries).id().value();
      switch (step == STEPS / 2 ? 12 : chance.nextInt(12)) {
        case 0, 1, 2 -> notebook.write(as, draft());
        case 3 -> notebook.edit(as, some, NoteEdit.NONE.message(text()));
        case 4 -> notebook.archive(as, some);
        case 5 -> notebook.restore(as, some);
        case 6 -> notebook.delete(as, some);
        case 7, 8 -> notebook.replace(as, some(notes), draft());
        case 9, 10 ->
            knowledge.contribute(as, Contribution.of(new DomainPath(pick(DOMAINS)), text()));
        case 11 -> flip(knowledge, as, entry);
        default -> agents.merge("eve", "ada");
      }
    }
    String output = "seed " + seed;
    assertIndexed(storage, storage.notes(), output);
    assertIndexed(storage, storage.knowledgeEntries(), output);
    live(agents).forEach(as -> assertChains(notebook, as, output));
    assertSubtrees(knowledge, output);
  }

  private void flip(KnowledgeOperations knowledge, String as, String entry) {
    if (chance.nextBoolean()) {
      knowledge.archive(as, entry);
    } else {
      knowledge.restore(as, entry);
    }
  }

  private static void assertIndexed(Storage storage, Searched searched, String output) {
    SearchSource source = searched.source();
    Vector<SearchDocument> ought =
        storage.unitOfWork().read(() -> searched.searchable(Option.none(), 1_000)).toVector();
    Vector<SearchDocument> is =
        storage
            .unitOfWork()
            .read(() -> storage.textIndex().documents(source, Option.none(), 1_000))
            .toVector();
    assertEquals(ought, is, output);
    assertTrue(
        storage
            .unitOfWork()
            .<Object, Boolean>write(() -> Either.right(storage.textIndex().isSound(source)))
            .get(),
        output);
  }

  /** No note comes before itself, both ends agree, and what was replaced is archived. */
  private static void assertChains(NotebookOperations notebook, String as, String output) {
    for (Note note : all(notebook, as)) {
      NoteChain chain = notebook.chain(as, note.id().value()).get();
      assertTrue(!chain.predecessors().map(Note::id).contains(note.id()), output);
      assertTrue(!chain.successors().map(Note::id).contains(note.id()), output);
      assertEquals(note.supersededBy(), chain.successors().headOption().map(Note::id), output);
      assertTrue(note.supersededBy().isEmpty() || note.archivedAt().isDefined(), output);
      for (Note after : chain.successors()) {
        assertTrue(after.createdAt().isAfter(note.createdAt()), output);
        assertTrue(
            notebook
                .chain(as, after.id().value())
                .get()
                .predecessors()
                .map(Note::id)
                .contains(note.id()),
            output);
      }
    }
  }

  private static void assertSubtrees(KnowledgeOperations knowledge, String output) {
    for (ArchiveFilter show : ArchiveFilter.values()) {
      Seq<DomainBranch> top = knowledge.tree(BranchQuery.top().within(show).limit(99)).items();
      for (DomainBranch branch : top) {
        assertEquals(
            branch.total(),
            knowledge
                .list(
                    KnowledgeQuery.all()
                        .within(show)
                        .in(DomainQuery.within(branch.path()))
                        .limit(999))
                .items()
                .size(),
            output);
      }
      assertEquals(
          knowledge.list(KnowledgeQuery.all().within(show).limit(999)).items().size(),
          top.map(DomainBranch::total).sum().intValue(),
          output);
    }
  }

  private static Vector<Note> all(NotebookOperations notebook, String as) {
    return notebook
        .list(as, NoteQuery.all().within(ArchiveFilter.ALL).limit(999))
        .get()
        .items()
        .toVector();
  }

  private static Vector<KnowledgeEntry> entries(KnowledgeOperations knowledge) {
    return knowledge
        .list(KnowledgeQuery.all().within(ArchiveFilter.ALL).limit(999))
        .items()
        .toVector();
  }

  private static Vector<String> live(AgentOperations agents) {
    return agents.list(AgentQuery.all()).items().map(agent -> agent.identity().value()).toVector();
  }

  private NoteDraft draft() {
    NoteDraft draft = NoteDraft.of(new NoteTopic(pick(WORDS)), text());
    return chance.nextBoolean() ? draft.asCore() : draft;
  }

  private String text() {
    return Vector.range(0, 1 + chance.nextInt(6)).map(i -> pick(WORDS)).mkString(" ");
  }

  private Vector<String> some(Vector<Note> notes) {
    List<Note> shuffled = new ArrayList<>(notes.asJava());
    Collections.shuffle(shuffled, chance);
    return Vector.ofAll(shuffled).take(1 + chance.nextInt(3)).map(note -> note.id().value());
  }

  private <T> T pick(Vector<T> from) {
    return from.get(chance.nextInt(from.size()));
  }

  private Instant tick() {
    now = now.plusSeconds(1);
    return now;
  }

  private String id() {
    return "id-" + Long.toHexString(0x1000 + ++lastId * 7919 % 65_521) + "-" + lastId;
  }
}
