package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.storage.Storage;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.sql.SQLException;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** The index of words once it is made of segments: it says what the texts say, whatever happens. */
public interface WordSegmentsContract extends SearchWorkspace {

  /** As many texts as the first segment is made of, and some more. */
  int MANY = 300;

  /** The words that are asked for, in every way, whenever the index has changed. */
  int QUESTIONS = Boolean.getBoolean("stoa.slow") ? 40 : 8;

  /** A separate connection to the database under test. */
  SearchedThings things() throws SQLException;

  /** The same workspace, opened once more as another process would. */
  Storage openedAgain();

  @Test
  default void everyQuestionIsAnsweredAsByLookingIntoEveryText() throws SQLException {
    Random random = new Random(36);
    Map<String, String> stored = HashMap.empty();
    for (int unit = 0; unit < 9; unit++) {
      stored = stored.merge(put(unit * MANY, MANY, random));
    }
    assertTrue(count("word_segments") < 9, "some were merged");
    assertAnswers(stored, random);
    stored = put(40, 60, random).merge(stored).merge(put(9 * MANY, 20, random));
    Seq<String> gone = List.range(500, 560).map(WordSegmentsContract::id);
    write(() -> storage().textIndex().removeAll(SearchSource.MEMORY, gone));
    stored = stored.removeAll(gone);
    assertAnswers(stored, random);
    write(() -> storage().textIndex().optimize(SearchSource.MEMORY));
    assertEquals(0, count("word_dead"));
    assertAnswers(stored, random);
    write(() -> storage().textIndex().rebuild(SearchSource.MEMORY));
    assertAnswers(stored, random);
  }

  @Test
  default void aTextThatIsRolledBackIsNowhere() throws SQLException {
    Random random = new Random(4);
    put(0, MANY, random);
    givenThings(SearchSource.MEMORY, ids(MANY, 20));
    for (String id : ids(MANY, 20)) {
      storage()
          .unitOfWork()
          .write(
              () -> {
                storage().textIndex().put(document(id, "ghost"));
                assertEquals(1, found("ghost").size());
                return Either.left("refused");
              });
      assertEquals(0, found("ghost").size());
    }
    put(MANY, 20, random);
    assertEquals(0, found("ghost").size());
    assertTrue(isSound());
  }

  @Test
  default void aNumberIsNeverUsedAgain() throws SQLException {
    put(0, MANY, new Random(2));
    // The newest text goes, and the next one must not take its place in the segment.
    write(() -> storage().textIndex().remove(SearchSource.MEMORY, id(MANY - 1)));
    put("late", "arrival");
    assertEquals(List.of("late"), found("arrival"));
    write(() -> storage().textIndex().remove(SearchSource.MEMORY, "late"));
    put("later", "arrival");
    assertEquals(List.of("later"), found("arrival"));
    try (Storage other = openedAgain()) {
      assertEquals(List.of("later"), found(other, "arrival"));
    }
    assertTrue(isSound());
  }

  @Test
  default void anotherProcessSeesWhatThisOneMergesAndRemoves() throws SQLException {
    Random random = new Random(3);
    put(0, MANY, random);
    put("x", "jitter");
    try (Storage other = openedAgain()) {
      assertEquals(List.of("x"), found(other, "jitter"));
      for (int unit = 1; unit < 9; unit++) {
        put(unit * MANY, MANY, random);
        assertEquals(List.of("x"), found(other, "jitter"));
      }
      write(() -> storage().textIndex().remove(SearchSource.MEMORY, "x"));
      assertEquals(List.empty(), found(other, "jitter"));
      write(() -> storage().textIndex().rebuild(SearchSource.MEMORY));
      put("y", "jitter");
      assertEquals(List.of("y"), found(other, "jitter"));
    }
  }

  @Test
  default void segmentsThatSayAnythingElseAreDetectedAndRebuilt() throws SQLException {
    put(0, MANY, new Random(5));
    put("x", "jitter");
    for (String statement :
        List.of(
            "delete from word_chunks",
            "delete from word_segments where source = 'memory'",
            "update word_segments set words = words + 1 where source = 'memory'",
            "insert into word_dead (source, entry) select 'memory', min(entry) from memory_texts",
            "update word_states set cut = cut - 1 where source = 'memory'")) {
      assertTrue(isSound(), statement);
      try (SearchedThings things = things()) {
        things.run(statement);
      }
      assertFalse(isSound(), statement);
      write(() -> storage().textIndex().rebuild(SearchSource.MEMORY));
    }
    assertTrue(isSound());
    assertEquals(List.of("x"), found("jitter"));
  }

