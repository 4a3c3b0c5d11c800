package dev.stoa.application.memory;

import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryArchive;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** Writes memories and, in the same unit of work, what is searched about them. */
final class KeepMemories {

  private final Memories memories;
  private final MemoryArchive archive;
  private final TextIndex texts;
  private final VectorIndex vectors;

  <S extends MemoryStorage & SearchStorage> KeepMemories(S storage) {
    this.memories = storage.memories();
    this.archive = storage.memoryArchive();
    this.texts = storage.textIndex();
    this.vectors = storage.vectorIndex();
  }

  /** Keeps a new memory; false if its id is taken or its scope says so already. */
  boolean add(Memory memory) {
    boolean added = memories.add(memory);
    if (added) {
      texts.put(document(memory));
    }
    return added;
  }

  /** Keeps what a memory has become; vectors of what it no longer says are let go. */
  void change(Memory before, Memory after) {
    memories.save(List.of(after));
    boolean sameOwner = before.scope().equals(after.scope());
    if (!sameOwner || !before.content().equals(after.content())) {
      texts.put(document(after));
      vectors.remove(scope(before), before.id().value());
    }
  }

  /** The other memory of its scope that says what this one says. */
  Option<Memory> sameAs(Memory memory) {
    return memories
        .find(memory.scope(), memory.contentKey())
        .filter(other -> !other.id().equals(memory.id()));
  }

  /** Keeps a vector, if there is one. */
  Either<MemoryRefused, Memory> embed(Memory memory, Option<Embedding> embedding) {
    return embedding
        .map(
            given ->
                vectors
                    .put(scope(memory), memory.id().value(), given)
                    .<MemoryRefused>mapLeft(
                        refused -> new MemoryRefused.BadEmbedding(refused.sentence()))
                    .map(kept -> memory))
        .getOrElse(() -> Either.right(memory));
  }

  /** Keeps a vector unless there is one of the same model: nothing is overwritten by the way. */
  Either<MemoryRefused, Memory> embedIfNew(Memory memory, Option<Embedding> embedding) {
    return embed(
        memory,
        embedding.filter(
            given -> vectors.find(scope(memory), memory.id().value(), given.model()).isEmpty()));
  }

  /** Puts memories away, with everything that is searched about them. */
  void archive(Seq<Memory> gone, String reason, Instant now) {
    archive.add(gone, reason, now);
    gone.forEach(
        memory -> {
          texts.remove(SearchSource.MEMORY, memory.id().value());
          vectors.remove(scope(memory), memory.id().value());
        });
    memories.remove(gone.map(Memory::id));
  }

  private static SearchDocument document(Memory memory) {
    return new SearchDocument(
        SearchSource.MEMORY, memory.id().value(), memory.scope().value(), memory.content());
  }

  private static VectorScope scope(Memory memory) {
    return new VectorScope(SearchSource.MEMORY, memory.scope().value());
  }
}
