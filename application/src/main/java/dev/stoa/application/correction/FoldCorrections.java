package dev.stoa.application.correction;

import dev.stoa.application.search.FoldTexts;
import dev.stoa.application.search.Written;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionRefused;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SimilarTexts;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.VariantRefused;
import dev.stoa.domain.search.WhenSimilar;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/**
 * The step of recording a correction with regard to those of its scope that say nearly the same.
 */
final class FoldCorrections {

  /** Of a correction that is not stored: an id that no stored one has. */
  private static final CorrectionId NEW = new CorrectionId("new");

  private final Corrections corrections;
  private final RecordCorrection record;
  private final FoldTexts fold;
  private final InstantSource clock;

  FoldCorrections(
      Corrections corrections, RecordCorrection record, FoldTexts fold, InstantSource clock) {
    this.corrections = corrections;
    this.record = record;
    this.fold = fold;
    this.clock = clock;
  }

  /** What is to become of a correction. */
  Either<CorrectionRefused, SimilarTexts> decide(CorrectionDraft draft, WhenSimilar when) {
    return fold.decide(document(draft), when).mapLeft(CorrectionRefused.Similar::new);
  }

  private SearchDocument document(CorrectionDraft draft) {
    return Correction.recorded(NEW, draft, clock.instant()).document();
  }

  /** Records it as was decided; if the other does not hold since then, as a new one. */
  Either<CorrectionRefused, Written<RecordedCorrection>> write(
      CorrectionDraft draft, SimilarTexts found) {
    Option<Correction> other =
        found
            .target()
            .flatMap(id -> corrections.lock(new CorrectionId(id)))
            .filter(Correction::isActive)
            .filter(held -> held.given().differsInWordsOnly(draft));
    if (other.isEmpty()) {
      return record.record(draft).map(recorded -> Written.added(recorded, found));
    }
    TextFate fate =
        found.fate() == TextFate.KNOWN
            ? TextFate.KNOWN
            : fold.merge(document(draft), other.get().id().value());
    return Either.right(
        new Written<>(
            new RecordedCorrection(other.get().sweptAt(clock.instant()), Vector.empty()),
            fate,
            found.similar()));
  }

  Seq<Variant> variants(CorrectionId id) {
    return fold.variantsOf(SearchSource.CORRECTION, id.value());
  }

  /** Removes the variants of corrections that are removed. */
  void forget(Seq<CorrectionId> removed) {
    fold.forget(SearchSource.CORRECTION, removed.map(CorrectionId::value));
  }

  /** Records a variant as a correction like the one it was merged into. */
  Either<CorrectionRefused, RecordedCorrection> takeOut(CorrectionId id, VariantId of) {
    return fold.lock(SearchSource.CORRECTION, of)
        .filterOrElse(
            variant -> variant.item().equals(id.value()), any -> new VariantRefused.Unknown(of))
        .<CorrectionRefused>mapLeft(CorrectionRefused.Similar::new)
        .flatMap(
            variant ->
                corrections
                    .find(id)
                    .<CorrectionRefused>toEither(() -> new CorrectionRefused.Unknown(id))
                    .flatMap(
                        from -> record.record(from.given().worded(variant.title(), variant.body())))
                    .peek(own -> fold.takenOut(variant, own.correction().id().value())));
  }
}
