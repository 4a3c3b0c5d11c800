package dev.stoa.application.search;

import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.Matching;
import dev.stoa.domain.search.NearDuplicates;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.SimilarCandidate;
import dev.stoa.domain.search.SimilarTexts;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.TextHit;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.TextQuery;
import dev.stoa.domain.search.TooSimilar;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.VariantRefused;
import dev.stoa.domain.search.Variants;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import dev.stoa.domain.search.WhenSimilar;
import dev.stoa.domain.search.Wording;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;
import java.util.function.Function;

/**
 * The step of finding what says nearly the same as a text to be written, and of keeping the text as
 * a variant of that; requires an open unit of work.
 */
public final class FoldTexts {

  /** As many candidates are compared of each question for words. */
  private static final int CANDIDATES = 50;

  /** As many are compared that have some of the words. */
  private static final int PARTS = 20;

  /** The number of variants of an item that are listed, and looked through for a repetition. */
  public static final int VARIANTS = 1_000;

  private final TextIndex texts;
  private final VectorIndex vectors;
  private final Variants variants;
  private final InstantSource clock;
  private final IdSource ids;

  /** With the clock and the id source of a workspace. */
  public FoldTexts(SearchStorage storage, InstantSource clock, IdSource ids) {
    this.texts = storage.textIndex();
    this.vectors = storage.vectorIndex();
    this.variants = storage.variants();
    this.clock = clock;
    this.ids = ids;
  }

  /** What is to become of a text among those of the same owner. */
  public Either<TooSimilar, SimilarTexts> decide(SearchDocument written, WhenSimilar when) {
    return decide(
        written,
        Option.none(),
        when,
        Vector.empty(),
        found ->
            texts.named(written.source(), found).toMap(SearchDocument::id, SearchDocument::text));
  }

  /**
   * As above.
   *
   * @param meaning what it means to some model; none is as that of the workspace sees it
   * @param besides the ids of texts that do not count
   * @param stored what things say, by their ids; those that are gone are left out
   */
  public Either<TooSimilar, SimilarTexts> decide(
      SearchDocument written,
      Option<Embedding> meaning,
      WhenSimilar when,
      Seq<String> besides,
      Function<Seq<String>, Map<String, String>> stored) {
    return NearDuplicates.decide(
        written.text(),
        compared(written, meaning, stored),
        when,
        similar -> leftOut(written, similar).addAll(besides));
  }

  /**
   * The ids of texts of the same owner that may say the same, nearly the same, or a part of it, and
   * count now.
   */
  public Seq<String> candidates(
      SearchDocument written, Function<Seq<String>, Map<String, String>> stored) {
    TextQuery any = TextQuery.about(Wording.asked(written.text())).ownedBy(written.owner());
    Seq<String> found =
        compared(written, Option.none(), stored)
            .map(SimilarCandidate::id)
            .appendAll(texts.find(written.source(), any, 0, PARTS).map(TextHit::id))
            .distinct();
    return found.isEmpty() ? found : found.removeAll(leftOut(written, found));
  }

  private Seq<SimilarCandidate> compared(
      SearchDocument written,
      Option<Embedding> meaning,
      Function<Seq<String>, Map<String, String>> stored) {
    Map<String, Double> near = near(written, meaning);
    Seq<String> found =
        NearDuplicates.questions(written.text())
            .flatMap(words -> holding(words, written))
            .appendAll(near.keySet())
            .distinct();
    Map<String, String> said = stored.apply(found);
    return found.flatMap(
        id -> said.get(id).map(text -> new SimilarCandidate(id, text, near.get(id))));
  }

  /** Merged into what was withdrawn, or known as it, a new text would be withdrawn with it. */
  private Set<String> leftOut(SearchDocument written, Seq<String> found) {
    TextQuery current = TextQuery.about("").validAt(Option.some(clock.instant()));
    return texts.leftOut(written.source(), found, current);
  }

  private Seq<String> holding(String words, SearchDocument written) {
    TextQuery query = TextQuery.about(words).matching(Matching.ALL).ownedBy(written.owner());
    return texts.find(written.source(), query, 0, CANDIDATES).map(TextHit::id);
  }

  /** The cosines of the nearest; none if there is no vector that can be compared. */
  private Map<String, Double> near(SearchDocument written, Option<Embedding> meaning) {
    Option<VectorScope> scope =
        VectorSource.of(written.source()).map(source -> new VectorScope(source, written.owner()));
    return scope
        .flatMap(
            in ->
                meaning
                    .orElse(() -> texts.embedded(written.text()))
                    .map(
                        given ->
                            vectors
                                .nearest(in, given, NearDuplicates.MOST, HashSet::ofAll)
                                .getOrElse(Vector.empty())))
        .getOrElse(Vector.empty())
        .toLinkedMap(VectorHit::id, VectorHit::cosine);
  }

  /** Keeps a text as a variant of an item, unless that has the wording already. */
  public TextFate merge(SearchDocument written, String item) {
    return variantOf(written, item).isDefined() ? TextFate.MERGED : TextFate.KNOWN;
  }

  /** As above; the variant, if it is new. */
  public Option<VariantId> variantOf(SearchDocument written, String item) {
    boolean isKnown =
        variantsOf(written.source(), item)
            .exists(
                one ->
                    one.takenOutAs().isEmpty()
                        && NearDuplicates.isSame(written.text(), one.text()));
    if (isKnown) {
      return Option.none();
    }
    VariantId id = new VariantId(ids.next());
    variants.add(
        new Variant(
            id,
            written.source(),
            item,
            written.owner(),
            written.text(),
            written.author(),
            clock.instant(),
            Option.none(),
            Option.none()));
    return Option.some(id);
  }

  /** Removes a variant, as if it had not been merged. */
  public void unmerge(VariantId id) {
    variants.remove(id);
  }

  /** The variants of an item, oldest first, with those that were taken out. */
  public Seq<Variant> variantsOf(SearchSource source, String item) {
    return variants.of(source, item, VARIANTS);
  }

  /** Removes the variants of items that cannot be restored. */
  public void forget(SearchSource source, Seq<String> items) {
    variants.removeAll(source, items);
  }

  /** A variant that can be taken out, locked until the unit of work ends. */
  public Either<VariantRefused, Variant> lock(SearchSource source, VariantId id) {
    return variants
        .lock(id)
        .filter(one -> one.source() == source)
        .<VariantRefused>toEither(() -> new VariantRefused.Unknown(id))
        .flatMap(
            one ->
                one.takenOutAs()
                    .<Either<VariantRefused, Variant>>map(
                        as -> Either.left(new VariantRefused.TakenOut(id, as)))
                    .getOrElse(() -> Either.right(one)));
  }

  /** Notes the item that a variant became. */
  public void takenOut(Variant variant, String as) {
    variants.save(variant.takenOut(as, clock.instant()));
  }
}
