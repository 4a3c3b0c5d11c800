package dev.stoa.bootstrap.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.Workspace;
import dev.stoa.application.operations.TransferProgress;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.data.OutsideData;
import dev.stoa.domain.evidence.EvidenceDraft;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evolution.ActionDraft;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.evolution.GenerationId;
import dev.stoa.domain.evolution.NewEpisode;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.domain.evolution.Termination;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PastRefused;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.notebook.NoteEdit;
import dev.stoa.domain.operations.ChangeQuery;
import dev.stoa.domain.operations.RowChange;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.search.LocomoChat;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.trust.Principal;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.storage.Storages;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A workspace is read as it was. */
final class AsOfTest {

  private static final Instant START = Instant.parse("2026-01-02T03:04:05.000001Z");

  private static final String NAME = "adalovelacia";

  @TempDir Path folder;

  private final AtomicReference<Instant> now = new AtomicReference<>(START);

  private Stoa open(TestEngine engine) {
    return open(engine, engine.migratedUrl());
  }

  private Stoa open(TestEngine engine, String url) {
    return Stoa.open(engine.config(url).withClock(now::get));
  }

  private Instant later(Duration time) {
    return now.updateAndGet(instant -> instant.plus(time));
  }

  @ParameterizedTest
  @EnumSource
  void aMemoryIsReadAsItWas(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Memory first = remembered(stoa, "Retries need jitter");
      Instant written = now.get();
      Instant edited = later(Duration.ofSeconds(1));
      stoa.memory()
          .edit(
              first.id(), MemoryEdit.NOTHING.content("Retries need backoff").importance(0.1 + 0.2))
          .getOrElseThrow(RefusalException::new);
      later(Duration.ofSeconds(1));
      stoa.memory().recordOutcome(first.id(), Outcome.success());
      Memory second = remembered(stoa, "Queues need limits");
      Instant both = now.get();
      later(Duration.ofSeconds(1));
      stoa.memory().forget(second.id(), "wrong").getOrElseThrow(RefusalException::new);
      later(Duration.ofSeconds(1));
      assertEquals(first, stoa.asOf(written).memory().find(first.id()).get());
      assertSame(stoa.asOf(written), stoa.asOf(written), "it is wired once");
      Memory then = stoa.asOf(edited).memory().find(first.id()).get();
      assertEquals("Retries need backoff", then.content());
      assertEquals(0.1 + 0.2, then.importance());
      assertEquals(1, stoa.asOf(edited).memory().list(MemoryQuery.all()).items().size());
      assertEquals(2, stoa.asOf(both).memory().list(MemoryQuery.all()).items().size());
      assertEquals(1, stoa.asOf(now.get()).memory().list(MemoryQuery.all()).items().size());
      assertEquals(
          0, stoa.asOf(START.minusSeconds(1)).memory().list(MemoryQuery.all()).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void asOfNowRecallIsThatOfThePresent(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      for (int i = 0; i < 20; i++) {
        remembered(stoa, "Retries need jitter number " + i);
        later(Duration.ofMinutes(7));
      }
      assertEquals(
          stoa.memory().recall("retries number 7").get(),
          stoa.asOf(now.get()).memory().recall("retries number 7").get());
    }
  }

  /** Some of the turns have changed since they were written, as in a workspace that is used. */
  @ParameterizedTest
  @EnumSource
  void asOfNowRecallOfRealChatsIsThatOfThePresent(TestEngine engine) {
    Seq<LocomoChat> chats =
        LocomoChat.read(OutsideData.need("data/locomo").resolve("locomo10.json")).take(2);
    try (Stoa stoa = open(engine)) {
      for (LocomoChat chat : chats) {
        Seq<Memory> turns = remembered(stoa, chat);
        later(Duration.ofHours(5));
        for (int i = 0; i + 2 < turns.size(); i += 7) {
          stoa.memory().recordOutcome(turns.get(i).id(), Outcome.failure());
          stoa.memory()
              .edit(turns.get(i + 1).id(), MemoryEdit.NOTHING.importance(0.9))
              .getOrElseThrow(RefusalException::new);
          stoa.memory().forget(turns.get(i + 2).id(), "old").getOrElseThrow(RefusalException::new);
        }
        later(Duration.ofHours(5));
      }
      Stoa past = stoa.asOf(now.get());
      int found = 0;
      for (LocomoChat chat : chats) {
        MemoryScope scope = new MemoryScope(chat.name());
        for (String question : chat.questions().take(8).map(LocomoChat.Question::words)) {
          Recall anywhere = Recall.about(question);
          for (Recall recall :
              List.of(
                  anywhere,
                  anywhere.scope(scope),
                  anywhere.scope(scope).byRelevanceOnly(),
                  Recall.about(question + " turn 3").namedOnly())) {
            Seq<Recalled> present = stoa.memory().recall(recall).get();
            found += present.size();
            assertEquals(present, past.memory().recall(recall).get());
          }
        }
        Recall strongest = Recall.strongest().scope(scope);
        assertEquals(stoa.memory().recall(strongest).get(), past.memory().recall(strongest).get());
      }
      assertTrue(found > 0);
    }
  }

  private static Seq<Memory> remembered(Stoa stoa, LocomoChat chat) {
    MemoryScope scope = new MemoryScope(chat.name());
    return stoa.memory()
        .rememberAll(
            chat.turns()
                .reject(turn -> turn.described().isBlank())
                .take(210)
                .zipWithIndex(
                    (turn, i) -> Remember.of(turn.described()).scope(scope).named("turn " + i)))
        .getOrElseThrow(RefusalException::new)
        .distinctBy(Memory::id);
  }

  @ParameterizedTest
  @EnumSource
  void aChangedOrForgottenMemoryIsRecalledByItsWordsOfThen(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Memory edited = remembered(stoa, "Retries need jitter");
      Memory forgotten = remembered(stoa, "Queues need walnut limits");
      Memory named =
          stoa.memory()
              .remember(Remember.of("Limits are per tenant").named("Mahogany"))
              .getOrElseThrow(RefusalException::new);
      remembered(stoa, "Nothing of the kind");
      Instant then = now.get();
      Seq<String> questions = Vector.of("jitter", "walnut limits", "mahogany", "need", "retries");
      Seq<Seq<Recalled>> answers = questions.map(one -> stoa.memory().recall(one).get());
      Seq<Seq<SearchHit>> hits = questions.map(one -> found(stoa, one));
      later(Duration.ofHours(1));
      stoa.memory()
          .edit(edited.id(), MemoryEdit.NOTHING.content("Timeouts need budgets"))
          .getOrElseThrow(RefusalException::new);
      stoa.memory().forget(forgotten.id(), "wrong").getOrElseThrow(RefusalException::new);
      stoa.memory().forget(named.id(), "wrong").getOrElseThrow(RefusalException::new);
      later(Duration.ofHours(1));
      Stoa past = stoa.asOf(then);
      assertEquals(
          answers.map(all -> all.map(one -> one.memory())),
          questions.map(one -> past.memory().recall(one).get().map(hit -> hit.memory())));
      assertEquals(
          hits.map(all -> all.map(SearchHit::snippet)),
          questions.map(one -> found(past, one).map(SearchHit::snippet)));
      assertEquals(0, past.memory().recall("timeouts budgets").get().size());
      assertEquals(0, found(past, "timeouts").size());
      assertEquals(
          Vector.of("Queues need walnut limits"),
          past.memory()
              .recall(Recall.about("queues").scope(forgotten.scope()))
              .get()
              .map(one -> one.memory().content()));
      assertEquals(0, stoa.asOf(now.get()).memory().recall("walnut").get().size());
      assertEquals(1, stoa.asOf(now.get()).memory().recall("timeouts").get().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void notesKnowledgeAndEvidenceAreFoundByTheirWordsOfThen(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      stoa.agents().register(NAME, "model").getOrElseThrow(RefusalException::new);
      String edited = note(stoa, "the walnut edited");
      String archived = note(stoa, "the walnut archived");
      String deleted = note(stoa, "the walnut deleted");
      String entry =
          stoa.knowledge()
              .contribute(NAME, Contribution.of(new DomainPath("trees"), "the walnut grows"))
              .getOrElseThrow(RefusalException::new)
              .id()
              .value();
      EvidenceId evidence =
          stoa.evidence().collect(EvidenceDraft.of("web", "a walnut was seen")).evidence().id();
      Instant then = now.get();
      Seq<SearchHit> before = found(stoa, "walnut");
      assertEquals(5, before.size());
      Stoa past = stoa.asOf(then);
      assertEquals(places(before), places(found(past, "walnut")));
      later(Duration.ofHours(1));
      stoa.notebook()
          .edit(NAME, edited, NoteEdit.NONE.message("the mahogany edited"))
          .getOrElseThrow(RefusalException::new);
      stoa.notebook().archive(NAME, archived).getOrElseThrow(RefusalException::new);
      stoa.notebook().delete(NAME, deleted).getOrElseThrow(RefusalException::new);
      stoa.knowledge().archive(NAME, entry).getOrElseThrow(RefusalException::new);
      stoa.evidence().remove(evidence).getOrElseThrow(RefusalException::new);
      later(Duration.ofHours(1));
      assertEquals(0, found(stoa, "walnut").size());
      // A past that was read before knows of the changes too.
      assertEquals(places(before), places(found(past, "walnut")));
      assertEquals(0, found(past, "mahogany").size());
      assertEquals(1, past.knowledge().search("walnut").items().size());
      assertEquals(1, past.evidence().search("walnut").items().size());
      stoa.erasure().eraseAgent(NAME, List.of()).getOrElseThrow(RefusalException::new);
      assertEquals(
          Vector.of("evidence"),
          hits(past, SearchEverything.about("walnut")).map(AsOfTest::source));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDeletedMessageIsFoundByItsWordsOfThen(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      stoa.agents().register(NAME, "model").getOrElseThrow(RefusalException::new);
      stoa.channels().create("trees").getOrElseThrow(RefusalException::new);
      ChannelId gone = stoa.channels().create("woods").getOrElseThrow(RefusalException::new).id();
      ChannelMessage deleted = posted(stoa, "trees", "the walnut is old");
      posted(stoa, "trees", "the walnut is tall");
      posted(stoa, "woods", "the walnut is far");
      Instant then = now.get();
      Seq<SearchHit> before = found(stoa, "walnut");
      assertEquals(3, before.size());
      Stoa past = stoa.asOf(then);
      assertEquals(places(before), places(found(past, "walnut")));
      later(Duration.ofHours(1));
      stoa.channels().deleteMessage(deleted.id()).getOrElseThrow(RefusalException::new);
      stoa.channels().delete(gone).getOrElseThrow(RefusalException::new);
      posted(stoa, "trees", "the walnut is new");
      later(Duration.ofHours(1));
      assertEquals(2, found(stoa, "walnut").size());
      assertEquals(places(before), places(found(past, "walnut")));
      stoa.erasure().eraseAgent(NAME, List.of()).getOrElseThrow(RefusalException::new);
      assertEquals(0, hits(past, SearchEverything.about("walnut")).size());
    }
  }

  private static ChannelMessage posted(Stoa stoa, String channel, String text) {
    return stoa.channels().post(channel, NAME, text).getOrElseThrow(RefusalException::new);
  }

  private static String note(Stoa stoa, String message) {
    return stoa.notebook().write(NAME, message).getOrElseThrow(RefusalException::new).id().value();
  }

  private static String source(SearchHit hit) {
    return hit.at().source().label();
  }

  private static Seq<String> places(Seq<SearchHit> hits) {
    return hits.map(hit -> source(hit) + " " + hit.at().id() + " " + hit.snippet()).sorted();
  }

  private static Seq<SearchHit> found(Stoa stoa, String words) {
    SearchEverything anywhere = SearchEverything.about(words);
    return hits(stoa, stoa.agents().resolve(NAME).isRight() ? anywhere.as(NAME) : anywhere);
  }

  private static Seq<SearchHit> hits(Stoa stoa, SearchEverything question) {
    return stoa.search().search(question).getOrElseThrow(RefusalException::new).items();
  }

  @ParameterizedTest
  @EnumSource
  void itIsOnlyRead(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Stoa past = stoa.asOf(now.get());
      RefusalException refused =
          assertThrows(RefusalException.class, () -> past.memory().remember("Too late"));
      assertEquals(new PastRefused.ReadOnly(START), refused.refusal());
      assertEquals(0, stoa.memory().list(MemoryQuery.all()).items().size());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theFutureAndWhatIsNoLongerKeptAreRefused(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      assertInstanceOf(
          PastRefused.NotYet.class,
          assertThrows(RefusalException.class, () -> stoa.asOf(START.plusSeconds(1))).refusal());
      Memory memory = remembered(stoa, "Retries need jitter");
      later(Duration.ofDays(1));
      stoa.memory().recordOutcome(memory.id(), Outcome.success());
      Instant kept = later(Duration.ofDays(80));
      stoa.maintenance().run();
      assertEquals(memory, stoa.asOf(START).memory().find(memory.id()).get());
      later(Duration.ofDays(30));
      stoa.maintenance().run();
      later(Duration.ofDays(2));
      stoa.maintenance().run();
      assertInstanceOf(
          PastRefused.NoLongerKept.class,
          assertThrows(RefusalException.class, () -> stoa.asOf(START)).refusal());
      assertTrue(stoa.asOf(kept).memory().find(memory.id()).isDefined());
    }
  }

  @ParameterizedTest
  @EnumSource
  void anErasureRemovesWhatWas(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      stoa.agents().register(NAME, "model").getOrElseThrow(RefusalException::new);
      Memory kept = remembered(stoa, "Kept");
      Memory removed =
          stoa.memory()
              .remember(Remember.of("By its author").by(NAME))
              .getOrElseThrow(RefusalException::new);
      Instant before = now.get();
      later(Duration.ofHours(1));
      stoa.memory().forget(removed.id(), "old").getOrElseThrow(RefusalException::new);
      later(Duration.ofHours(1));
      stoa.erasure().eraseAgent(NAME, List.of()).getOrElseThrow(RefusalException::new);
      Stoa past = stoa.asOf(before);
      assertTrue(past.memory().find(removed.id()).isEmpty());
      assertTrue(past.memory().find(kept.id()).isDefined());
      assertTrue(past.agents().resolve(NAME).isLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void beforeARenameTheOldNameIsReadEverywhereUntilTheAgentIsErased(TestEngine engine) {
    AgentName old = new AgentName("former-name");
    AgentName renamed = new AgentName(NAME);
    try (Stoa stoa = open(engine)) {
      stoa.ratings()
          .registering()
          .record(NewMatch.won(new MatchId("d"), old, new AgentName("other")))
          .getOrElseThrow(RefusalException::new);
      Option<AgentRating> rating = stoa.ratings().rating(old);
      Instant before = now.get();
      later(Duration.ofHours(1));
      stoa.agents().rename(old.value(), renamed).getOrElseThrow(RefusalException::new);
      Stoa past = stoa.asOf(before);
      assertTrue(rating.isDefined());
      assertEquals(rating, past.ratings().rating(old));
      assertEquals(old, past.agents().resolve(old.value()).get().identity());
      assertTrue(past.ratings().rating(renamed).isEmpty());
      assertTrue(past.agents().resolve(NAME).isLeft());
      later(Duration.ofHours(1));
      stoa.erasure().eraseAgent(NAME, List.of()).getOrElseThrow(RefusalException::new);
      assertTrue(stoa.asOf(before).ratings().rating(old).isEmpty());
      assertTrue(stoa.asOf(before).agents().resolve(old.value()).isLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDiffShowsRowsBeforeAndAfter(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      Memory changed = remembered(stoa, "Changed");
      Memory gone = remembered(stoa, "Gone");
      remembered(stoa, "Untouched");
      later(Duration.ofHours(1));
      Memory added = remembered(stoa, "Added");
      stoa.memory()
          .edit(changed.id(), MemoryEdit.NOTHING.content("Other"))
          .getOrElseThrow(RefusalException::new);
      stoa.memory().forget(gone.id(), "old").getOrElseThrow(RefusalException::new);
      Instant between = now.get();
      later(Duration.ofHours(1));
      stoa.memory().recordOutcome(added.id(), Outcome.success());
      ChangeQuery query = ChangeQuery.between(START, between).in("memory");
      Seq<RowChange> all = changes(stoa, query);
      assertEquals(
          Vector.of(
              "continuum_memory -Added",
              "continuum_memory Changed-Other",
              "continuum_memory Gone-",
              "continuum_memory_archive -Gone"),
          all.map(
                  change ->
                      change.table()
                          + " "
                          + content(change.before())
                          + "-"
                          + content(change.after()))
              .sorted());
      assertEquals(
          all, changes(stoa, query.limit(1)).appendAll(rest(stoa, query.limit(1), all.head())));
      assertEquals(3, changes(stoa, query.of("shared")).count(one -> one.table().length() == 16));
      assertEquals(0, changes(stoa, query.by("nobody")).size());
      assertTrue(changes(stoa, ChangeQuery.between(START.minusSeconds(9), START)).nonEmpty());
      assertInstanceOf(
          PastRefused.NotYet.class,
          stoa.history().changes(ChangeQuery.between(START, now.get().plusSeconds(1))).getLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDiffNamesTheCallerOfAChangeUntilItIsErased(TestEngine engine) {
    try (Stoa stoa = open(engine)) {
      String agent =
          stoa.agents().register(NAME, "model").getOrElseThrow(RefusalException::new).id().value();
      Memory edited = remembered(stoa, "Edited");
      Memory other = remembered(stoa, "Other");
      later(Duration.ofHours(1));
      WrittenBy.of(
          Principal.agent(agent),
          () -> stoa.memory().edit(edited.id(), MemoryEdit.NOTHING.content("Better")).get());
      stoa.memory().edit(other.id(), MemoryEdit.NOTHING.content("Worse")).get();
      later(Duration.ofHours(1));
      ChangeQuery query = ChangeQuery.between(START, now.get()).in("memory");
      assertEquals(
          Vector.of(Option.none(), Option.some(agent)),
          changes(stoa, query).map(RowChange::by).sortBy(Option::isDefined));
      assertEquals(
          Vector.of(edited.id().value()), changes(stoa, query.by(agent)).map(RowChange::item));
      assertEquals(
          Vector.of(edited.id().value()), changes(stoa, query.by(NAME)).map(RowChange::item));
      stoa.erasure().eraseAgent(NAME, List.of()).getOrElseThrow(RefusalException::new);
      assertEquals(2, changes(stoa, query).count(change -> change.by().isEmpty()));
    }
  }

  private static Seq<RowChange> changes(Stoa stoa, ChangeQuery query) {
    return stoa.history().changes(query).getOrElseThrow(RefusalException::new).items();
  }

  private static Seq<RowChange> rest(Stoa stoa, ChangeQuery query, RowChange last) {
    Seq<RowChange> next = changes(stoa, query.after(last.key()));
    return next.isEmpty() ? next : next.appendAll(rest(stoa, query, next.last()));
  }

  private static String content(Option<CanonicalJson> row) {
    return row.map(json -> (JsonObject) JsonParser.parse(json.text()))
        .map(json -> ((JsonString) json.members().get("content").get()).value())
        .getOrElse("");
  }

  @ParameterizedTest
  @EnumSource
  void aCopyAndAnArchiveHaveTheSamePastOnTheOtherEngine(TestEngine engine) throws IOException {
    TestEngine otherEngine = engine == TestEngine.SQLITE ? TestEngine.POSTGRES : TestEngine.SQLITE;
    Path archive = folder.resolve("archive");
    try (Stoa stoa = open(engine);
        Stoa copy = open(otherEngine);
        Stoa imported = open(otherEngine)) {
      Memory edited = remembered(stoa, "Retries need jitter");
      Memory forgotten = remembered(stoa, "Queues need limits");
      later(Duration.ofHours(1));
      stoa.memory().recordOutcome(edited.id(), Outcome.failure());
      Memory failed = stoa.memory().find(edited.id()).get();
      Instant between = now.get();
      later(Duration.ofHours(1));
      stoa.memory()
          .edit(edited.id(), MemoryEdit.NOTHING.content("Retries need backoff"))
          .getOrElseThrow(RefusalException::new);
      stoa.memory().forget(forgotten.id(), "wrong").getOrElseThrow(RefusalException::new);
      later(Duration.ofHours(1));
      stoa.transfer()
          .copyTo(copy.transfer(), TransferProgress.NONE)
          .getOrElseThrow(RefusalException::new);
      stoa.transfer().export(Files.newOutputStream(archive), TransferProgress.NONE);
      imported
          .transfer()
          .importArchive(archive, TransferProgress.NONE)
          .getOrElseThrow(RefusalException::new);
      for (Stoa other : List.of(copy, imported)) {
        assertEquals(
            stoa.transfer().roots(TransferProgress.NONE).root(),
            other.transfer().roots(TransferProgress.NONE).root());
        assertEquals(
            Vector.of(edited, forgotten).sortBy(one -> one.id().value()), memories(other, START));
        assertEquals(
            Vector.of(failed, forgotten).sortBy(one -> one.id().value()), memories(other, between));
        assertEquals(memories(stoa, now.get()), memories(other, now.get()));
      }
    }
  }

  private static Seq<Memory> memories(Stoa stoa, Instant at) {
    return stoa.asOf(at)
        .memory()
        .list(MemoryQuery.all())
        .items()
        .sortBy(one -> one.id().value())
        .toVector();
  }

  @ParameterizedTest
  @EnumSource
  void workThatJoinsATransactionHasVersions(TestEngine engine) throws SQLException {
    String url = engine.migratedUrl();
    try (Stoa stoa = open(engine, url);
        Connection connection =
            DriverManager.getConnection(
                engine == TestEngine.SQLITE ? url + "?foreign_keys=on" : url)) {
      Memory memory = remembered(stoa, "Retries need jitter");
      later(Duration.ofHours(1));
      connection.setAutoCommit(false);
      stoa.joining(
          connection,
          all -> Either.right(all.memory().recordOutcome(memory.id(), Outcome.failure())));
      connection.commit();
      later(Duration.ofHours(1));
      assertEquals(memory, stoa.asOf(START).memory().find(memory.id()).get());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsRolledBackHasNoVersion(TestEngine engine) {
    String url = engine.migratedUrl();
    try (Stoa stoa = open(engine, url);
        JdbcStorage storage = Storages.open(engine.config(url).withClock(now::get))) {
      Memory memory = remembered(stoa, "Retries need jitter");
      later(Duration.ofHours(1));
      stoa.atomically(
          all -> {
            all.memory().recordOutcome(memory.id(), Outcome.failure());
            return Either.left("no");
          });
      later(Duration.ofHours(1));
      stoa.memory().recordOutcome(memory.id(), Outcome.success());
      assertEquals(
          memory, stoa.asOf(START.plus(Duration.ofMinutes(90))).memory().find(memory.id()).get());
      assertTrue(storage.unitOfWork().read(() -> storage.versions().since()).isEmpty());
    }
  }

  @ParameterizedTest
  @EnumSource
  void whatIsInsertedWithItsOwnerIsThereSinceThenAndHasNoVersion(TestEngine engine)
      throws SQLException {
    String url = engine.migratedUrl();
    try (Stoa stoa = open(engine, url);
        Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      GenerationId generation =
          stoa.generations().open(NewGeneration.first()).getOrElseThrow(RefusalException::new).id();
      ProfileId profile =
          stoa.profiles()
              .add(generation, ProfileDraft.of(Archetype.PRIMARY_ACTOR, "Negotiate."))
              .getOrElseThrow(RefusalException::new)
              .id();
      later(Duration.ofHours(1));
      EpisodeId episode =
          stoa.episodes()
              .record(
                  NewEpisode.of(generation, profile, profile, Termination.TIMEOUT, 1, 1)
                      .turns(1)
                      .actions(Vector.of(ActionDraft.of(1, profile).dialogue("Deal?"))))
              .getOrElseThrow(RefusalException::new)
              .id();
      try (ResultSet versions = statement.executeQuery("select kind from versions")) {
        assertFalse(versions.next());
      }
      Instant recorded = now.get();
      later(Duration.ofHours(1));
      assertEquals(
          Vector.of("action_logs", "episodes"),
          changes(stoa, ChangeQuery.between(START, recorded).in("evolution"))
              .map(RowChange::table)
              .sorted());
      assertTrue(
          changes(stoa, ChangeQuery.between(START, recorded.minusSeconds(1)).in("evolution"))
              .isEmpty());
      PageRequest<Long> first = PageRequest.first(10);
      assertEquals(
          stoa.episodes().actions(episode, first).get().items(),
          stoa.asOf(recorded).episodes().actions(episode, first).get().items());
      assertTrue(stoa.asOf(START).episodes().actions(episode, first).isLeft());
      assertTrue(changes(stoa, ChangeQuery.between(recorded, now.get()).in("evolution")).isEmpty());
    }
  }

  /** What a connection needs to write versions is taken back with the first that it writes. */
  @ParameterizedTest
  @EnumSource
  void afterARollbackVersionsAreWrittenAsBefore(TestEngine engine) {
    String url = engine.migratedUrl();
    Memory memory;
    try (Stoa stoa = open(engine, url)) {
      memory = remembered(stoa, "Retries need jitter");
    }
    try (Stoa stoa = open(engine, url)) {
      later(Duration.ofHours(1));
      assertTrue(stoa.atomically(all -> failing(all, memory)).isLeft());
      stoa.memory().recordOutcome(memory.id(), Outcome.success());
      assertEquals(memory, stoa.asOf(START).memory().find(memory.id()).get());
    }
    try (Stoa stoa = open(engine, url)) {
      Memory before = stoa.memory().find(memory.id()).get();
      Instant then = now.get();
      later(Duration.ofHours(1));
      stoa.atomically(
              all -> {
                assertTrue(stoa.atomically(nested -> failing(nested, memory)).isLeft());
                return Either.right(all.memory().recordOutcome(memory.id(), Outcome.success()));
              })
          .get();
      assertEquals(before, stoa.asOf(then).memory().find(memory.id()).get());
      assertEquals(memory, stoa.asOf(START).memory().find(memory.id()).get());
    }
  }

  /** The other workspace of the process has the same statements and no such trigger. */
  @Test
  void whatATriggerOfTheApplicationChangesHasVersionsToo() throws SQLException {
    String url = TestEngine.SQLITE.migratedUrl();
    Memory memory;
    try (Stoa other = open(TestEngine.SQLITE);
        Stoa stoa = open(TestEngine.SQLITE, url);
        Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      stoa.agents().register(NAME, "model").getOrElseThrow(RefusalException::new);
      memory = remembered(stoa, "Retries need jitter");
      other.memory().recordOutcome(remembered(other, "Other").id(), Outcome.success());
      statement.execute(
          "create trigger own after update on continuum_memory begin"
              + " update agents set model = 'changed'; end");
    }
    later(Duration.ofHours(1));
    try (Stoa stoa = open(TestEngine.SQLITE, url)) {
      stoa.memory().recordOutcome(memory.id(), Outcome.success());
      assertEquals("changed", stoa.agents().resolve(NAME).get().model());
      assertEquals("model", stoa.asOf(START).agents().resolve(NAME).get().model());
    }
  }

  private static Either<String, String> failing(Workspace workspace, Memory memory) {
    workspace.memory().recordOutcome(memory.id(), Outcome.failure());
    return Either.left("no");
  }

  private static Memory remembered(Stoa stoa, String content) {
    return stoa.memory().remember(content).getOrElseThrow(RefusalException::new);
  }
}
