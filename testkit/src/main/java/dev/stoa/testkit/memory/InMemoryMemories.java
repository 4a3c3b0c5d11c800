package dev.stoa.testkit.memory;

import dev.stoa.domain.kernel.CodePointOrder;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.domain.memory.ContentKey;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.testkit.kernel.Cell;
import dev.stoa.testkit.kernel.InMemoryUnitOfWork;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** The memories in a map, and their ids by what must be unique. */
public final class InMemoryMemories implements Memories {

  private final Cell<Map<MemoryId, Memory>> memories;
  private final Cell<Map<Unique, MemoryId>> ids;

  /** No two memories of a scope say the same. */
  private record Unique(MemoryScope scope, ContentKey content) {
    private static Unique of(Memory memory) {
      return new Unique(memory.scope(), memory.contentKey());
    }
  }

  public InMemoryMemories(InMemoryUnitOfWork unit) {
    this.memories = unit.cell(TreeMap.empty());
    this.ids = unit.cell(HashMap.empty());
  }

  Seq<Memory> all() {
    return memories.get().values();
  }

  @Override
  public Seq<Boolean> addAll(Seq<Memory> fresh) {
    memories.update(all -> all);
    return fresh.map(this::added).toVector();
  }

  private boolean added(Memory memory) {
    Unique unique = Unique.of(memory);
    if (find(memory.id()).isDefined() || ids.get().containsKey(unique)) {
      return false;
    }
    memories.update(all -> all.put(memory.id(), memory));
    ids.update(all -> all.put(unique, memory.id()));
    return true;
  }

  @Override
  public Option<Memory> find(MemoryId id) {
    return memories.get().get(id);
  }

  @Override
  public Option<Memory> find(MemoryScope scope, ContentKey content) {
    return ids.get().get(new Unique(scope, content)).flatMap(this::find);
  }

  @Override
  public Seq<Memory> find(Seq<MemoryId> wanted) {
    return wanted.flatMap(this::find);
  }

  @Override
  public Seq<Memory> lock(Seq<MemoryId> wanted) {
    // Writing nothing is still writing: a unit that only reads may not hold a memory still.
    memories.update(all -> all);
    return find(wanted.distinct().sorted());
  }

  @Override
  public void save(Seq<Memory> changed) {
    memories.update(all -> all);
    for (Memory memory : changed) {
      Memory stored = existing(memory);
      put(
          new Memory(
              stored.id(),
              stored.scope(),
              memory.tier(),
              stored.content(),
              memory.importance(),
              memory.experience(),
              stored.metadata(),
              memory.times(),
              memory.redLine(),
              stored.author()));
    }
  }

  @Override
  public void rewrite(Memory memory) {
    Unique before = Unique.of(existing(memory));
    Unique now = Unique.of(memory);
    if (ids.get().get(now).exists(other -> !other.equals(memory.id()))) {
      throw new StorageException("another memory says the same since a moment ago", null, true);
    }
    put(memory);
    ids.update(all -> all.remove(before).put(now, memory.id()));
  }

  private Memory existing(Memory memory) {
    return find(memory.id())
        .getOrElseThrow(() -> new IllegalStateException("there is no memory " + memory.id()));
  }

  private void put(Memory memory) {
    memories.update(all -> all.put(memory.id(), memory));
  }

  @Override
  public void remove(Seq<MemoryId> removed) {
    Seq<Unique> uniques = find(removed).map(Unique::of);
    memories.update(all -> all.removeAll(removed));
    ids.update(all -> all.removeAll(uniques));
  }

  @Override
  public Seq<Memory> after(Option<MemoryScope> scope, Option<MemoryId> id, int limit) {
    return all()
        .filter(one -> scope.forAll(one.scope()::equals))
        .filter(one -> id.forAll(last -> one.id().compareTo(last) > 0))
        .take(limit)
        .toVector();
  }

  @Override
  public Seq<MemoryScope> scopes(Option<MemoryScope> after, int limit) {
    return all()
        .map(one -> one.scope().value())
        .toSet()
        .filter(scope -> after.forAll(last -> CodePointOrder.compare(scope, last.value()) > 0))
        .toVector()
        .sorted(CodePointOrder::compare)
        .take(limit)
        .map(MemoryScope::new);
  }

  @Override
  public SearchSource source() {
    return SearchSource.MEMORY;
  }

  @Override
  public Seq<SearchDocument> searchable(Option<String> after, int limit) {
    return after(Option.none(), after.map(MemoryId::new), limit).map(Memory::document);
  }
}
