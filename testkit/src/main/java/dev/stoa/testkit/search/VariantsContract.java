package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.Variants;
import dev.stoa.testkit.storage.WorkspaceContract;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The contract of every store of variants. */
public interface VariantsContract extends WorkspaceContract<SearchStorage> {

  Instant EARLY = Instant.parse("2026-01-02T03:04:05.000006Z");

  @Test
  default void variantsOfAnItemAreReadOldestFirst() {
    Variant second = variant("a", SearchSource.NOTE, "n", EARLY.plusSeconds(1));
    Variant first = variant("b", SearchSource.NOTE, "n", EARLY);
    add(second, first, variant("c", SearchSource.KNOWLEDGE, "n", EARLY));
    add(variant("d", SearchSource.NOTE, "other", EARLY));
    assertEquals(Vector.of(first, second), of(SearchSource.NOTE, "n", 9));
    assertEquals(Vector.of(first), of(SearchSource.NOTE, "n", 1));
    assertEquals(Vector.empty(), of(SearchSource.MEMORY, "n", 9));
  }

  @Test
  default void aVariantThatIsTakenOutStays() {
    Variant variant = variant("a", SearchSource.CORRECTION, "c", EARLY);
    add(variant);
    Variant out = variant.takenOut("c2", EARLY.plusSeconds(9));
    this.<Boolean>write(
        variants -> {
          assertEquals(Option.some(variant), variants.lock(variant.id()));
          assertEquals(Option.none(), variants.lock(new VariantId("x")));
          variants.save(out);
          return true;
        });
    assertEquals(Vector.of(out), of(SearchSource.CORRECTION, "c", 9));
  }

  @Test
  default void oneIsRemoved() {
    Variant other = variant("b", SearchSource.MEMORY, "n", EARLY.plusSeconds(1));
    add(variant("a", SearchSource.MEMORY, "n", EARLY), other);
    this.<Boolean>write(
        variants -> {
          variants.remove(new VariantId("a"));
          variants.remove(new VariantId("x"));
          return true;
        });
    assertEquals(Vector.of(other), of(SearchSource.MEMORY, "n", 9));
  }

  @Test
  default void thoseOfItemsAreRemoved() {
    Variant other = variant("d", SearchSource.NOTE, "n", EARLY);
    add(variant("a", SearchSource.MEMORY, "n", EARLY), other);
    add(variant("b", SearchSource.MEMORY, "m", EARLY));
    this.<Boolean>write(
        variants -> {
          variants.removeAll(SearchSource.MEMORY, Vector.of("n", "m", "x"));
          return true;
        });
    assertEquals(Vector.empty(), of(SearchSource.MEMORY, "n", 9));
    assertEquals(Vector.empty(), of(SearchSource.MEMORY, "m", 9));
    assertEquals(Vector.of(other), of(SearchSource.NOTE, "n", 9));
  }

  private void add(Variant... all) {
    this.<Boolean>write(
        variants -> {
          Vector.of(all).forEach(variants::add);
          return true;
        });
  }

  private Seq<Variant> of(SearchSource source, String item, int limit) {
    return storage()
        .unitOfWork()
        .read(() -> storage().variants().of(source, item, limit))
        .toVector();
  }

  private <T> T write(Function<Variants, T> work) {
    return storage().unitOfWork().run(() -> work.apply(storage().variants()));
  }

  private static Variant variant(String id, SearchSource source, String item, Instant at) {
    return new Variant(
        new VariantId(id),
        source,
        item,
        "owner",
        "other words of " + item,
        Option.some("zealot"),
        at,
        Option.none(),
        Option.none());
  }
}
