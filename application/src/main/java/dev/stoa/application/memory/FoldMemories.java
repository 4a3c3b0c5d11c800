package dev.stoa.application.memory;

import dev.stoa.application.search.FoldTexts;
import dev.stoa.application.search.Written;
import dev.stoa.application.trust.WrittenBy;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.memory.ContentKey;
import dev.stoa.domain.memory.Memories;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.search.NearDuplicates;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.SimilarTexts;
import dev.stoa.domain.search.TextFate;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.WhenSimilar;
import dev.stoa.domain.trust.ItemKind;
import dev.stoa.domain.trust.Origin;
import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.BiFunction;

/** Stores memories with regard to those that say nearly the same. */
final class FoldMemories {

  private final Memories memories;
  private final WriteMemory write;
  private final StoreMemories keep;
  private final FoldTexts fold;
  private final InstantSource clock;
  private final IdSource ids;

  <S extends MemoryStorage & SearchStorage> FoldMemories(
      S storage, WriteMemory write, InstantSource clock, IdSource ids) {
    this.memories = storage.memories();
    this.write = write;
    this.keep = new StoreMemories(storage);
    this.fold = new FoldTexts(storage, clock, ids);
    this.clock = clock;
    this.ids = ids;
  }

  /** What is to become of a memory. */
  Either<MemoryRefused, SimilarTexts> decide(Remember remember, WhenSimilar when) {
    Option<Memory> same =
        live(remember.content(), remember)
            .orElse(() -> live(NearDuplicates.unmarked(remember.content()), remember));
    return same.isDefined()
        ? Either.right(SimilarTexts.known(same.get().id().value()))
        : fold.decide(
                fresh(remember).document(),
                remember.embedding(),
                when,
                remember.supersedes().map(MemoryId::value),
                this::contents)
            .mapLeft(MemoryRefused.Similar::new);
  }

  /** Memories of the scope that may say the same, or nearly, with their origins. */
  Seq<Tuple2<Memory, Origin>> near(Remember remember) {
    return memories
        .withOrigins(fold.candidates(fresh(remember).document(), this::contents).map(MemoryId::new))
        .filter(one -> isLive(one._1));
  }

  /** Keeps its words as a variant of a memory that it reinforces; none if that has them. */
  Option<VariantId> keepWords(Remember remember, Memory other) {
    return fold.variantOf(fresh(remember).document(), other.id().value());
  }

  void forgetWords(VariantId id) {
    fold.unmerge(id);
  }

  private Option<Memory> live(String content, Remember remember) {
    return memories
        .find(remember.scope(), ContentKey.ending(content, remember.validity().until()))
        .filter(this::isLive);
  }

  private boolean isLive(Memory memory) {
    return !memory.times().isExpired(clock.instant());
  }

  /** Not the indexed texts, which have the names in them. */
  private Map<String, String> contents(Seq<String> found) {
    return memories.find(found.map(MemoryId::new)).toMap(one -> one.id().value(), Memory::content);
  }

  private Memory fresh(Remember remember) {
    // What it says is compared, not its names.
    return remember.as(new MemoryId(ids.next()), clock.instant()).labelled(MemoryLabels.NONE);
  }

  /** Stores a memory as was decided; if the other is gone since then, as a new one. */
  Either<MemoryRefused, Written<Memory>> write(Remember remember, SimilarTexts found) {
    Option<Memory> other =
        found
            .target()
            .flatMap(id -> memories.lock(Vector.of(new MemoryId(id))).headOption())
            .filter(this::isLive);
    if (other.isEmpty()) {
      return write.remember(remember).map(memory -> Written.added(memory, found));
    }
    boolean isKnown = found.fate() == TextFate.KNOWN;
    if (isKnown) {
      write.isIndependent(other.get());
    }
    return Either.right(
        isKnown ? known(remember, other.get(), found) : merged(remember, other.get(), found));
  }

  /** New labels are kept; they change neither strength nor age. */
  private Written<Memory> known(Remember remember, Memory other, SimilarTexts found) {
    Memory labelled = other.alsoLabelled(remember.labels());
    if (!labelled.equals(other)) {
      keep.change(other, labelled);
    }
    return new Written<>(labelled, TextFate.KNOWN, found.similar());
  }

  private Written<Memory> merged(Remember remember, Memory other, SimilarTexts found) {
    TextFate fate = fold.merge(fresh(remember).document(), other.id().value());
    if (fate == TextFate.KNOWN) {
      return known(remember, other, found);
    }
    Instant now = clock.instant();
    Memory reinforced =
        other
            .reinforced(remember.expiresAt(now), now)
            .alsoLabelled(remember.labels())
            .alsoValid(remember.validity());
    keep.change(other, reinforced);
    return new Written<>(reinforced, fate, found.similar());
  }

  /** Stores memories one after the other, so that each is compared with those before it. */
  Either<MemoryRefused, Seq<Written<Memory>>> writeAll(
      Seq<Remember> all,
      WhenSimilar when,
      BiFunction<Remember, Written<Memory>, Either<MemoryRefused, Written<Memory>>> then) {
    return Either.sequenceRight(
        all.iterator()
            .map(
                one ->
                    decide(one, when)
                        .flatMap(found -> write(one, found))
                        .flatMap(written -> then.apply(one, written))));
  }

  Seq<Variant> variants(MemoryId id) {
    return fold.variantsOf(SearchSource.MEMORY, id.value());
  }

  /** Stores a variant as a memory like the one it was merged into, which loses a reinforcement. */
  Either<MemoryRefused, Memory> takeOut(VariantId id) {
    return fold.lock(SearchSource.MEMORY, id)
        .<MemoryRefused>mapLeft(MemoryRefused.Similar::new)
        .flatMap(
            variant ->
                memories
                    .lock(Vector.of(new MemoryId(variant.item())))
                    .headOption()
                    .<MemoryRefused>toEither(
                        () -> new MemoryRefused.Unknown(new MemoryId(variant.item())))
                    .flatMap(from -> takenOut(variant, from)));
  }

  private Either<MemoryRefused, Memory> takenOut(Variant variant, Memory from) {
    Memory own =
        from.worded(new MemoryId(ids.next()), variant.text(), variant.author(), clock.instant());
    if (!keep.add(own)) {
      return Either.left(
          new MemoryRefused.SameContent(
              from.id(), keep.sameAs(own).map(Memory::id).getOrElse(from.id()), from.scope()));
    }
    WrittenBy.madeFrom(
        Vector.of(ItemKind.MEMORY.ref(from.id().value())), () -> write.bind(Vector.of(own)));
    memories.save(Vector.of(from.lessReinforced(clock.instant())));
    fold.takenOut(variant, own.id().value());
    return Either.right(own);
  }
}