  @Test
  default void textsInNoSegmentAreCountedUntilTheyAreMerged() throws SQLException {
    put(0, MANY, new Random(8));
    assertEquals(0, waiting());
    givenThings(SearchSource.MEMORY, ids(MANY, MANY));
    try (SearchedThings things = things()) {
      things.run(
          "insert into memory_texts (row_id, id, owner, text)"
              + " select row_id, id, 'me', 'jitter' from continuum_memory m"
              + " where not exists (select 1 from memory_texts t where t.row_id = m.row_id)");
    }
    assertEquals(MANY, waiting());
    write(() -> storage().textIndex().optimize(SearchSource.MEMORY));
    assertEquals(0, waiting());
    assertTrue(isSound());
  }

  private long waiting() {
    return read(() -> storage().textIndex().waiting(SearchSource.MEMORY));
  }

  @Test
  default void segmentIdsAreNeverUsedAgain() throws SQLException {
    put(0, MANY, new Random(9));
    long greatest = number("select max(id) from word_segments");
    write(() -> storage().textIndex().rebuild(SearchSource.MEMORY));
    assertTrue(number("select min(id) from word_segments") > greatest);
    greatest = number("select max(id) from word_segments");
    write(() -> storage().textIndex().removeAll(SearchSource.MEMORY, ids(0, MANY)));
    write(() -> storage().textIndex().optimize(SearchSource.MEMORY));
    assertEquals(0, count("word_segments"));
    put(MANY, MANY, new Random(9));
    assertTrue(number("select min(id) from word_segments") > greatest);
  }

  @Test
  default void segmentsAreMergedInTheOrderOfTheirTexts() throws SQLException {
    Random random = new Random(10);
    for (int unit = 0; unit < 7; unit++) {
      put(unit * MANY, MANY, random);
    }
    assertEquals(7, count("word_segments"));
    // The second is made anew, so that its id is the greatest while its texts are not.
    write(() -> storage().textIndex().removeAll(SearchSource.MEMORY, ids(MANY, 130)));
    assertEquals(7, count("word_segments"));
    put(7 * MANY, MANY, random);
    assertEquals(1, count("word_segments"));
    // Where segments overlap, or texts are in another order, they are not sound.
    assertTrue(isSound());
  }

  @Test
  default void singleWritesOfTwoProcessesLeaveFewTextsInNoSegment() throws SQLException {
    givenThings(SearchSource.MEMORY, ids(0, 4 * MANY));
    try (Storage other = openedAgain()) {
      for (int i = 0; i < 4 * MANY; i++) {
        SearchStorage one = i % 2 == 0 ? other : storage();
        String id = id(i);
        one.unitOfWork()
            .run(
                () -> {
                  one.textIndex().put(document(id, "jitter"));
                  return id;
                });
        if (i % 50 == 0) {
          assertTrue(waiting() < 2 * MANY, "after " + i);
        }
      }
    }
    assertTrue(count("word_segments") > 0);
    assertTrue(isSound());
  }

  @Test
  default void textsThatChangeOrComeAndGoLeaveFewDeadEntries() throws SQLException {
    put("steady", "jitter");
    givenThings(SearchSource.MEMORY, List.of("x"));
    for (int i = 0; i < 4 * MANY; i++) {
      int time = i;
      write(() -> storage().textIndex().put(document("x", "state " + time)));
      if (i % 3 == 0) {
        write(() -> storage().textIndex().remove(SearchSource.MEMORY, "x"));
      }
      assertTrue(i % 50 > 0 || count("word_dead") < 2 * MANY, "after " + i);
    }
    write(() -> storage().textIndex().remove(SearchSource.MEMORY, "steady"));
    for (int i = 0; i < 3 * MANY; i++) {
      write(() -> storage().textIndex().put(document("x", "jitter")));
      write(() -> storage().textIndex().remove(SearchSource.MEMORY, "x"));
    }
    assertTrue(count("word_dead") < 2 * MANY);
    assertTrue(isSound());
    put("late", "arrival");
    assertEquals(List.of("late"), found("arrival"));
  }

  private long number(String query) throws SQLException {
    try (SearchedThings things = things()) {
      return things.number(query);
    }
  }

