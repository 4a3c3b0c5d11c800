package dev.stoa.bootstrap.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.agent.AgentOperations;
import dev.stoa.application.knowledge.KnowledgeOperations;
import dev.stoa.application.notebook.NotebookOperations;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.data.NaughtyStrings;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimeOrderedIds;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.notebook.Note;
import dev.stoa.domain.notebook.NoteDraft;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.notebook.NoteRefused;
import dev.stoa.domain.notebook.NoteTopic;
import dev.stoa.domain.notebook.Replacement;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.data.InTurn;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.io.IOException;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What notes and knowledge promise on real engines: with many hands, and with any text. */
final class NotebookEnginesTest {

  private static final Seq<String> ODD =
      Vector.of("it's", "a.b", "AND", "\"", "'; drop table memories;--", "\uD83D\uDE00 ıİ", "%_\\");
  private static final IdSource IDS = new TimeOrderedIds(TestClock::now, new SecureRandom());

  @ParameterizedTest
  @EnumSource
  void ofManyWhoReplaceTheSameNotesOneWins(TestEngine engine) throws Exception {
    try (Storage storage = Storages.open(engine.config(engine.migratedUrl()))) {
      NotebookOperations notebook = notebook(storage);
      register(storage, "ada");
      for (int round = 0; round < 5; round++) {
        Vector<String> ids =
            Vector.of("a", "b", "c").map(text -> written(notebook, "ada", text).id().value());
        Seq<Either<NoteRefused, Replacement>> answers = race(notebook, ids, 4);
        assertEquals(1, answers.count(Either::isRight));
        Note winner = answers.find(Either::isRight).get().get().synthesis();
        for (Either<NoteRefused, Replacement> other : answers.filter(Either::isLeft)) {
          NoteRefused.Superseded refused = (NoteRefused.Superseded) other.getLeft();
          assertEquals(winner.id(), refused.by());
        }
        assertEquals(3, notebook.chain("ada", winner.id().value()).get().predecessors().size());
      }
      assertEquals(5, notebook.list("ada", NoteQuery.all()).get().items().size());
    }
  }

  private static Seq<Either<NoteRefused, Replacement>> race(
      NotebookOperations notebook, Vector<String> ids, int threads) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      CountDownLatch start = new CountDownLatch(1);
      List<Future<Either<NoteRefused, Replacement>>> running = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        // Half of them name the notes the other way round.
        Vector<String> named = i % 2 == 0 ? ids : ids.reverse();
        NoteDraft draft = NoteDraft.of(NoteTopic.NOTES, "by " + i);
        running.add(
            pool.submit(
                () -> {
                  start.await();
                  return notebook.replace("ada", named, draft);
                }));
      }
      start.countDown();
      Vector<Either<NoteRefused, Replacement>> answers = Vector.empty();
      for (Future<Either<NoteRefused, Replacement>> one : running) {
        answers = answers.append(one.get());
      }
      return answers;
    } finally {
      pool.shutdown();
    }
  }

  @ParameterizedTest
  @EnumSource
  void mergedTextsAreFoundByTheirNewOwner(TestEngine engine) {
    try (Storage storage = Storages.open(engine.config(engine.migratedUrl()))) {
      NotebookOperations notebook = notebook(storage);
      register(storage, "ghost");
      register(storage, "ada");
      Note note = written(notebook, "ghost", "Retries need jitter");
      AgentOperations agents = new AgentOperations(storage, TestClock::now, IDS);
      String ghost = agents.resolve("ghost").get().id().value();
      String ada = agents.resolve("ada").get().id().value();
      agents.merge("ghost", "ada").get();
      assertEquals(Vector.of(note.id().value()), found(storage, "jitter", ada));
      assertEquals(Vector.empty(), found(storage, "jitter", ghost));
      assertEquals(note.id(), notebook.resolve("ada", note.id().brief()).get().id());
      notebook.archive("ada", note.id().value()).get();
      assertEquals(Vector.empty(), found(storage, "jitter", ada));
    }
  }

  @ParameterizedTest
  @EnumSource
  void anyTextIsKeptByteForByteAndMaySafelyBeAskedWith(TestEngine engine) {
    assertEquals(7, stored(engine, ODD));
  }

  @ParameterizedTest
  @EnumSource
  void naughtyStringsAreKeptByteForByte(TestEngine engine) throws IOException {
    // Evidence is asked with the other half.
    assertTrue(
        stored(engine, InTurn.share(engine.ordinal(), 2, NaughtyStrings.read().distinct())) > 200);
  }

  /** How many of the texts may be notes. */
  private static int stored(TestEngine engine, Seq<String> texts) {
    try (Storage storage = Storages.open(engine.config(engine.migratedUrl()))) {
      NotebookOperations notebook = notebook(storage);
      KnowledgeOperations knowledge = new KnowledgeOperations(storage, TestClock::now, IDS);
      register(storage, "ada");
      int stored = 0;
      for (String text : texts) {
        NoteDraft draft;
        try {
          draft = NoteDraft.of(new NoteTopic(text), text).from(text).anchoredAt(text);
        } catch (IllegalArgumentException blankOrTooLong) {
          continue;
        }
        Note note = notebook.write("ada", draft).get();
        assertEquals(note, notebook.resolve("ada", note.id().value()).get());
        assertEquals(
            Vector.of(note.id()),
            notebook
                .list("ada", NoteQuery.all().on(new NoteTopic(text)))
                .get()
                .items()
                .map(Note::id));
        notebook.resolve("ada", text);
        assertEquals(
            text,
            knowledge
                .contribute("ada", Contribution.of(new DomainPath("naughty"), text))
                .get()
                .content());
        knowledge.search(TextQuery.about(text), PageRequest.first(3));
        stored++;
      }
      return stored;
    }
  }

  private static NotebookOperations notebook(Storage storage) {
    return new NotebookOperations(storage, TestClock::now, IDS, TokenCounter.ESTIMATE, List.of());
  }

  private static void register(Storage storage, String identity) {
    new AgentOperations(storage, TestClock::now, IDS)
        .register(AgentRegistration.of(identity, "m"))
        .get();
  }

  private static Note written(NotebookOperations notebook, String as, String message) {
    return notebook.write(as, NoteDraft.of(NoteTopic.NOTES, message)).get();
  }

  private static Vector<String> found(Storage storage, String words, String owner) {
    return storage
        .unitOfWork()
        .read(
            () ->
                storage
                    .textIndex()
                    .find(SearchSource.NOTE, TextQuery.about(words).ownedBy(owner), 0, 9))
        .map(TextHit::id)
        .toVector();
  }

  /** A clock that never gives an instant twice. */
  private static final class TestClock {
    private static Instant last = Instant.parse("2026-01-02T03:04:05.000000Z");

    static synchronized Instant now() {
      last = last.plusMillis(1);
      return last;
    }
  }
}
