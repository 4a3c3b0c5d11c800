package dev.stoa.application.knowledge;

import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.ReferenceLookup;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import io.vavr.control.Either;

/** The step of finding an entry by its id or a suffix of it; requires an open unit of work. */
final class FindKnowledge {

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

  /** As {@link #find}, locked until the write unit ends. */
  Either<KnowledgeRefused, KnowledgeEntry> lock(String reference) {
    return find(reference)
        .flatMap(
            entry ->
                entries.lock(entry.id()).toEither(() -> new KnowledgeRefused.Unknown(reference)));
  }

  private Either<KnowledgeRefused, KnowledgeEntry> endingWith(String reference) {
    return ReferenceLookup.byEnd(
        reference,
        (end, limit) -> entries.endingWith(end, limit),
        () -> new KnowledgeRefused.Unknown(reference),
        candidates -> new KnowledgeRefused.Ambiguous(reference, candidates));
  }
}
