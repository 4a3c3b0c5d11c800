package dev.stoa.testkit.consensus;

import dev.stoa.domain.consensus.ConfidencePosition;
import dev.stoa.domain.consensus.Consensus;
import dev.stoa.domain.consensus.ConsensusCounts;
import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusFilter;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.ConsensusPosition;
import dev.stoa.domain.consensus.ConsensusTruth;
import dev.stoa.domain.consensus.DissenterRecord;
import dev.stoa.domain.consensus.Position;
import dev.stoa.domain.consensus.SharedErrors;
import dev.stoa.domain.consensus.Topics;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.SortedSet;
import io.vavr.collection.TreeMap;
import io.vavr.collection.TreeSet;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.util.Comparator;

/** Conclusions in a sorted map. */
final class InMemoryConsensusEntries implements ConsensusEntries {

  private static final Comparator<SharedErrors> MOST_WRONG =
      Comparator.comparingLong(SharedErrors::wrong)
          .reversed()
          .thenComparing(SharedErrors::together)
          .thenComparing(SharedErrors::one)
          .thenComparing(SharedErrors::other);

  private final Cell<SortedMap<ConsensusId, Consensus>> entries;

  /** The texts of these are not indexed. */
  private final Cell<SortedSet<ConsensusId>> waiting;

  InMemoryConsensusEntries(InMemoryUnitOfWork unit) {
    this.entries = unit.cell(TreeMap.empty());
    this.waiting = unit.cell(TreeSet.empty());
  }

  @Override
  public void add(Consensus consensus) {
    entries.requireWriting();
    if (find(consensus.id()).isDefined()) {
      throw new StorageException("consensus " + consensus.id() + " exists already");
    }
    put(consensus);
    await(consensus);
  }

  @Override
  public void save(Consensus changed) {
    entries.requireWriting();
    find(changed.id()).filter(consensus -> consensus.archivedAt().isDefined()).forEach(this::await);
    find(changed.id())
        .map(
            consensus ->
                new Consensus(
                    consensus.id(),
                    consensus.draft(),
                    changed.strength(),
                    consensus.createdAt(),
                    consensus.supersedes(),
                    changed.supersededBy(),
                    changed.archivedAt(),
                    changed.resolution()))
        .forEach(consensus -> put(consensus.positioned(changed.draft().positions())));
  }

  @Override
  public Option<Consensus> find(ConsensusId id) {
    return entries.get().get(id);
  }

  @Override
  public Seq<Consensus> find(Seq<ConsensusId> ids) {
    return ids.distinct().flatMap(this::find);
  }

  @Override
  public Option<Consensus> lock(ConsensusId id) {
    entries.requireWriting();
    return find(id);
  }

  @Override
  public Seq<Consensus> of(String debateId, int limit) {
    return newest(all().filter(one -> one.debateId().equals(debateId)), limit);
  }

  @Override
  public Seq<Consensus> ofTopic(String hash, int limit) {
    return newest(live().filter(one -> Topics.hash(one.topic()).equals(hash)), limit);
  }

