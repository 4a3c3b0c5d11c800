package dev.stoa.application.knowledge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.agent.AgentOperations;
import dev.stoa.domain.agent.AgentRegistration;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.knowledge.BranchQuery;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.DomainQuery;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

final class KnowledgeOperationsTest {

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final KnowledgeOperations knowledge =
      new KnowledgeOperations(storage, this::tick, this::id);
  private final AgentOperations agents = new AgentOperations(storage, this::tick, this::id);

  @BeforeEach
  void anAgent() {
    agents.register(AgentRegistration.of("ada", "claude-4")).get();
  }

  @Test
  void knowledgeIsFoundByDomainAgentWordAndId() {
    KnowledgeEntry entry =
        knowledge
            .contribute(
                "ada",
                Contribution.of(new DomainPath("ops/backup"), "WAL needs a checkpoint")
                    .confidence(0.9))
            .get();
    assertEquals(entry, knowledge.resolve(entry.id().value()).get());
    assertEquals(entry, knowledge.resolve("3-xxyyzz").get());
    assertEquals(Vector.of(entry), listed(KnowledgeQuery.all().in(DomainQuery.read("ops/*"))));
    assertEquals(Vector.of(entry), listed(KnowledgeQuery.all().by(entry.agent())));
    KnowledgeHit hit =
        knowledge.search(TextQuery.about("checkpoints"), PageRequest.first()).items().head();
    assertEquals(entry, hit.entry());
    assertTrue(hit.relevance() > 0);
    assertTrue(hit.snippet().contains("[checkpoint]"), hit.snippet());
    assertEquals(
        Option.some(entry.createdAt()),
        agents.resolve("ada").get().lastActiveAt().map(at -> at.plusSeconds(1)));
  }

  @Test
  void manyEntriesAreContributedAtOnce() {
    Seq<KnowledgeEntry> entries =
        knowledge
            .contributeAll(
                "ada",
                Vector.of("WAL needs a checkpoint", "Vacuum at night")
                    .map(text -> Contribution.of(new DomainPath("ops"), text)))
            .get();
    assertEquals(entries.toVector(), listed(KnowledgeQuery.all()).reverse());
    assertEquals(
        entries.get(1),
        knowledge.search(TextQuery.about("vacuum"), PageRequest.first()).items().head().entry());
    assertTrue(knowledge.contributeAll("eve", Vector.empty()).isLeft());
  }

  @Test
  void whatIsArchivedIsLeftOutUntilItIsRestored() {
    KnowledgeEntry entry = contribute("ops", "WAL needs a checkpoint");
    knowledge.archive("ada", entry.id().value()).get();
    assertEquals(Vector.empty(), listed(KnowledgeQuery.all()));
    assertEquals(1, listed(KnowledgeQuery.all().within(ArchiveFilter.ALL)).size());
    assertEquals(
        Vector.empty(),
        knowledge.search(TextQuery.about("checkpoint"), PageRequest.first()).items().toVector());
    assertTrue(knowledge.archive("ada", entry.id().value()).get().archivedAt().isDefined());
    assertEquals(entry, knowledge.restore("ada", entry.id().value()).get());
    assertEquals(Vector.of(entry), listed(KnowledgeQuery.all()));
    assertEquals(
        1, knowledge.search(TextQuery.about("checkpoint"), PageRequest.first()).items().size());
  }

  @Test
  void theTreeIsWalkedLevelByLevel() {
    Vector.of("a", "a/b", "a/b/c", "b").forEach(domain -> contribute(domain, "x"));
    Page<DomainBranch, DomainPath> top = knowledge.tree(BranchQuery.top().limit(1));
    assertEquals(Vector.of(new DomainBranch(new DomainPath("a"), 1, 3)), top.items());
    assertEquals(
        Vector.of(new DomainBranch(new DomainPath("b"), 1, 1)),
        knowledge.tree(BranchQuery.top().after(top.next().get()).limit(1)).items());
    assertEquals(
        Vector.of(new DomainBranch(new DomainPath("a/b"), 1, 2)),
        knowledge.tree(BranchQuery.top().below(new DomainPath("a"))).items());
  }

  @Test
  void relatedEntriesShareMostWords() {
    KnowledgeEntry subject = contribute("ops", "Redis eviction policy under pressure");
    KnowledgeEntry close = contribute("ops", "The eviction policy of Redis");
    KnowledgeEntry far = contribute("queues", "Workers under pressure");
    contribute("lunch", "soup with that");
    assertEquals(
        Vector.of(close, far),
        knowledge.related(subject.id().value()).get().map(related -> related.entry()));
  }

  @Test
  void unknownAndAmbiguousIdsAreRefused() {
    Vector.range(0, 12).forEach(i -> contribute("ops", "n" + i));
    assertEquals(Either.left(new KnowledgeRefused.Unknown("nope")), knowledge.resolve("nope"));
    KnowledgeRefused.Ambiguous refused =
        (KnowledgeRefused.Ambiguous) knowledge.resolve("-xxyyzz").getLeft();
    assertEquals(10, refused.candidates().size());
    assertEquals(
        "agent eve is unknown: see `stoa agent list`, or register it with `stoa agent register`",
        knowledge
            .contribute("eve", Contribution.of(new DomainPath("a"), "x"))
            .getLeft()
            .sentence());
  }

  @Test
  void listsArePaged() {
    Seq<KnowledgeEntry> entries = Vector.range(0, 5).map(i -> contribute("a/b", "n" + i)).reverse();
    KnowledgeQuery query = KnowledgeQuery.all().in(DomainQuery.read("a/*")).limit(3);
    Page<KnowledgeEntry, TimePosition<KnowledgeId>> first = knowledge.list(query);
    assertEquals(entries.take(3), first.items());
    assertEquals(entries.drop(3), knowledge.list(query.after(first.next().get())).items());
  }

  private KnowledgeEntry contribute(String domain, String content) {
    return knowledge.contribute("ada", Contribution.of(new DomainPath(domain), content)).get();
  }

  private Vector<KnowledgeEntry> listed(KnowledgeQuery query) {
    return knowledge.list(query).items().toVector();
  }

  private Instant tick() {
    now = now.plusSeconds(1);
    return now;
  }

  private String id() {
    return "id-" + ++lastId + "-xxyyzz";
  }
}
