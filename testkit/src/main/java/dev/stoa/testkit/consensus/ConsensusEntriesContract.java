package dev.stoa.testkit.consensus;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.consensus.ConfidencePosition;
import dev.stoa.domain.consensus.ConfidenceQuery;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusBuilder;
import dev.stoa.domain.consensus.ConsensusCounts;
import dev.stoa.domain.consensus.ConsensusDraft;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusQuery;
import dev.stoa.domain.consensus.ConsensusStorage;
import dev.stoa.domain.consensus.ConsensusStrength;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.DissenterRecord;
import dev.stoa.domain.consensus.SharedErrors;
import dev.stoa.domain.consensus.Topics;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.HashMap;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of conclusions. */
public interface ConsensusEntriesContract extends WorkspaceContract<ConsensusStorage> {

  /** The instant at which this suite records. */
  Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");

  @Test
  default void aConsensusIsStoredAndRead() {
    Consensus whole =
        added(
            entry(
                "c\uD83D\uDE00",
                ConsensusDraft.of("d'\"; drop", "Use ıİ?", "yes\n\ttab", 0.30000000000000004)
                    .domain("ops")
                    .tag("a")
                    .tag("b")
                    .agreed("zoe", 0.9)
                    .agreed("ada", 1)
                    .disagreed("bob", 0.1)
                    .crux("cost")
                    .metadata(Map.of("b", 1e22, "a", "x")),
                0));
    Consensus plain = added(entry("c1", draft("d", "t"), 1));
    assertEquals(Option.some(whole), ask(all -> all.find(whole.id())));
    assertEquals(Option.some(plain), ask(all -> all.find(plain.id())));
    assertEquals(Option.none(), ask(all -> all.find(new ConsensusId("C1"))));
    assertThrows(StorageException.class, () -> added(plain));
  }

  @Test
  default void onlyItsFateChanges() {
    Consensus first = added(entry("c1", draft("d", "t").agreed("ada", 1), 0));
    Consensus changed =
        first
            .archive(AT.plusSeconds(1))
            .supersededBy(new ConsensusId("c2"))
            .resolved(ConsensusTruth.OVERTURNED, AT.plusSeconds(2));
    saved(
        ConsensusBuilder.from(changed)
            .id(first.id())
            .draft(
                ConsensusDraft.of("other", "other", "other", 0)
                    .with(changed.draft().positions().head()))
            .strength(ConsensusStrength.CONTESTED)
            .createdAt(AT.plusSeconds(9))
            .supersedes(Option.some(new ConsensusId("x")))
            .build());
    assertEquals(
        Option.some(
            ConsensusBuilder.from(changed)
                .id(first.id())
                .strength(ConsensusStrength.CONTESTED)
                .createdAt(first.createdAt())
                .supersedes(Option.none())
                .build()),
        ask(all -> all.find(first.id())));
    assertThrows(IllegalStateException.class, () -> ask(all -> all.lock(first.id())));
  }

  @Test
  default void listsHoldWhatTheFilterAccepts() {
    Vector<Consensus> all =
        Vector.range(0, 24)
            .map(
                i -> {
                  ConsensusDraft draft =
                      ConsensusDraft.of("d" + i % 3, "topic " + i % 4, "c", i % 5 / 4.0);
                  return entry("c" + i, i % 2 == 0 ? draft.domain("a") : draft, i / 2);
                })
            .map(one -> one.id().value().endsWith("7") ? one.archive(AT) : one)
            .map(this::added);
    Discipline domain = new Discipline("a");
    for (ArchiveFilter show : ArchiveFilter.values()) {
      ConsensusQuery base = ConsensusQuery.all().within(show);
      for (ConsensusQuery query :
          Vector.of(
              base,
              base.in(domain),
              base.confident(0.5),
              base.since(AT.plusSeconds(3)),
              base.until(AT.plusSeconds(9)),
              base.in(domain).confident(0.25).since(AT.plusSeconds(2)).until(AT.plusSeconds(9)))) {
        Seq<Consensus> expected = all.filter(query::accepts).sortBy(Consensus::position);
        assertEquals(expected, ask(entries -> entries.page(query.limit(99))));
        assertEquals(expected.take(2), ask(entries -> entries.page(query.limit(2))));
        for (Consensus second : expected.drop(1).headOption()) {
          assertEquals(
              expected.drop(2), ask(entries -> entries.page(query.after(second.position()))));
        }
      }
    }
    Vector<Consensus> live = all.filter(one -> one.archivedAt().isEmpty());
    for (Option<Discipline> wanted : Vector.of(Option.<Discipline>none(), Option.some(domain))) {
      Seq<Consensus> expected =
          live.filter(one -> wanted.forAll(name -> one.draft().domain().contains(name)))
              .filter(one -> one.draft().confidence() >= 0.25)
              .sortBy(Consensus::confidencePosition);
      assertEquals(expected, ranked(wanted, Option.none()));
      assertEquals(
          expected.drop(3), ranked(wanted, Option.some(expected.get(2).confidencePosition())));
    }
    assertEquals(
        all.filter(one -> one.debateId().equals("d1")).sortBy(Consensus::position).take(3),
        ask(entries -> entries.of("d1", 3)));
    assertEquals(
        live.filter(one -> one.topic().equals("topic 3")).sortBy(Consensus::position),
        ask(entries -> entries.ofTopic(Topics.hash("3, TOPIC!"), 99)));
  }

