package dev.stoa.application.knowledge;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** The step of finding an entry by its id or an end of it; it needs an open unit of work. */
final class FindKnowledge {

  /** Nobody chooses among more. */
  private static final int CANDIDATES = 10;

  private final KnowledgeEntries entries;

  FindKnowledge(KnowledgeEntries entries) {
    this.entries = entries;
  }

  /** The entry, archived or not. */
  Either<KnowledgeRefused, KnowledgeEntry> find(String reference) {
    PlainText.require("knowledge", reference, KnowledgeId.MAX_LENGTH);
    return entries
        .find(new KnowledgeId(reference))
        .<Either<KnowledgeRefused, KnowledgeEntry>>map(Either::right)
        .getOrElse(() -> endingWith(reference));
  }

  /** As {@link #find}, held still until the write unit ends. */
  Either<KnowledgeRefused, KnowledgeEntry> lock(String reference) {
    return find(reference)
        .flatMap(
            entry ->
                entries.lock(entry.id()).toEither(() -> new KnowledgeRefused.Unknown(reference)));
  }

  private Either<KnowledgeRefused, KnowledgeEntry> endingWith(String reference) {
    Seq<KnowledgeEntry> candidates = entries.endingWith(reference, CANDIDATES);
    if (candidates.isEmpty()) {
      return Either.left(new KnowledgeRefused.Unknown(reference));
    }
    return candidates.size() == 1
        ? Either.right(candidates.head())
        : Either.left(new KnowledgeRefused.Ambiguous(reference, candidates));
  }
}
