package dev.stoa.application.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.channel.ChannelOperations;
import dev.stoa.application.channel.Post;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.channel.ChannelMessage;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.search.EvaluatedSearch;
import dev.stoa.domain.search.IndexReport;
import dev.stoa.domain.search.JudgedQuestion;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.RankingFigures;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchHit;
import dev.stoa.domain.search.SearchPlace;
import dev.stoa.domain.search.SearchRefused;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.Searched;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.agent.SomeAgents;
import dev.stoa.testkit.search.SearchedThings;
import dev.stoa.testkit.sqlite.TestWorkspace;
import dev.stoa.testkit.storage.WatchedStorage;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.TreeMap;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class SearchOperationsTest {

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final TreeMap<String, SearchDocument> memories = new TreeMap<>(CodePointOrder::compare);
  private final SearchOperations search =
      new SearchOperations(
          storage,
          List.of(new Listed(memories), storage.channelMessages()),
          InstantSource.system());

  /** The rows that the indexed texts are about. */
  @AutoClose private final SearchedThings things = new SearchedThings(workspace.url());

  SearchOperationsTest() throws SQLException {}

  @Test
  void everythingIsSearchedAtOnceAndTheBestComesFirst() {
    SomeAgents.registered(storage, "zealot");
    index(SearchSource.MEMORY, "m", "shared", "retry with jitter");
    index(SearchSource.NOTE, "n", "id-zealot", "retry retry jitter jitter");
    index(SearchSource.KNOWLEDGE, "k", "id-zealot", "nothing of the kind");
    Page<SearchHit, Integer> page = found(SearchEverything.about("jitter").as("zealot"));
    assertEquals(List.of("m", "n"), ids(page));
    assertEquals("[jitter]", page.items().head().snippet().substring(11));
    assertTrue(page.items().forAll(hit -> hit.score() > 0));
    assertEquals(Option.none(), page.next());
    assertEquals("id-zealot", page.items().last().at().owner());
  }

  @Test
  void sourcesAreFusedByRankAndOfEqualsTheOneWithMoreOfTheWordsComesFirst() {
    SomeAgents.registered(storage, "zealot");
    // Many memories, so that words weigh more there than in a store of one note.
    for (int i = 0; i < 50; i++) {
      index(SearchSource.MEMORY, "x" + i, "shared", "unrelated matter " + i);
    }
    index(SearchSource.MEMORY, "m1", "shared", "retry with jitter");
    index(SearchSource.MEMORY, "m2", "shared", "jitter and more words than that");
    index(SearchSource.NOTE, "n", "id-zealot", "jitter, retry and backoff");
    Page<SearchHit, Integer> page =
        found(SearchEverything.about("retry jitter backoff").as("zealot"));
    assertEquals(List.of("n", "m1", "m2"), ids(page));
    assertEquals(List.of(1, 1, 2), page.items().map(SearchHit::rank).toList());
    // Three of the words, two of them, one: the same measure in every source.
    Seq<Double> scores = page.items().map(SearchHit::score);
    assertEquals(scores.sorted().reverse(), scores);
    assertTrue(scores.head() > .4 && scores.head() < .7 && scores.last() < .2, scores.toString());
  }

  @Test
  void memoriesAreFoundInTheScopeThatIsAskedFor() {
    index(SearchSource.MEMORY, "m1", "shared", "tea for everybody");
    index(SearchSource.MEMORY, "m2", "agent:zed", "tea for zed");
    SearchEverything tea = SearchEverything.about("tea");
    assertEquals(List.of("m1"), ids(found(tea)));
    assertEquals(List.of("m2"), ids(found(tea.scope("agent:zed"))));
    assertEquals(List.empty(), ids(found(tea.scope("agent:zealot"))));
    assertEquals(List.of("m1", "m2"), ids(found(tea.everywhere())).sorted());
  }

  @Test
  void messagesAreFoundAsSoonAsTheyArePosted() {
    SomeAgents.registered(storage, "zealot");
    ChannelOperations channels = channels();
    Channel ops = channels.create(new ChannelName("ops")).get();
    ChannelMessage first = channels.post(post(ops, "retry with jitter")).get();
    assertEquals(List.of(first.id().value()), ids(found(SearchEverything.about("jitter"))));
    assertEquals(
        new SearchPlace(SearchSource.MESSAGE, first.id().value(), ops.id().value()),
        found(SearchEverything.about("jitter")).items().head().at());
    for (int i = 0; i < 600; i++) {
      channels.post(post(ops, "number " + i)).get();
    }
    ChannelMessage last = channels.post(post(ops, "jitter at last")).get();
    SearchEverything elsewhere = SearchEverything.about("last").in(List.of(SearchSource.MEMORY));
    assertEquals(List.empty(), ids(found(elsewhere)));
    assertTrue(
        storage.unitOfWork().read(storage.channelMessages()::isWaiting),
        "who does not ask for messages does not index them");
    assertEquals(last.id().value(), ids(found(SearchEverything.about("last"))).head());
    assertEquals(4, ids(found(SearchEverything.about("last"))).size(), "and the three before it");
    IndexReport report = search.reconcile(SearchSource.MESSAGE).get();
    assertTrue(report.isRight());
    assertEquals(602, report.documents());
  }

  @Test
  void whatWaitsIsNoFaultAndIsIndexedByARebuild() {
    SomeAgents.registered(storage, "zealot");
    ChannelOperations channels = channels();
    Channel ops = channels.create(new ChannelName("ops")).get();
    channels.post(post(ops, "jitter")).get();
    IndexReport before = search.reconcile(SearchSource.MESSAGE).get();
    assertTrue(before.isRight());
    assertEquals(0, before.documents());
    assertEquals(1, search.rebuild(SearchSource.MESSAGE, done -> {}).get().documents());
    assertFalse(storage.unitOfWork().read(storage.channelMessages()::isWaiting));
  }

  private ChannelOperations channels() {
    int[] ids = {0};
    return new ChannelOperations(storage, () -> Instant.EPOCH, () -> "id-" + (1_000 + ids[0]++));
  }

  private static Post post(Channel channel, String content) {
    return Post.of(channel.id(), new AgentId("id-zealot"), content);
  }

  @Test
  void aNoteIsFoundOnlyByItsAgent() {
    SomeAgents.registered(storage, "zealot");
    SomeAgents.registered(storage, "sentinel");
    index(SearchSource.NOTE, "n", "id-zealot", "my secret");
    index(SearchSource.MEMORY, "m", "shared", "an open secret");
    assertEquals(List.of("m"), ids(found(SearchEverything.about("secret"))));
    assertEquals(List.of("m"), ids(found(SearchEverything.about("secret").as("sentinel"))));
    assertEquals(2, found(SearchEverything.about("secret").as("zealot")).items().size());
    assertEquals(
        new SearchRefused.Private(SearchSource.NOTE),
        search.search(SearchEverything.about("secret").in(List.of(SearchSource.NOTE))).getLeft());
    assertInstanceOf(
        SearchRefused.NoAgent.class,
        search.search(SearchEverything.about("secret").as("nobody")).getLeft());
  }

  @Test
  void theSameTextIsOneHitThatNamesTheOtherPlaces() {
    index(SearchSource.MEMORY, "a", "shared", "Say it: jitter");
    index(SearchSource.MEMORY, "b", "shared", "say it jitter!");
    index(SearchSource.KNOWLEDGE, "c", "you", "say IT jitter");
    index(SearchSource.KNOWLEDGE, "d", "you", "say it otherwise");
    Page<SearchHit, Integer> page = found(SearchEverything.about("jitter"));
    assertEquals(1, page.items().size());
    SearchHit hit = page.items().head();
    assertEquals(
        List.of("a", "b", "c"),
        hit.alsoAt().map(SearchPlace::id).append(hit.at().id()).sorted().toList());
  }

  @Test
  void pagesNeitherRepeatNorDropAHit() {
    for (int i = 0; i < 40; i++) {
      index(SearchSource.MEMORY, "m" + i, "shared", "word of number " + i / 2);
      index(SearchSource.KNOWLEDGE, "k" + i, "me", "another word " + "x ".repeat(i));
    }
    Vector<String> paged = Vector.empty();
    Option<Integer> next = Option.some(0);
    while (next.isDefined()) {
      Page<SearchHit, Integer> page =
          found(SearchEverything.about("word").after(next.get()).limit(7));
      assertTrue(page.items().size() <= 7);
      paged = paged.appendAll(ids(page));
      next = page.next();
    }
    assertEquals(paged.distinct(), paged);
    assertEquals(ids(found(SearchEverything.about("word").limit(100))), paged.toList());
    assertEquals(60, paged.size());
  }

  @Test
  void textsThatRepeatAreReadUpToABound() {
    index(Vector.range(0, 4_100).map(i -> document("m" + i, "the same words")));
    ArrayList<Object> limits = new ArrayList<>();
    SearchOperations watched =
        new SearchOperations(
            WatchedStorage.of(
                storage,
                call -> {
                  if (call.method().equals("best") && call.arguments().size() == 3) {
                    limits.add(call.arguments().get(2));
                  }
                }),
            Vector.empty(),
            InstantSource.system());
    Page<SearchHit, Integer> page =
        watched
            .search(SearchEverything.about("words").in(Vector.of(SearchSource.MEMORY)).limit(20))
            .get();
    assertEquals(1, page.items().size());
    assertEquals(3_999, page.items().head().alsoAt().size());
    assertEquals(4_000, limits.get(limits.size() - 1));
  }

  @Test
  void questionsOfOnesOwnAreMeasured() {
    index(SearchSource.MEMORY, "m", "shared", "retry with jitter");
    index(SearchSource.MEMORY, "n", "shared", "jitter of a retry, with much more said about it");
    index(SearchSource.MEMORY, "o", "shared", "tea");
    Seq<EvaluatedSearch> figures =
        search
            .evaluate(
                SearchEverything.about("").in(SearchSource.MEMORY).limit(10),
                List.of(
                    new JudgedQuestion("retry jitter", List.of("n"), Option.some("long")),
                    new JudgedQuestion("tea", List.of("o", "gone"), Option.none())))
            .get();
    assertEquals(
        Vector.of(Option.none(), Option.some("long")), figures.map(EvaluatedSearch::ability));
    RankingFigures all = figures.head().figures();
    assertEquals(2, all.questions());
    assertEquals((0 + .5) / 2, all.recallAt1(), 1e-12);
    assertEquals((1 + .5) / 2, all.recall(), 1e-12);
    assertEquals((.5 + 1) / 2, all.reciprocalRank(), 1e-12);
    double second = Math.log(2) / Math.log(3);
    assertEquals((second + 1 / (1 + second)) / 2, all.ndcg(), 1e-12);
    assertTrue(all.medianMs() <= all.p95Ms());
    assertEquals(
        "no question is given: give at least one",
        assertThrows(
                InvalidValue.class, () -> search.evaluate(SearchEverything.about(""), List.empty()))
            .getMessage());
  }

  @Test
  void theQuestionSaysWhereAndHow() {
    index(SearchSource.MEMORY, "m", "shared", "retry with jitter");
    index(SearchSource.KNOWLEDGE, "k", "me", "jitter and retry");
    SearchEverything question = SearchEverything.about("retry with");
    assertEquals(List.of("m"), ids(found(question.matching(Matching.ALL))));
    assertEquals(List.of("k"), ids(found(question.in(List.of(SearchSource.KNOWLEDGE)))));
    assertEquals(List.empty(), ids(found(SearchEverything.about("'\"*() NOT"))));
    assertThrows(IllegalArgumentException.class, () -> question.after(-1));
    assertThrows(IllegalArgumentException.class, () -> question.after(995));
    assertThrows(IllegalArgumentException.class, () -> question.limit(0));
  }

  @Test
  void anIndexIsComparedWithWhatItMustSayAndRepaired() {
    Vector<SearchDocument> all = Vector.range(0, 1_200).map(i -> document("m" + i, "number " + i));
    all.forEach(one -> memories.put(one.id(), one));
    index(all);
    given(SearchSource.MEMORY, List.of("a", "z"));
    assertTrue(search.reconcile(SearchSource.MEMORY).get().isRight());
    memories.remove("m7");
    memories.put("m8", document("m8", "changed"));
    memories.put("m9", new SearchDocument(SearchSource.MEMORY, "m9", "you", "number 9"));
    memories.put("z", document("z", "new"));
    memories.put("a", document("a", "new"));
    IndexReport wrong = search.reconcile(SearchSource.MEMORY).get();
    assertFalse(wrong.isRight());
    assertEquals(1201, wrong.documents());
    assertEquals(Vector.of("a", "z"), wrong.missing().first());
    assertEquals(Vector.of("m8", "m9"), wrong.stale().first());
    assertEquals(Vector.of("m7"), wrong.superfluous().first());
    ArrayList<Long> results = new ArrayList<>();
    assertEquals(wrong, search.rebuild(SearchSource.MEMORY, results::add).get());
    assertEquals(1201, results.get(results.size() - 1));
    assertTrue(results.size() > 2);
    assertTrue(search.reconcile(SearchSource.MEMORY).get().isRight());
    assertEquals(List.of("m8"), ids(found(SearchEverything.about("changed"))));
  }

  @Test
  void anEmptyIndexIsFilledAndAnUnknownSourceIsLeftAlone() {
    given(SearchSource.MEMORY, List.of("a"));
    memories.put("a", document("a", "jitter"));
    assertEquals(1, search.rebuild(SearchSource.MEMORY, done -> {}).get().missing().count());
    assertEquals(List.of("a"), ids(found(SearchEverything.about("jitter"))));
    memories.clear();
    assertEquals(1, search.rebuild(SearchSource.MEMORY, done -> {}).get().superfluous().count());
    assertEquals(List.empty(), ids(found(SearchEverything.about("jitter"))));
    assertEquals(Option.none(), search.reconcile(SearchSource.NOTE));
    assertEquals(Option.none(), search.rebuild(SearchSource.NOTE, done -> {}));
    assertEquals(List.of(SearchSource.MEMORY, SearchSource.MESSAGE), search.cared());
  }

  private Page<SearchHit, Integer> found(SearchEverything question) {
    return search.search(question).get();
  }

  private static List<String> ids(Page<SearchHit, Integer> page) {
    return page.items().map(hit -> hit.at().id()).toList();
  }

  private void index(SearchSource source, String id, String owner, String text) {
    index(List.of(new SearchDocument(source, id, owner, text)));
  }

  /** All of one source. */
  private void index(Seq<SearchDocument> documents) {
    given(documents.head().source(), documents.map(SearchDocument::id));
    SomeAgents.write(
        storage,
        () -> {
          storage.textIndex().putAll(documents);
          return true;
        });
  }

  private void given(SearchSource source, Seq<String> ids) {
    try {
      things.add(source, ids);
    } catch (SQLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static SearchDocument document(String id, String text) {
    return new SearchDocument(SearchSource.MEMORY, id, "shared", text);
  }

  /** What ought to be indexed, in a map. */
  private record Listed(TreeMap<String, SearchDocument> documents) implements Searched {
    @Override
    public SearchSource source() {
      return SearchSource.MEMORY;
    }

    @Override
    public Seq<SearchDocument> searchable(Option<String> after, int limit) {
      return Vector.ofAll(
              after.isDefined()
                  ? documents.tailMap(after.get(), false).values()
                  : documents.values())
          .take(limit);
    }
  }
}