  @Test
  default void countsAreOfLiveOnes() {
    added(entry("a", draft("d", "t").domain("x").agreed("ada", 1), 0));
    added(
        entry("b", draft("d", "t").domain("x").agreed("ada", 1), 0)
            .resolved(ConsensusTruth.UPHELD, AT));
    added(
        entry("c", ConsensusDraft.of("d", "t", "c", 1).domain("y"), 0)
            .resolved(ConsensusTruth.OVERTURNED, AT));
    added(entry("e", draft("d", "t").domain("z"), 0).archive(AT));
    assertEquals(
        new ConsensusCounts(
            3,
            1,
            (0.5 + 0.5 + 1) / 3,
            1,
            1,
            HashMap.of(ConsensusStrength.UNANIMOUS, 2L, ConsensusStrength.SPLIT, 1L),
            Vector.of(
                new ConsensusCounts.OfDomain(new Discipline("x"), 2),
                new ConsensusCounts.OfDomain(new Discipline("y"), 1))),
        ask(ConsensusEntries::counts));
  }

  @Test
  default void anEmptyStoreCountsNothing() {
    assertEquals(
        new ConsensusCounts(0, 0, 0, 0, 0, HashMap.empty(), Vector.empty()),
        ask(ConsensusEntries::counts));
    assertEquals(Vector.empty(), ask(all -> all.errors(9)));
  }

  @Test
  default void whoDisagreedAndWasRightIsKnown() {
    resolved("a", ConsensusTruth.OVERTURNED);
    resolved("b", ConsensusTruth.OVERTURNED);
    resolved("c", ConsensusTruth.UPHELD);
    added(entry("open", draft("d", "t").disagreed("bob", 1), 0));
    assertEquals(
        Vector.of(
            new DissenterRecord(new AgentName("bob"), 3, 2, 3 * 0.25 - 2 * 0.0625 - 0.5625),
            new DissenterRecord(new AgentName("cat"), 3, 2, 3 * 0.25 - 2 * 0.25 - 0.25)),
        ask(all -> all.dissenters(Option.none(), 9)));
    assertEquals(
        Vector.of("cat"),
        ask(all -> all.dissenters(Option.some(new AgentName("bob")), 9))
            .map(one -> one.agent().value()));
    assertEquals(1, ask(all -> all.dissenters(Option.none(), 1)).size());
    assertEquals(
        Vector.of(
            new SharedErrors(new AgentName("ada"), new AgentName("zoe"), 3, 2),
            new SharedErrors(new AgentName("bob"), new AgentName("cat"), 3, 1)),
        ask(all -> all.errors(9)));
    assertEquals(1, ask(all -> all.errors(1)).size());
  }

  @Test
  default void positionsBecomeAnothers() {
    AgentName from = new AgentName("from");
    AgentName into = new AgentName("into");
    added(entry("a", draft("d", "t").agreed("from", 1), 0));
    added(entry("b", draft("d", "t").agreed("from", 1).disagreed("into", 0.5), 0));
    assertEquals(2, (long) ask(all -> all.count(from)));
    assertEquals(1, (long) write(all -> all.move(from, into)));
    assertEquals(0, (long) ask(all -> all.count(from)));
    assertEquals(2, (long) ask(all -> all.count(into)));
    assertEquals(
        draft("d", "t").disagreed("into", 0.5),
        ask(all -> all.find(new ConsensusId("b"))).get().draft());
  }

