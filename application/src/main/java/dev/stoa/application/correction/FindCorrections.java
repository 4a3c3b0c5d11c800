package dev.stoa.application.correction;

import dev.stoa.domain.conversation.TokenCounter;
import dev.stoa.domain.correction.Contradiction;
import dev.stoa.domain.correction.Correction;
import dev.stoa.domain.correction.CorrectionDraft;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionQuery;
import dev.stoa.domain.correction.CorrectionScope;
import dev.stoa.domain.correction.CorrectionStorage;
import dev.stoa.domain.correction.Corrections;
import dev.stoa.domain.correction.InjectedCorrection;
import dev.stoa.domain.correction.InjectionScore;
import dev.stoa.domain.correction.PackedCorrections;
import dev.stoa.domain.correction.RelatedCorrection;
import dev.stoa.domain.correction.ScopeRelation;
import dev.stoa.domain.pack.FillPack;
import dev.stoa.domain.pack.PackQuestion;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.ItemRef;
import dev.stoa.domain.trust.Origin;
import dev.stoa.domain.trust.Origins;
import dev.stoa.domain.trust.Trust;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Comparator;

/**
 * The step of finding the corrections that a text is about; requires an open unit of work.
 *
 * <p>Only what shares a word with the text is looked at, through the text index: the best of each
 * scope, however many corrections there are.
 */
final class FindCorrections {

  /** The number of corrections of each scope that are scored. */
  private static final int CANDIDATES = 200;

  private static final Comparator<InjectedCorrection> BEST_FIRST =
      Comparator.<InjectedCorrection>comparingDouble(found -> found.score().total())
          .thenComparingDouble(found -> found.correction().effectiveConfidence())
          .reversed()
          .thenComparing(found -> found.correction().position());

  private final Corrections corrections;
  private final TextIndex index;
  private final Origins origins;
  private final TokenCounter counter;

  <S extends CorrectionStorage & SearchStorage & TrustStorage> FindCorrections(
      S storage, TokenCounter counter) {
    this.corrections = storage.corrections();
    this.index = storage.textIndex();
    this.origins = storage.origins();
    this.counter = counter;
  }

  /** Those that belong in the prompt of a query, best first. */
  PackedCorrections packed(CorrectionQuery query, Instant now) {
    Seq<InjectedCorrection> worthwhile = worthwhile(query, now);
    Map<String, Origin> trusted = trusted(worthwhile.map(InjectedCorrection::correction));
    Seq<InjectedCorrection> found =
        worthwhile
            .filter(one -> trusted.containsKey(one.correction().id().value()))
            .take(PackQuestion.CANDIDATES);
    FillPack fill = new FillPack(query.words(), query.tokens(), counter, now);
    return PackedCorrections.of(
        found,
        fill.of(
            found.map(one -> one.candidate().written(trusted.get(one.correction().id().value()))),
            query.limit()));
  }

  private Seq<InjectedCorrection> worthwhile(CorrectionQuery query, Instant now) {
    return query
        .scopes()
        .flatMap(
            scope ->
                candidates(
                    TextQuery.about(query.words())
                        .ownedBy(scope.toString())
                        .validAt(query.valid().asOf(now))))
        .map(
            correction ->
                new InjectedCorrection(
                    correction.sweptAt(now),
                    InjectionScore.of(correction, query.words(), query.domain(), now)))
        .filter(found -> found.correction().effectiveConfidence() >= query.minConfidence())
        .filter(found -> found.score().isWorthwhile())
        .sorted(BEST_FIRST)
        .toVector();
  }

  /**
   * Those that a draft would replace, that may need a decision, or whose claim it contradicts, of
   * what is true when it begins.
   */
  Seq<RelatedCorrection> related(CorrectionDraft draft, Instant now) {
    Option<Instant> beginning = Option.some(draft.validity().from().getOrElse(now));
    return beside(draft)
        .flatMap(query -> candidates(query.validAt(beginning)))
        .filter(Correction::isActive)
        .map(
            held ->
                new RelatedCorrection(
                    held,
                    ScopeRelation.of(draft, held.draft()),
                    Contradiction.between(draft.claim(), held.draft().claim())))
        .filter(found -> found.contradicts() || found.relation() != ScopeRelation.STORE)
        .toVector();
  }

  /**
   * What applies everywhere meets corrections of every scope, others those of their own and global
   * ones.
   */
  private static Seq<TextQuery> beside(CorrectionDraft draft) {
    TextQuery subject = TextQuery.about(draft.subject());
    return draft.scope().isGlobal()
        ? Vector.of(subject)
        : Vector.of(draft.scope(), CorrectionScope.GLOBAL)
            .map(scope -> subject.ownedBy(scope.toString()));
  }

  /** The origins of those that are not quarantined, by id. */
  private Map<String, Origin> trusted(Seq<Correction> some) {
    return origins
        .all(some.map(one -> ItemKind.CORRECTION.ref(one.id().value())))
        .filterValues(origin -> origin.trust() != Trust.QUARANTINED)
        .mapKeys(ItemRef::id);
  }

  /** Each round looks at as many as all before it: most may be superseded. */
  private Seq<Correction> candidates(TextQuery query) {
    Vector<String> found = Vector.empty();
    int seen = 0;
    boolean isLast;
    do {
      int most = Math.max(seen, CANDIDATES);
      Seq<String> hits =
          index.find(SearchSource.CORRECTION, query, seen, most).map(hit -> hit.id());
      found = found.appendAll(hits.removeAll(index.leftOut(SearchSource.CORRECTION, hits, query)));
      isLast = hits.size() < most;
      seen += most;
    } while (!isLast && found.size() < CANDIDATES);
    return corrections.find(found.take(CANDIDATES).map(CorrectionId::new));
  }
}
