package dev.stoa.testkit.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentStorage;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.knowledge.BranchQuery;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.knowledge.KnowledgeStorage;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.testkit.agent.SomeAgents;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The contract of every store of knowledge. */
public interface KnowledgeEntriesContract<S extends KnowledgeStorage & AgentStorage>
    extends WorkspaceContract<S> {

  @Test
  default void anEntryIsStoredAndRead() {
    AgentId agent = agent("a");
    KnowledgeEntry plain = stored(agent, "k1", "ops", 0);
    KnowledgeEntry full =
        stored(
            KnowledgeEntry.of(
                new KnowledgeId("k\uD83D\uDE00"),
                agent,
                Contribution.of(
                        new DomainPath("ıİ'\"; drop table/\uD83D\uDE00"),
                        "line\n\ttab \uD83D\uDE00")
                    .confidence(0.30000000000000004)
                    .validFrom(SomeAgents.AT)
                    .validUntil(SomeAgents.AT.plusSeconds(9)),
                SomeAgents.AT.plusSeconds(1)));
    for (KnowledgeEntry entry : Vector.of(plain, full)) {
      assertEquals(Option.some(entry), ask(entries -> entries.find(entry.id())));
    }
    assertEquals(Option.none(), ask(entries -> entries.find(new KnowledgeId("K1"))));
    assertEquals(
        HashSet.of(plain, full),
        ask(
            entries ->
                entries
                    .find(Vector.of(full.id(), new KnowledgeId("none"), plain.id(), full.id()))
                    .toSet()));
  }

  @Test
  default void thoseThatAreTrueAtAnInstantAreListed() {
    AgentId agent = agent("a");
    KnowledgeEntry winner = stored(agent, "k1", "ops", 1);
    KnowledgeEntry loser = stored(agent, "k2", "ops/below", 0).supersededBy(winner).get();
    saved(loser);
    assertEquals(Option.some(loser), ask(entries -> entries.find(loser.id())));
    assertEquals(Vector.of(loser), ask(entries -> entries.supersededBy(winner.id(), 9)).toVector());
    KnowledgeQuery below = KnowledgeQuery.all().in(DomainQuery.read("ops/*"));
    for (KnowledgeQuery query : Vector.of(KnowledgeQuery.all(), below)) {
      assertEquals(
          Vector.of("k1"),
          page(query.valid(ValidAt.at(SomeAgents.AT.plusSeconds(1))), Option.none(), 9));
      assertEquals(Vector.of("k1", "k2"), page(query, Option.none(), 9));
      assertEquals(Vector.of("k1", "k2"), page(query.valid(ValidAt.ALL), Option.none(), 9));
    }
    saved(loser.reinstated().get());
    assertEquals(Vector.empty(), ask(entries -> entries.supersededBy(winner.id(), 9)).toVector());
  }

  @Test
  default void onlyTheArchivedStateChanges() {
    KnowledgeEntry entry = stored(agent("a"), "k1", "ops", 0);
    KnowledgeEntry archived = entry.archive(SomeAgents.AT.plusSeconds(3));
    saved(
        new KnowledgeEntry(
            entry.id(),
            entry.agent(),
            Contribution.of(new DomainPath("other"), "other"),
            entry.createdAt(),
            archived.archivedAt(),
            Option.none()));
    assertEquals(Option.some(archived), ask(entries -> entries.find(entry.id())));
    saved(entry);
    assertEquals(Option.some(entry), ask(entries -> entries.find(entry.id())));
  }

  @Test
  default void aDuplicateIdOrAnUnknownAgentThrows() {
    KnowledgeEntry entry = stored(agent("a"), "k1", "ops", 0);
    assertThrows(StorageException.class, () -> stored(entry));
    assertThrows(StorageException.class, () -> stored(new AgentId("nobody"), "k2", "ops", 0));
  }

  @Test
  default void anEntryIsLockedOnlyInAWriteUnit() {
    KnowledgeEntry entry = stored(agent("a"), "k1", "ops", 0);
    assertThrows(IllegalStateException.class, () -> ask(entries -> entries.lock(entry.id())));
    assertEquals(
        Option.some(entry),
        SomeAgents.write(storage(), () -> storage().knowledgeEntries().lock(entry.id())));
  }

  @Test
  default void theSuffixOfAnIdFindsIt() {
    AgentId agent = agent("a");
    stored(agent, "3f2a-9c01", "ops", 0);
    KnowledgeEntry archived = stored(agent, "77b0-9c01", "ops", 1);
    saved(archived.archive(SomeAgents.AT));
    stored(agent, "x_%\\", "ops", 3);
    assertEquals(Vector.of("3f2a-9c01"), ending("a-9c01", 10));
    assertEquals(Vector.of("77b0-9c01", "3f2a-9c01"), ending("9c01", 10));
    assertEquals(Vector.of("77b0-9c01"), ending("01", 1));
    assertEquals(Vector.empty(), ending("9C01", 10));
    assertEquals(Vector.of("x_%\\"), ending("_%\\", 10));
    assertEquals(Vector.empty(), ending("%", 10));
  }

  @Test
  default void aPathMatchesWholeSegments() {
    AgentId agent = agent("a");
    stored(agent, "1", "architecture/caching/redis", 1);
    stored(agent, "2", "architecture", 2);
    stored(agent, "3", "architecture-other", 3);
    stored(agent, "4", "architecturex/caching", 4);
    stored(agent, "5", "Architecture/caching", 5);
    stored(agent, "6", "other/architecture", 6);
    stored(agent, "7", "architecture\uD83D\uDE00", 7);
    assertEquals(Vector.of("2", "1"), page(in("architecture/*"), Option.none(), 9));
    assertEquals(Vector.of("2"), page(in("architecture"), Option.none(), 9));
    assertEquals(Vector.of("1"), page(in("architecture/caching/*"), Option.none(), 9));
    assertEquals(Vector.empty(), page(in("architecture/caching"), Option.none(), 9));
  }

  @Test
  default void aListHasWhatItsFilterAccepts() {
    AgentId ada = agent("ada");
    AgentId bob = agent("bob");
    Vector<String> domains = Vector.of("a", "a/b", "a/b/c", "ab", "b");
    Vector<KnowledgeEntry> all =
        Vector.rangeClosed(0, 29)
            .map(i -> stored(i % 3 == 0 ? bob : ada, "k" + i, domains.get(i % 5), i / 2))
            .zipWithIndex()
            .map(pair -> pair._2 % 4 == 0 ? saved(pair._1.archive(SomeAgents.AT)) : pair._1);
    for (ArchiveFilter show : ArchiveFilter.values()) {
      KnowledgeQuery base = KnowledgeQuery.all().within(show);
      for (KnowledgeQuery filter :
          Vector.of(
              base,
              base.in(DomainQuery.read("a")),
              base.in(DomainQuery.read("a/*")),
              base.in(DomainQuery.read("a/b/*")).by(ada),
              base.by(bob),
              base.by(bob).in(DomainQuery.read("b")),
              base.since(SomeAgents.AT.plusSeconds(7)),
              base.in(DomainQuery.read("a/*")).since(SomeAgents.AT.plusSeconds(7)))) {
        Seq<KnowledgeEntry> expected =
            all.filter(one -> filter.accepts(one, SomeAgents.AT)).sortBy(KnowledgeEntry::position);
        assertEquals(ids(expected), page(filter, Option.none(), 100), filter.toString());
        assertEquals(ids(expected.take(2)), page(filter, Option.none(), 2), filter.toString());
        Option<TimePosition<KnowledgeId>> middle =
            expected.drop(1).headOption().map(KnowledgeEntry::position);
        assertEquals(
            ids(middle.isEmpty() ? expected : expected.drop(2)),
            page(filter, middle, 100),
            filter.toString());
      }
    }
  }

  @Test
  default void theTreeCountsADomainAndThoseBelowIt() {
    AgentId agent = agent("a");
    Vector<String> domains =
        Vector.of("a", "a/b", "a/b/c", "a/b/c", "a-b", "b/x", "b/y", "\uD83D\uDE00/z", "\uFFFD");
    for (int i = 0; i < domains.size(); i++) {
      stored(agent, "k" + i, domains.get(i), i);
    }
    saved(ask(entries -> entries.find(new KnowledgeId("k2"))).get().archive(SomeAgents.AT));
    saved(ask(entries -> entries.find(new KnowledgeId("k5"))).get().archive(SomeAgents.AT));
    assertEquals(
        "a 1/3, a-b 1/1, b 0/1, \uFFFD 1/1, \uD83D\uDE00 0/1",
        branches(null, ArchiveFilter.LIVE, null, 9));
    assertEquals(
        "a 1/4, a-b 1/1, b 0/2, \uFFFD 1/1, \uD83D\uDE00 0/1",
        branches(null, ArchiveFilter.ALL, null, 9));
    assertEquals("a 0/1, b 0/1", branches(null, ArchiveFilter.ARCHIVED, null, 9));
    assertEquals("a/b 1/2", branches("a", ArchiveFilter.LIVE, null, 9));
    assertEquals("a/b/c 1/1", branches("a/b", ArchiveFilter.LIVE, null, 9));
    assertEquals("a/b/c 2/2", branches("a/b", ArchiveFilter.ALL, null, 9));
    assertEquals("b/y 1/1", branches("b", ArchiveFilter.LIVE, null, 9));
    assertEquals("", branches("a/b/c", ArchiveFilter.ALL, null, 9));
    assertEquals("a-b 1/1, b 0/2", branches(null, ArchiveFilter.ALL, "a", 2));
    assertEquals("b/y 1/1", branches("b", ArchiveFilter.ALL, "b/x", 9));
  }

  @Test
  default void liveRowsAreFound() {
    AgentId agent = agent("a");
    for (String id : new String[] {"b", "a", "\uD83D\uDE00", "\uFFFD"}) {
      stored(agent, id, "ops", 0);
    }
    saved(ask(entries -> entries.find(new KnowledgeId("b"))).get().archive(SomeAgents.AT));
    assertEquals(
        Vector.of("a", "\uFFFD", "\uD83D\uDE00"),
        searchable(Option.none(), 9).map(SearchDocument::id));
    assertEquals(Vector.of("\uFFFD"), searchable(Option.some("a"), 1).map(SearchDocument::id));
    SearchDocument document = searchable(Option.none(), 1).head();
    assertEquals(agent.value(), document.owner());
    assertEquals("ops\nsays a", document.text());
  }

  @Test
  default void aMergeMovesKnowledge() {
    AgentId from = agent("from");
    AgentId into = agent("into");
    stored(from, "k1", "a/b", 0);
    stored(into, "k2", "a", 1);
    assertEquals(
        TreeMap.of("knowledge", 1L),
        SomeAgents.write(
            storage(),
            () -> {
              storage().agents().lock(from);
              storage().agents().lock(into);
              return storage().agents().merge(from, into);
            }));
    assertEquals(Vector.of("k2", "k1"), page(KnowledgeQuery.all().by(into), Option.none(), 9));
    assertEquals(Vector.of("k2", "k1"), page(in("a/*"), Option.none(), 9));
  }

  @Test
  default void manyAreStoredAndFoundAtOnce() {
    AgentId agent = agent("a");
    Vector<KnowledgeEntry> many =
        Vector.range(0, 700)
            .map(
                i ->
                    KnowledgeEntry.of(
                        new KnowledgeId("k" + i),
                        agent,
                        Contribution.of(new DomainPath("a/b" + i % 3), "says " + i),
                        SomeAgents.AT.plusSeconds(i)));
    SomeAgents.write(
        storage(),
        () -> {
          storage().knowledgeEntries().add(many);
          storage().knowledgeEntries().add(Vector.empty());
          return many;
        });
    assertEquals(many.toSet(), ask(entries -> entries.find(many.map(KnowledgeEntry::id))).toSet());
    assertEquals("a 0/700", branches(null, ArchiveFilter.LIVE, null, 9));
    assertEquals(
        "a/b0 234/234, a/b1 233/233, a/b2 233/233", branches("a", ArchiveFilter.LIVE, null, 9));
    assertEquals(Vector.of("k699", "k696"), page(in("a/b0"), Option.none(), 2));
  }

  private AgentId agent(String identity) {
    return SomeAgents.registered(storage(), identity).id();
  }

  private KnowledgeEntry stored(AgentId agent, String id, String domain, long second) {
    return stored(
        KnowledgeEntry.of(
            new KnowledgeId(id),
            agent,
            Contribution.of(new DomainPath(domain), "says " + id),
            SomeAgents.AT.plusSeconds(second)));
  }

  private KnowledgeEntry stored(KnowledgeEntry entry) {
    return SomeAgents.write(
        storage(),
        () -> {
          storage().knowledgeEntries().add(Vector.of(entry));
          return entry;
        });
  }

  private KnowledgeEntry saved(KnowledgeEntry entry) {
    return SomeAgents.write(
        storage(),
        () -> {
          storage().knowledgeEntries().lock(entry.id());
          storage().knowledgeEntries().save(entry);
          return entry;
        });
  }

  private <T> T ask(Function<KnowledgeEntries, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().knowledgeEntries()));
  }

  private static KnowledgeQuery in(String domains) {
    return KnowledgeQuery.all().in(DomainQuery.read(domains));
  }

  private Vector<String> ending(String suffix, int limit) {
    return ids(ask(entries -> entries.endingWith(suffix, limit)));
  }

  private Vector<String> page(
      KnowledgeQuery query, Option<TimePosition<KnowledgeId>> after, int limit) {
    return ids(
        ask(entries -> entries.page(query.page(new PageRequest<>(after, limit)), SomeAgents.AT)));
  }

  private Vector<SearchDocument> searchable(Option<String> after, int limit) {
    return ask(entries -> entries.searchable(after, limit)).toVector();
  }

  private String branches(
      @Nullable String below, ArchiveFilter show, @Nullable String after, int limit) {
    return ask(entries ->
            entries.branches(
                new BranchQuery(
                    Option.of(below).map(DomainPath::new),
                    show,
                    ValidAt.NOW,
                    new PageRequest<>(Option.of(after).map(DomainPath::new), limit)),
                SomeAgents.AT))
        .map(KnowledgeEntriesContract::text)
        .mkString(", ");
  }

  private static String text(DomainBranch branch) {
    return branch.path() + " " + branch.here() + "/" + branch.total();
  }

  private static Vector<String> ids(Seq<KnowledgeEntry> entries) {
    return entries.map(entry -> entry.id().value()).toVector();
  }
}
