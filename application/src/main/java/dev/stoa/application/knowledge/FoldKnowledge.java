package dev.stoa.application.knowledge;

import dev.stoa.application.search.FoldTexts;
import dev.stoa.application.search.Written;
import dev.stoa.domain.kernel.Validity;
import dev.stoa.domain.knowledge.Contribution;
import dev.stoa.domain.knowledge.DomainPath;
import dev.stoa.domain.knowledge.KnowledgeEntries;
import dev.stoa.domain.knowledge.KnowledgeEntry;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.knowledge.KnowledgeRefused;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SimilarTexts;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.WhenSimilar;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/** The step of storing knowledge with regard to entries of its author that say nearly the same. */
final class FoldKnowledge {

  private final KnowledgeEntries entries;
  private final FoldTexts fold;

  FoldKnowledge(KnowledgeEntries entries, FoldTexts fold) {
    this.entries = entries;
    this.fold = fold;
  }

  /** What is to become of a new entry. */
  Either<KnowledgeRefused, SimilarTexts> decide(KnowledgeEntry fresh, WhenSimilar when) {
    return fold.decide(fresh.document(), when).mapLeft(KnowledgeRefused.Similar::new);
  }

  /** Stores an entry as was decided; if the other is gone since then, as a new one. */
  Written<KnowledgeEntry> write(
      KnowledgeEntry fresh, SimilarTexts found, Consumer<KnowledgeEntry> add) {
    Option<KnowledgeEntry> other =
        found
            .target()
            .flatMap(id -> entries.lock(new KnowledgeId(id)))
            .filter(entry -> entry.archivedAt().isEmpty())
            .filter(
                entry ->
                    fresh.confidence().isEmpty() || fresh.confidence().equals(entry.confidence()))
            .filter(
                entry ->
                    fresh.validity().equals(Validity.ALWAYS)
                        || fresh.validity().equals(entry.validity()));
    if (other.isEmpty()) {
      add.accept(fresh);
      return Written.added(fresh, found);
    }
    TextFate fate =
        found.fate() == TextFate.KNOWN
            ? TextFate.KNOWN
            : fold.merge(fresh.document(), other.get().id().value());
    return new Written<>(other.get(), fate, found.similar());
  }

  Seq<Variant> variants(KnowledgeEntry entry) {
    return fold.variantsOf(SearchSource.KNOWLEDGE, entry.id().value());
  }

  /**
   * Stores a variant as an entry of its own.
   *
   * @param add stores the contribution of the author of an entry
   */
  Either<KnowledgeRefused, KnowledgeEntry> takeOut(
      VariantId id, BiFunction<KnowledgeEntry, Contribution, KnowledgeEntry> add) {
    return fold.lock(SearchSource.KNOWLEDGE, id)
        .<KnowledgeRefused>mapLeft(KnowledgeRefused.Similar::new)
        .flatMap(
            variant ->
                entries
                    .lock(new KnowledgeId(variant.item()))
                    .<KnowledgeRefused>toEither(() -> new KnowledgeRefused.Unknown(variant.item()))
                    .map(from -> add.apply(from, contribution(variant, from)))
                    .peek(own -> fold.takenOut(variant, own.id().value())));
  }

  private static Contribution contribution(Variant variant, KnowledgeEntry from) {
    return new Contribution(
        new DomainPath(variant.title()), variant.body(), from.confidence(), from.validity());
  }
}
