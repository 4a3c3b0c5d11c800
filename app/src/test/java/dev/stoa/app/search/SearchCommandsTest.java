package dev.stoa.app.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.application.search.SearchOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.Storages;
import dev.stoa.testkit.search.SearchedThings;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.InstantSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class SearchCommandsTest {

  @ParameterizedTest
  @EnumSource
  void everythingIsSearchedAndNotesStayPrivate(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    String zealot;
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      zealot = stoa.agents().register(AgentRegistration.of("zealot", "m")).get().id().value();
    }
    try (Storage storage = Storages.open(engine.config(url));
        SearchedThings things = new SearchedThings(url)) {
      index(storage, things, SearchSource.MEMORY, "m1", "shared", "Retries need jitter");
      index(storage, things, SearchSource.MEMORY, "m2", "shared", "retries need JITTER!");
      index(storage, things, SearchSource.MEMORY, "m3", "agent:zed", "jitter of another scope");
      index(storage, things, SearchSource.NOTE, "n1", zealot, "jitter is my secret");
      index(
          storage,
          things,
          SearchSource.KNOWLEDGE,
          "k1",
          "me",
          "Jitter and backoff, then retry the call");
      for (int i = 0; i < 9; i++) {
        index(storage, things, SearchSource.MEMORY, "f" + i, "shared", "unrelated number " + i);
        index(storage, things, SearchSource.KNOWLEDGE, "g" + i, "me", "unrelated count " + i);
        index(storage, things, SearchSource.NOTE, "h" + i, "nobody", "unrelated thing " + i);
      }
    }
    Cli cli = Cli.on(url);
    String shown = cli.run("search", "jitter", "retry").ok().out();
    assertTrue(shown.contains("need [jitter]") || shown.contains("need [JITTER]"), shown);
    assertTrue(shown.contains("| also at source | also at id |"), shown);
    assertTrue(shown.contains("| memory         | m2         |"), shown);
    assertFalse(shown.contains("secret"), shown);
    assertFalse(shown.contains("another scope"), shown);
    assertFalse(shown.contains("0.000"), shown);
    assertTrue(
        cli.run("search", "jitter", "--scope", "agent:zed").ok().out().contains("another scope"));
    assertTrue(cli.run("search", "jitter", "--everywhere").ok().out().contains("another scope"));
    assertTrue(shown.endsWith("No more hits.\n"), shown);
    String mine = cli.run("search", "jitter", "--as", "zealot", "--json").ok().out();
    assertTrue(mine.contains("[jitter] is my secret"), mine);
    Cli.Outcome first = cli.run("search", "jitter", "--limit", "1", "--json").ok();
    Cli.Outcome second =
        cli.run("search", "jitter", "--limit", "1", "--after", first.text("next"), "--json").ok();
    assertNotEquals(first.objects("items"), second.objects("items"));
    String phrase =
        cli.run("search", "backoff then", "--matching", "phrase", "--in", "knowledge", "--json")
            .ok()
            .out();
    assertTrue(phrase.contains("\"id\":\"k1\""), phrase);
    assertEquals("Nothing found.\n", cli.run("search", "it's", "--matching", "all").ok().out());
    assertEquals("Nothing found.\n", cli.run("search", "\"*'").ok().out());
    cli.run("search", "jitter", "--in", "note")
        .failed(1, "a note is private to its agent: say who asks, or leave this source out");
    cli.run("search", "jitter", "--in", "attic")
        .failed(
            2,
            "--in: 'attic' is unknown: give memory, note, knowledge, message, evidence, consensus,"
                + " lesson, entity, correction, file, conversation, turn");
    cli.run("search", "jitter", "--after", "1")
        .failed(2, "--after: 1 is not a cursor of this list: copy it from the previous page");
    cli.run("search", "jitter", "--scope", "agent:zed", "--everywhere")
        .failed(2, "give --scope or --everywhere, not both");
    cli.run("search").failed(2, "<words>: give at least one");
    assertEquals(1, cli.run("search", "jitter", "--as", "nobody at all").code());
    assertEquals(2, cli.run("search", "jitter", "--matching", "some").code());
  }

  @ParameterizedTest
  @EnumSource
  void anIndexIsComparedAndRepaired(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    Listed memories =
        new Listed(
            Vector.range(0, 1_100)
                .map(i -> "m" + (10_000 + i))
                .map(id -> new SearchDocument(SearchSource.MEMORY, id, "me", "text of " + id)));
    try (SearchedThings things = new SearchedThings(url)) {
      things.add(SearchSource.MEMORY, memories.documents().map(SearchDocument::id).append("z"));
    }
    try (Storage storage = Storages.open(engine.config(url))) {
      SearchOperations search =
          new SearchOperations(storage, List.of(memories), InstantSource.system());
      assertEquals(1_100, search.rebuild(SearchSource.MEMORY, done -> {}).get().missing().count());
      assertTrue(search.reconcile(SearchSource.MEMORY).get().isRight());
      try (SearchedThings things = new SearchedThings(url)) {
        things.run("delete from memory_texts where id = 'm10600'");
        things.run("update memory_texts set owner = 'you' where id = 'm10007'");
        things.run("update memory_texts set text = 'x' where id = 'm11099'");
        things.run("delete from word_chunks");
        index(storage, things, SearchSource.MEMORY, "z", "me", "not kept any more");
      }
      IndexReport wrong = search.reconcile(SearchSource.MEMORY).get();
      assertEquals(Vector.of("m10600"), wrong.missing().first());
      assertEquals(Vector.of("m10007", "m11099"), wrong.stale().first());
      assertEquals(Vector.of("z"), wrong.superfluous().first());
      assertFalse(wrong.sound());
      assertEquals(wrong, search.rebuild(SearchSource.MEMORY, done -> {}).get());
      assertTrue(search.reconcile(SearchSource.MEMORY).get().isRight());
    }
    // The table of memories says something else than this test made the index say.
    Cli.Outcome wrong = Cli.on(url).run("index", "check");
    assertEquals(1, wrong.code());
    assertTrue(wrong.out().endsWith("Repair them with: stoa index rebuild\n"), wrong.out());
    String repaired = Cli.on(url).run("index", "rebuild").ok().out();
    assertTrue(repaired.endsWith("What was wrong has been repaired.\n"), repaired);
    String right = Cli.on(url).run("index", "check").ok().out();
    assertTrue(right.endsWith("All indexes are correct.\n"), right);
  }

  private static void index(
      Storage storage,
      SearchedThings things,
      SearchSource source,
      String id,
      String owner,
      String text)
      throws SQLException {
    things.add(source, List.of(id));
    storage
        .unitOfWork()
        .run(
            () -> {
              storage.textIndex().put(new SearchDocument(source, id, owner, text));
              return id;
            });
  }

  /** What ought to be indexed, in a list. */
  private record Listed(Vector<SearchDocument> documents) implements Searched {
    @Override
    public SearchSource source() {
      return SearchSource.MEMORY;
    }

    @Override
    public Seq<SearchDocument> searchable(Option<String> after, int limit) {
      return documents
          .filter(one -> after.forAll(last -> one.id().compareTo(last) > 0))
          .take(limit);
    }
  }
}