  @Test
  default void aSegmentWithManyDeadTextsIsMadeAnew() throws SQLException {
    put(0, MANY, new Random(6));
    Seq<String> gone = ids(0, 130);
    write(() -> storage().textIndex().removeAll(SearchSource.MEMORY, gone));
    try (SearchedThings things = things()) {
      assertEquals(MANY - 130, things.number("select sum(texts) from word_segments"));
    }
    assertTrue(isSound());
  }

  @Test
  default void aReaderFindsATextWhateverIsMergedMeanwhile() throws Exception {
    put(0, MANY, new Random(7));
    put("x", "jitter");
    ExecutorService pool = Executors.newFixedThreadPool(2);
    AtomicBoolean done = new AtomicBoolean();
    try (Storage other = openedAgain()) {
      Future<?> here = pool.submit(() -> ask(storage(), done));
      Future<?> there = pool.submit(() -> ask(other, done));
      for (int unit = 1; unit < 10; unit++) {
        put(unit * MANY, MANY, new Random(unit));
        Seq<String> gone = ids(unit * MANY, 130);
        write(() -> storage().textIndex().removeAll(SearchSource.MEMORY, gone));
      }
      done.set(true);
      here.get();
      there.get();
    } finally {
      done.set(true);
      pool.shutdown();
    }
    assertTrue(isSound());
  }

  private static Object ask(SearchStorage storage, AtomicBoolean done) {
    do {
      assertEquals(List.of("x"), found(storage, "jitter"));
    } while (!done.get());
    return storage;
  }

  private void assertAnswers(Map<String, String> stored, Random random) {
    assertTrue(isSound());
    PlainBm25 plain =
        new PlainBm25(
            stored.toVector().map(one -> PlainDocument.of(document(one._1, one._2))).toVector());
    for (int round = 0; round < QUESTIONS; round++) {
      String words = word(random) + " " + word(random) + " " + word(random);
      for (Matching matching : Matching.values()) {
        TextQuery query =
            TextQuery.about(matching == Matching.PHRASE ? words.substring(0, 9) : words)
                .matching(matching);
        Seq<TextHit> expected = plain.ranked(query).take(10);
        Seq<TextHit> found =
            read(() -> storage().textIndex().find(SearchSource.MEMORY, query, 0, 10));
        assertEquals(
            expected.map(TextHit::id).toVector(),
            found.map(TextHit::id).toVector(),
            matching + words);
        expected
            .zip(found)
            .forEach(pair -> assertEquals(pair._1.relevance(), pair._2.relevance(), 1e-9));
      }
    }
  }

  private Map<String, String> put(int first, int count, Random random) {
    Map<String, String> texts =
        Vector.ofAll(ids(first, count))
            .toLinkedMap(
                id -> id,
                id -> Vector.range(0, 2 + random.nextInt(9)).map(i -> word(random)).mkString(" "));
    givenThings(SearchSource.MEMORY, ids(first, count));
    write(
        () -> storage().textIndex().putAll(texts.toVector().map(one -> document(one._1, one._2))));
    return texts;
  }

  private void put(String id, String text) {
    givenThings(SearchSource.MEMORY, List.of(id));
    write(() -> storage().textIndex().put(document(id, text)));
  }

  private static SearchDocument document(String id, String text) {
    return new SearchDocument(SearchSource.MEMORY, id, "me", text);
  }

  private static Seq<String> ids(int first, int count) {
    return Vector.range(first, first + count).map(WordSegmentsContract::id);
  }

  private static String id(int number) {
    return "t" + (100_000 + number);
  }

  /** Four letters, some of them common. */
  private static String word(Random random) {
    return "x"
        + (char) ('a' + (int) (26 * Math.pow(random.nextDouble(), 3)))
        + (char) ('a' + (int) (26 * Math.pow(random.nextDouble(), 3)))
        + "k";
  }

  private long count(String table) throws SQLException {
    try (SearchedThings things = things()) {
      return things.number("select count(*) from " + table);
    }
  }

  private List<String> found(String words) {
    return found(storage(), words);
  }

  private static List<String> found(SearchStorage storage, String words) {
    return storage
        .unitOfWork()
        .read(() -> storage.textIndex().find(SearchSource.MEMORY, TextQuery.about(words), 0, 9))
        .map(TextHit::id)
        .toList();
  }

  private boolean isSound() {
    return write(() -> storage().textIndex().isSound(SearchSource.MEMORY));
  }
}
