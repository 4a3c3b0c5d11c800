package dev.stoa.testkit.consensus;

import dev.stoa.domain.consensus.ConsensusEntries;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.consensus.Dissent;
import dev.stoa.domain.consensus.DissentDraft;
import dev.stoa.domain.consensus.DissentId;
import dev.stoa.domain.consensus.DissentPosition;
import dev.stoa.domain.consensus.DissentType;
import dev.stoa.domain.consensus.Dissents;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** Dissents in a map. */
final class InMemoryDissents implements Dissents {

  private final Cell<Map<DissentId, Dissent>> dissents;
  private final ConsensusEntries entries;

  InMemoryDissents(InMemoryUnitOfWork unit, ConsensusEntries entries) {
    this.dissents = unit.cell(LinkedHashMap.empty());
    this.entries = entries;
  }

  @Override
  public void add(Seq<Dissent> added) {
    dissents.requireWriting();
    for (Dissent one : added) {
      if (find(one.id()).isDefined() || entries.find(one.consensus()).isEmpty()) {
        throw new StorageException("dissent " + one.id() + " exists, or its consensus does not");
      }
      put(one);
    }
  }

  @Override
  public void save(Dissent changed) {
    dissents.requireWriting();
    find(changed.id())
        .map(
            stored ->
                new Dissent(
                    stored.id(),
                    stored.consensus(),
                    stored.debateId(),
                    stored.draft(),
                    stored.createdAt(),
                    changed.acknowledgedAt(),
                    changed.rebuttal()))
        .forEach(this::put);
  }

  @Override
  public Option<Dissent> find(DissentId id) {
    return dissents.get().get(id);
  }

  @Override
  public Option<Dissent> lock(DissentId id) {
    dissents.requireWriting();
    return find(id);
  }

  @Override
  public Seq<Dissent> of(Seq<ConsensusId> consensuses) {
    return all().filter(one -> consensuses.contains(one.consensus())).sortBy(Dissent::position);
  }

  @Override
  public Seq<Dissent> page(Option<DissentType> type, Option<DissentPosition> after, int limit) {
    return all()
        .filter(one -> type.forAll(wanted -> one.type() == wanted))
        .filter(one -> after.forAll(last -> one.position().compareTo(last) > 0))
        .sortBy(Dissent::position)
        .take(limit);
  }

  @Override
  public Map<DissentType, Long> counts() {
    return all().groupBy(Dissent::type).mapValues(same -> (long) same.size());
  }

  @Override
  public long move(AgentName from, AgentName into) {
    dissents.requireWriting();
    Seq<Dissent> moved = all().filter(one -> one.draft().agent().equals(from));
    for (Dissent one : moved) {
      DissentDraft draft = one.draft();
      put(
          new Dissent(
              one.id(),
              one.consensus(),
              one.debateId(),
              new DissentDraft(
                  into,
                  draft.type(),
                  draft.content(),
                  draft.reasoning(),
                  draft.confidence(),
                  draft.metadata()),
              one.createdAt(),
              one.acknowledgedAt(),
              one.rebuttal()));
    }
    return moved.size();
  }

  @Override
  public long count(AgentName agent) {
    return all().count(one -> one.draft().agent().equals(agent));
  }

  private void put(Dissent one) {
    dissents.update(all -> all.put(one.id(), one));
  }

  private Vector<Dissent> all() {
    return dissents.get().values().toVector();
  }
}
