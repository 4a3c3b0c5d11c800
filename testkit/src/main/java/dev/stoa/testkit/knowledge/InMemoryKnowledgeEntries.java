package dev.stoa.testkit.knowledge;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.Tally;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.knowledge.DomainBranch;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeFilter;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgePosition;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.testkit.agent.AgentBelongings;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryIdEnds;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Knowledge in a sorted map. */
public final class InMemoryKnowledgeEntries implements KnowledgeEntries, AgentBelongings {

  private final Cell<SortedMap<KnowledgeId, KnowledgeEntry>> entries;
  private final Predicate<AgentId> agents;
  private final TextIndex index;

  /**
   * Over a unit of work, with whoever knows which agents there are, and the index that must hear
   * when an entry changes hands.
   */
  public InMemoryKnowledgeEntries(
      InMemoryUnitOfWork unit, Predicate<AgentId> agents, TextIndex index) {
    this.entries = unit.cell(TreeMap.empty());
    this.agents = agents;
    this.index = index;
  }

  @Override
  public void add(Seq<KnowledgeEntry> added) {
    entries.requireWriting();
    added.forEach(this::add);
  }

  private void add(KnowledgeEntry entry) {
    if (find(entry.id()).isDefined()) {
      throw new StorageException("the workspace holds knowledge " + entry.id() + " already");
    }
    if (!agents.test(entry.agent())) {
      throw new StorageException("knowledge " + entry.id() + " is of an agent that does not exist");
    }
    put(entry);
  }

  @Override
  public void save(KnowledgeEntry entry) {
    entries.requireWriting();
    find(entry.id())
        .map(
            stored ->
                new KnowledgeEntry(
                    stored.id(),
                    stored.agent(),
                    stored.draft(),
                    stored.createdAt(),
                    entry.archivedAt()))
        .forEach(this::put);
  }

  @Override
  public Option<KnowledgeEntry> find(KnowledgeId id) {
    return entries.get().get(id);
  }

  @Override
  public Seq<KnowledgeEntry> find(Seq<KnowledgeId> ids) {
    return ids.distinct().flatMap(this::find);
  }

  @Override
  public Option<KnowledgeEntry> lock(KnowledgeId id) {
    // Writing nothing is still writing: a unit that only reads may not hold an entry still.
    entries.update(all -> all);
    return find(id);
  }

  @Override
  public Seq<KnowledgeEntry> endingWith(String suffix, int limit) {
    return InMemoryIdEnds.among(all(), entry -> entry.id().value(), suffix, limit);
  }

  @Override
  public Seq<KnowledgeEntry> page(
      KnowledgeFilter filter, Option<KnowledgePosition> after, int limit) {
    return all()
        .filter(filter::accepts)
        .filter(entry -> after.forAll(last -> entry.position().compareTo(last) > 0))
        .sortBy(KnowledgeEntry::position)
        .take(limit);
  }

  @Override
  public Seq<DomainBranch> branches(
      Option<DomainPath> below, ArchiveFilter show, Option<DomainPath> after, int limit) {
    Seq<DomainPath> domains =
        all().filter(entry -> show.includes(entry.archivedAt())).map(KnowledgeEntry::domain);
    return domains
        .flatMap(DomainPath::upwards)
        .distinct()
        .filter(path -> path.parent().equals(below))
        .filter(path -> after.forAll(last -> path.compareTo(last) > 0))
        .sorted()
        .take(limit)
        .map(
            path ->
                new DomainBranch(
                    path,
                    domains.count(path::equals),
                    domains.count(domain -> domain.isWithin(path))));
  }

  @Override
  public SearchSource source() {
    return SearchSource.KNOWLEDGE;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return all()
        .filter(entry -> entry.archivedAt().isEmpty())
        .filter(entry -> after.forAll(last -> entry.id().compareTo(new KnowledgeId(last)) > 0))
        .take(limit)
        .map(KnowledgeEntry::document);
  }

  @Override
  public String kind() {
    return "knowledge";
  }

  @Override
  public long repoint(AgentId from, AgentId into) {
    Seq<KnowledgeEntry> moved =
        all()
            .filter(entry -> entry.agent().equals(from))
            .map(
                entry ->
                    new KnowledgeEntry(
                        entry.id(), into, entry.draft(), entry.createdAt(), entry.archivedAt()));
    moved.forEach(this::put);
    moved
        .filter(entry -> entry.archivedAt().isEmpty())
        .forEach(entry -> index.put(entry.document()));
    return moved.size();
  }

  @Override
  public long count(AgentId owner) {
    return all().count(entry -> entry.agent().equals(owner));
  }

  @Override
  public void remove(AgentId owner) {
    Seq<KnowledgeEntry> removed = all().filter(entry -> entry.agent().equals(owner));
    entries.update(all -> all.removeAll(removed.map(KnowledgeEntry::id)));
    index.removeAll(source(), removed.map(entry -> entry.id().value()));
  }

  /** How many entries there are, and how many of them are archived. */
  public Tally tally() {
    return new Tally(all().size(), all().count(entry -> entry.archivedAt().isDefined()));
  }

  /** How many different domains they have. */
  public Tally domains() {
    return new Tally(all().map(KnowledgeEntry::domain).distinct().size(), 0);
  }

  private void put(KnowledgeEntry entry) {
    entries.update(all -> all.put(entry.id(), entry));
  }

  private Vector<KnowledgeEntry> all() {
    return entries.get().values().toVector();
  }
}