  @Override
  public Seq<Consensus> page(ConsensusFilter filter, Option<ConsensusPosition> after, int limit) {
    return newest(
        all()
            .filter(filter::accepts)
            .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0)),
        limit);
  }

  @Override
  public Seq<Consensus> ranked(
      Option<Discipline> domain,
      double minConfidence,
      Option<ConfidencePosition> after,
      int limit) {
    return live()
        .filter(one -> domain.forAll(wanted -> one.draft().domain().contains(wanted)))
        .filter(one -> one.draft().confidence() >= minConfidence)
        .filter(one -> after.forAll(last -> one.confidencePosition().compareTo(last) > 0))
        .sortBy(Consensus::confidencePosition)
        .take(limit);
  }

  @Override
  public ConsensusCounts counts() {
    Vector<Consensus> live = live();
    return new ConsensusCounts(
        live.size(),
        all().size() - live.size(),
        live.map(one -> one.draft().confidence()).average().getOrElse(0.0),
        resolved(ConsensusTruth.UPHELD),
        resolved(ConsensusTruth.OVERTURNED),
        live.groupBy(Consensus::strength).mapValues(same -> (long) same.size()),
        live.flatMap(one -> one.draft().domain())
            .groupBy(domain -> domain)
            .toVector()
            .map(same -> new ConsensusCounts.OfDomain(same._1, same._2.size()))
            .sortBy(ConsensusCounts.OfDomain::domain)
            .sortBy(one -> -one.count())
            .take(ConsensusCounts.DOMAINS));
  }

  private long resolved(ConsensusTruth truth) {
    return live().count(one -> one.resolution().exists(found -> found.truth() == truth));
  }

  @Override
  public Seq<DissenterRecord> dissenters(Option<AgentName> after, int limit) {
    return all()
        .flatMap(one -> one.draft().positions())
        .filter(one -> !one.agrees() && one.right().isDefined())
        .groupBy(Position::agent)
        .toVector()
        .sortBy(Tuple2::_1)
        .filter(same -> after.forAll(last -> same._1.compareTo(last) > 0))
        .take(limit)
        .map(
            same ->
                new DissenterRecord(
                    same._1,
                    same._2.size(),
                    same._2.count(one -> one.right().get()),
                    same._2.map(InMemoryConsensusEntries::worth).sum().doubleValue()));
  }

  private static double worth(Position position) {
    double error = position.confidence() - (position.right().get() ? 1 : 0);
    return 0.25 - error * error;
  }

  @Override
  public Seq<SharedErrors> errors(int limit) {
    return all()
        .map(one -> one.draft().positions().filter(held -> held.right().isDefined()))
        .flatMap(
            held ->
                held.crossProduct()
                    .filter(two -> two._1.agent().compareTo(two._2.agent()) < 0)
                    .toVector())
        .groupBy(two -> new Tuple2<>(two._1.agent(), two._2.agent()))
        .toVector()
        .map(
            same ->
                new SharedErrors(
                    same._1._1,
                    same._1._2,
                    same._2.size(),
                    same._2.count(two -> !two._1.right().get() && !two._2.right().get())))
        .filter(one -> one.wrong() > 0)
        .sorted(MOST_WRONG)
        .take(limit);
  }

  @Override
  public long move(AgentName from, AgentName into) {
    entries.requireWriting();
    long moved = 0;
    for (Consensus one : all()) {
      Option<Position> mine = one.draft().positions().find(held -> held.agent().equals(from));
      if (mine.isDefined()) {
        boolean taken = one.draft().positions().exists(held -> held.agent().equals(into));
        Seq<Position> rest = one.draft().positions().reject(held -> held.agent().equals(from));
        Position held = mine.get();
        put(
            one.positioned(
                taken
                    ? rest
                    : rest.append(
                        new Position(into, held.agrees(), held.confidence(), held.right()))));
        moved += taken ? 0 : 1;
      }
    }
    return moved;
  }

  @Override
  public long count(AgentName agent) {
    return all().count(one -> one.draft().positions().exists(held -> held.agent().equals(agent)));
  }

  @Override
  public SearchSource source() {
    return SearchSource.CONSENSUS;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return live()
        .reject(one -> waiting.get().contains(one.id()))
        .filter(one -> after.forAll(last -> one.id().compareTo(new ConsensusId(last)) > 0))
        .take(limit)
        .map(Consensus::document);
  }

  @Override
  public boolean isWaiting() {
    return !waiting.get().isEmpty();
  }

  @Override
  public Seq<SearchDocument> takeWaiting(int limit) {
    entries.requireWriting();
    Vector<Consensus> taken = live().filter(one -> waiting.get().contains(one.id())).take(limit);
    waiting.update(
        all ->
            all.removeAll(taken.map(Consensus::id))
                .filter(id -> find(id).get().archivedAt().isEmpty()));
    return taken.map(Consensus::document);
  }

  private void await(Consensus consensus) {
    waiting.update(all -> all.add(consensus.id()));
  }

  private static Seq<Consensus> newest(Seq<Consensus> some, int limit) {
    return some.sortBy(Consensus::position).take(limit);
  }

  private void put(Consensus consensus) {
    entries.update(all -> all.put(consensus.id(), consensus));
  }

  private Vector<Consensus> live() {
    return all().filter(one -> one.archivedAt().isEmpty());
  }

  private Vector<Consensus> all() {
    return entries.get().values().toVector();
  }
}
