package dev.stoa.domain.search;

import io.vavr.Tuple2;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Comparator;
import java.util.function.Function;

/**
 * Decides what becomes of a text that says nearly the same as stored ones.
 *
 * <p>The score is the share of runs of two words that both texts have. Texts of which each says
 * something that the other does not, or of which one negates something, stay below {@link #USUAL},
 * and so does what is near in meaning only: such texts are reported, and merged only on request.
 */
public final class NearDuplicates {

  /** From this score on, texts are different wordings of the same. */
  public static final double USUAL = 0.9;

  /** The number of similar texts that are reported. */
  public static final int MOST = 5;

  static final double BELOW_USUAL = 0.89;
  private static final double LEAST = 0.5;
  private static final double LEAST_COSINE = 0.8;

  private static final Comparator<SimilarText> MOST_SIMILAR_FIRST =
      Comparator.comparingDouble(SimilarText::score).reversed().thenComparing(SimilarText::id);

  private NearDuplicates() {}

  /** The questions for all of their words by which candidates are found. */
  public static Seq<String> questions(String text) {
    return Wording.questions(Wording.unmarked(text));
  }

  /** A text without the marks that lists and citations of recalled texts put around it. */
  public static String unmarked(String text) {
    return Wording.unmarked(text);
  }

  /** Whether two texts differ in nothing but case, whitespace and such marks of the first. */
  public static boolean isSame(String written, String stored) {
    return Wording.of(written).isSameAs(Wording.of(stored));
  }

  /** What becomes of a text among candidates; a left if it is to be refused. */
  public static Either<TooSimilar, SimilarTexts> decide(
      String text, Seq<SimilarCandidate> candidates, WhenSimilar when) {
    return decide(text, candidates, when, similar -> HashSet.empty());
  }

  /**
   * As above.
   *
   * @param leftOut which of the similar ones do not count; not asked if there are none
   */
  public static Either<TooSimilar, SimilarTexts> decide(
      String text,
      Seq<SimilarCandidate> candidates,
      WhenSimilar when,
      Function<Seq<String>, Set<String>> leftOut) {
    Wording written = Wording.of(text);
    Seq<Tuple2<SimilarText, Boolean>> near =
        candidates
            .map(one -> compared(written, one))
            .filter(one -> one._2 || one._1.score() >= LEAST)
            .toVector();
    if (near.isEmpty()) {
      return Either.right(new SimilarTexts(TextFate.ADDED, Vector.empty()));
    }
    Set<String> gone = leftOut.apply(near.map(one -> one._1.id()));
    Seq<Tuple2<SimilarText, Boolean>> counting = near.reject(one -> gone.contains(one._1.id()));
    Option<SimilarTexts> known =
        counting.find(Tuple2::_2).map(one -> SimilarTexts.known(one._1.id()));
    if (known.isDefined()) {
      return Either.right(known.get());
    }
    Seq<SimilarText> similar =
        counting.map(Tuple2::_1).sorted(MOST_SIMILAR_FIRST).take(MOST).toVector();
    boolean isSame = similar.exists(one -> one.score() >= when.threshold());
    return switch (when.way()) {
      case REPORT -> Either.right(new SimilarTexts(TextFate.ADDED, similar));
      case MERGE ->
          Either.right(new SimilarTexts(isSame ? TextFate.MERGED : TextFate.ADDED, similar));
      case REFUSE ->
          isSame
              ? Either.left(new TooSimilar(similar.filter(one -> one.score() >= when.threshold())))
              : Either.right(new SimilarTexts(TextFate.ADDED, similar));
    };
  }

  /** How similar a candidate is, and whether it says the same. */
  private static Tuple2<SimilarText, Boolean> compared(Wording written, SimilarCandidate one) {
    Wording stored = Wording.of(one.text());
    return new Tuple2<>(
        new SimilarText(one.id(), score(written, stored, one.cosine())), written.isSameAs(stored));
  }

  private static double score(Wording written, Wording stored, Option<Double> cosine) {
    double byMeaning =
        cosine
            .filter(near -> near >= LEAST_COSINE)
            .map(near -> Math.min(near, BELOW_USUAL))
            .getOrElse(0.0);
    return Math.round(Math.max(written.similarity(stored), byMeaning) * 1_000) / 1_000.0;
  }
}
