package dev.stoa.domain.memory;

import dev.stoa.domain.search.Searched;
import dev.stoa.domain.trust.Origin;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The memories of a workspace; contents are unique within a scope. */
public interface Memories extends Searched {

  /**
   * Keeps new memories, one after the other; whether each was kept, in their order. One whose id is
   * taken or whose scope has the content is not.
   */
  Seq<Boolean> addAll(Seq<Memory> memories);

  /** As {@link #addAll}, of one memory. */
  default boolean add(Memory memory) {
    return addAll(Vector.of(memory)).head();
  }

  Option<Memory> find(MemoryId id);

  /** The memories in the order of the ids, with their origins; unknown ids are left out. */
  Seq<Tuple2<Memory, Origin>> withOrigins(Seq<MemoryId> ids);

  /** The memory of the scope with this content. */
  Option<Memory> find(MemoryScope scope, ContentKey content);

  /** In the given order; unknown ids are left out. */
  Seq<Memory> find(Seq<MemoryId> ids);

  /**
   * As {@link #find(Seq)} in id order, locked until the unit of work ends.
   *
   * <p>Without an open write unit it throws {@link IllegalStateException}.
   */
  Seq<Memory> lock(Seq<MemoryId> ids);

  /**
   * Keeps what memories have come to, in place of what was kept under their ids, which must be
   * there. What they say stays as it is: only {@link #change} replaces it.
   */
  void save(Seq<Memory> memories);

  /**
   * Keeps a memory in place of what it was before, whatever of it has changed; it must be there
   * under the same id. If another memory of its scope says the same, that was written since the
   * lookup: a {@code StorageException} that is retryable makes the unit of work look again.
   */
  void change(Memory before, Memory after);

  /** The memories that one superseded, latest recorded first, ties by descending id. */
  Seq<Memory> supersededBy(MemoryId id, int limit);

  /** Removes memories; unknown ids are ignored. */
  void remove(Seq<MemoryId> ids);

  /**
   * Names of memories, by the letters they begin with.
   *
   * @param scopes of these scopes; none is of all
   * @param beginnings as {@link MemoryNames#beginning} makes them
   */
  Seq<NamedMemory> named(Seq<MemoryScope> scopes, Set<String> beginnings);

  /** In the order of ids, from after the given one. */
  Seq<Memory> after(Option<MemoryScope> scope, Option<MemoryId> id, int limit);

  /** The scopes that have memories, in their order, from after the given one. */
  Seq<MemoryScope> scopes(Option<MemoryScope> after, int limit);
}
