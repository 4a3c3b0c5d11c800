package dev.stoa.testkit.contextbackup;

import dev.stoa.domain.contextbackup.ThreadCounter;
import dev.stoa.domain.contextbackup.ThreadCounters;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/** Counters in a map. */
final class InMemoryThreadCounters implements ThreadCounters {

  private record Key(ConversationId conversation, SpecialistName specialist) {}

  private final Cell<Map<Key, ThreadCounter>> counters;
  private final Belongings belongings;

  InMemoryThreadCounters(InMemoryUnitOfWork unit, Belongings belongings) {
    this.counters = unit.cell(LinkedHashMap.empty());
    this.belongings = belongings;
  }

  @Override
  public Seq<ThreadCounter> find(ConversationId conversation, Seq<SpecialistName> specialists) {
    return of(conversation).filter(one -> specialists.contains(one.specialist()));
  }

  @Override
  public Seq<ThreadCounter> of(ConversationId conversation) {
    return all()
        .filter(one -> one.conversation().equals(conversation))
        .sortBy(ThreadCounter::specialist);
  }

  @Override
  public void save(Seq<ThreadCounter> saved) {
    for (ThreadCounter one : saved) {
      counters.update(all -> all.put(new Key(one.conversation(), one.specialist()), one));
      belongings.require(one.conversation(), one.specialist());
    }
  }

  Seq<ThreadCounter> all() {
    return counters.get().values().toVector();
  }

  void remove(ConversationId conversation) {
    counters.update(all -> all.reject((key, one) -> key.conversation().equals(conversation)));
  }
}
