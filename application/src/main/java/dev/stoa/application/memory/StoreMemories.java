package dev.stoa.application.memory;

import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.EmbeddingRefused;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** Stores memories and, in the same unit of work, updates their index. */
final class StoreMemories {

  private final Memories memories;
  private final MemoryStorage storage;
  private final TextIndex texts;
  private final SearchStorage search;

  <S extends MemoryStorage & SearchStorage> StoreMemories(S storage) {
    this.memories = storage.memories();
    this.storage = storage;
    this.texts = storage.textIndex();
    this.search = storage;
  }

  /** Stores a new memory; false if its id or its content exists. */
  boolean add(Memory memory) {
    return addAll(Vector.of(memory)).head();
  }

  /** As {@link #add}, for many; the answers are in the same order. */
  Seq<Boolean> addAll(Seq<Memory> all) {
    Seq<Boolean> added = memories.addAll(all);
    Seq<SearchDocument> documents =
        all.zip(added).filter(one -> one._2).map(one -> one._1.document());
    if (documents.nonEmpty()) {
      texts.putAll(documents);
    }
    return added;
  }

  /** Stores a changed memory; vectors of replaced content are removed. */
  void change(Memory before, Memory after) {
    boolean sameText =
        before.scope().equals(after.scope()) && before.content().equals(after.content());
    memories.change(before, after);
    if (!sameText) {
      // First, because putting the new text may store its vector.
      search.vectorIndex().remove(scope(before), before.id().value());
    }
    if (!before.document().equals(after.document())) {
      texts.put(after.document());
    }
  }

  /** The other memory of its scope with the same content. */
  Option<Memory> sameAs(Memory memory) {
    return memories
        .find(memory.scope(), memory.contentKey())
        .filter(other -> !other.id().equals(memory.id()));
  }

  /** The changed memory, unless another one of its scope has the same content. */
  Either<MemoryRefused, Memory> unlessRepeated(Memory changed) {
    return sameAs(changed)
        .<Either<MemoryRefused, Memory>>map(
            other ->
                Either.left(
                    new MemoryRefused.SameContent(changed.id(), other.id(), changed.scope())))
        .getOrElse(() -> Either.right(changed));
  }

  /** Stores a vector, if there is one. */
  Either<MemoryRefused, Memory> embed(Memory memory, Option<Embedding> embedding) {
    return embedding
        .map(given -> embedAll(List.of(new Tuple2<>(memory, given))).map(stored -> memory))
        .getOrElse(() -> Either.right(memory));
  }

  /** Stores the vectors of many memories; none if one is refused. */
  Either<MemoryRefused, Seq<Memory>> embedAll(Seq<Tuple2<Memory, Embedding>> embedded) {
    for (Tuple2<VectorScope, ? extends Seq<Tuple2<Memory, Embedding>>> one :
        embedded.groupBy(pair -> scope(pair._1))) {
      Either<EmbeddingRefused, Seq<Embedding>> stored =
          search
              .vectorIndex()
              .putAll(
                  one._1,
                  LinkedHashMap.ofEntries(
                      one._2.map(pair -> new Tuple2<>(pair._1.id().value(), pair._2))));
      if (stored.isLeft()) {
        return Either.left(new MemoryRefused.BadEmbedding(stored.getLeft().sentence()));
      }
    }
    return Either.right(embedded.map(Tuple2::_1));
  }

  /** Stores a vector unless there is one of the same model. */
  Either<MemoryRefused, Memory> embedIfNew(Memory memory, Option<Embedding> embedding) {
    return embed(
        memory,
        embedding.filter(
            given ->
                search
                    .vectorIndex()
                    .find(scope(memory), memory.id().value(), given.model())
                    .isEmpty()));
  }

  /** Archives memories; their words are removed from the index, and their vectors stay. */
  void archive(Seq<Memory> removed, String reason, Instant now) {
    Seq<MemoryId> ids = removed.map(Memory::id);
    storage.memoryArchive().add(removed, reason, now);
    texts.removeAll(SearchSource.MEMORY, ids.map(MemoryId::value));
    memories.remove(ids);
  }

  /** Removes the vectors of a memory that cannot be restored as it was. */
  void forgetVectors(Memory memory) {
    search.vectorIndex().remove(scope(memory), memory.id().value());
  }

  /** Removes the variants of a memory that cannot be restored. */
  void forgetVariants(Memory memory) {
    search.variants().removeAll(SearchSource.MEMORY, Vector.of(memory.id().value()));
  }

  private static VectorScope scope(Memory memory) {
    return new VectorScope(VectorSource.MEMORY, memory.scope().value());
  }
}