  @Test
  default void liveOnesAreSearchable() {
    added(entry("b", draft("d", "line one\nline two").domain("ops"), 0));
    added(entry("a", draft("d", "t"), 0));
    added(entry("c", draft("d", "gone"), 0).archive(AT));
    assertEquals(Vector.empty(), searchable());
    assertEquals(Vector.of("a", "b"), taken(9));
    Seq<SearchDocument> documents = ask(all -> all.searchable(Option.none(), 9));
    assertEquals(Vector.of("a", "b"), documents.map(SearchDocument::id).toVector());
    assertEquals(Vector.of("*", "ops"), documents.map(SearchDocument::owner).toVector());
    assertEquals("line one line two\nc", documents.last().text());
    assertEquals(
        Vector.of("b"),
        ask(all -> all.searchable(Option.some("a"), 1)).map(SearchDocument::id).toVector());
  }

  @Test
  default void eachTextWaitsUntilItIsTaken() {
    assertFalse(ask(ConsensusEntries::isWaiting));
    for (int i = 1; i <= 5; i++) {
      // Archived ones hold nothing up.
      Consensus one = entry("c" + i, draft("d", "t"), i);
      added(i % 2 == 0 ? one.archive(AT) : one);
    }
    assertTrue(ask(ConsensusEntries::isWaiting));
    Seq<String> first = taken(2);
    assertEquals(2, first.size());
    assertTrue(ask(ConsensusEntries::isWaiting));
    assertEquals(Vector.of("c1", "c3", "c5"), first.appendAll(taken(2)).sorted().toVector());
    assertFalse(ask(ConsensusEntries::isWaiting));
    assertEquals(Vector.of("c1", "c3", "c5"), searchable());
    assertEquals(Vector.empty(), taken(2));
  }

  @Test
  default void onlyTheTextOfARestoredOneWaitsAgain() {
    Consensus one = added(entry("c1", draft("d", "t"), 0));
    taken(9);
    saved(one.supersededBy(new ConsensusId("c2")));
    assertFalse(ask(ConsensusEntries::isWaiting));
    saved(one.archive(AT));
    assertEquals(Vector.empty(), taken(9));
    assertEquals(Vector.empty(), searchable());
    saved(one.restore());
    assertEquals(Vector.empty(), searchable());
    assertEquals(Vector.of("c1"), taken(9));
    assertEquals(Vector.of("c1"), searchable());
  }

  @Test
  default void aFailedUnitTakesNoText() {
    added(entry("c1", draft("d", "t"), 0));
    assertThrows(
        IllegalStateException.class,
        () ->
            write(
                all -> {
                  assertEquals(1, all.takeWaiting(9).size());
                  throw new IllegalStateException("on purpose");
                }));
    assertEquals(Vector.of("c1"), taken(9));
  }

  private Vector<String> taken(int limit) {
    return write(all -> all.takeWaiting(limit)).map(SearchDocument::id).sorted().toVector();
  }

  private Vector<String> searchable() {
    return ask(all -> all.searchable(Option.none(), 9)).map(SearchDocument::id).toVector();
  }

  private void resolved(String id, ConsensusTruth truth) {
    added(
        entry(
                id,
                draft("d", "t")
                    .agreed("ada", 1)
                    .agreed("zoe", 1)
                    .disagreed("bob", 0.75)
                    .disagreed("cat", 0.5),
                0)
            .resolved(truth, AT));
  }

  private static ConsensusDraft draft(String debate, String topic) {
    return ConsensusDraft.of(debate, topic, "c", 0.5);
  }

  private static Consensus entry(String id, ConsensusDraft draft, long second) {
    return Consensus.recorded(new ConsensusId(id), draft, Vector.empty(), AT.plusSeconds(second));
  }

  private Consensus added(Consensus one) {
    return write(
        all -> {
          all.add(one);
          return one;
        });
  }

  private void saved(Consensus one) {
    write(
        all -> {
          all.lock(one.id());
          all.save(one);
          return one;
        });
  }

  private Seq<Consensus> ranked(Option<Discipline> domain, Option<ConfidencePosition> after) {
    return ask(all -> all.ranked(new ConfidenceQuery(domain, 0.25, new PageRequest<>(after, 99))));
  }

  private <T> T ask(Function<ConsensusEntries, T> question) {
    return storage().unitOfWork().read(() -> question.apply(storage().consensusEntries()));
  }

  private <T> T write(Function<ConsensusEntries, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().consensusEntries()));
  }
}
