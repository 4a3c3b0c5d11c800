package dev.stoa.testkit.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorItems;
import dev.stoa.domain.search.VectorQuery;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** The contract of every store of what vectors stand for. */
public interface VectorItemsContract extends SearchWorkspace {

  /** Where these contracts store items. */
  VectorCollection HERE = new VectorCollection("here");

  /** Another collection. */
  VectorCollection THERE = new VectorCollection("there");

  @Test
  default void anItemIsStoredAsItIsGivenAndReplacedByItsId() {
    VectorItem plain = VectorItem.of("a", 0.1f, -3e-20f);
    VectorItem whole = VectorItem.of("b", 1, 2).text(" two\n").metadata(json("{\"n\":2}"));
    put(HERE, plain, whole);
    assertEquals(HashSet.of(plain, whole), find(HERE, "a", "b", "c").toSet());
    VectorItem other = VectorItem.of("b", 3, 4);
    put(HERE, other);
    assertEquals(List.of(other), find(HERE, "b").toList());
  }

  @Test
  default void collectionsKnowNothingOfEachOther() {
    put(HERE, VectorItem.of("a", 1));
    put(THERE, VectorItem.of("a", 2), VectorItem.of("b", 2));
    assertEquals(List.of(VectorItem.of("a", 1)), find(HERE, "a", "b").toList());
    assertEquals(1L, change(() -> items().clear(HERE)));
    assertEquals(List.empty(), find(HERE, "a").toList());
    assertEquals(2, find(THERE, "a", "b").size());
  }

  @Test
  default void pagesFollowTheIdsByCodePoints() {
    put(
        HERE,
        VectorItem.of("\uD83D\uDE00", 1),
        VectorItem.of("b", 1),
        VectorItem.of("\uE000", 1),
        VectorItem.of("a", 1));
    VectorQuery all = VectorQuery.in(HERE);
    Seq<VectorItem> first =
        read(() -> items().page(all.page(PageRequest.<String>first().limit(2))));
    assertEquals(List.of("a", "b"), ids(first));
    assertEquals(
        List.of("\uE000", "\uD83D\uDE00"),
        ids(read(() -> items().page(all.page(PageRequest.after("b").limit(9))))));
  }

  @Test
  default void itemsAreFoundByTheirMetadata() {
    put(
        HERE,
        VectorItem.of("a", 1).metadata(json("{\"n\":1}")),
        VectorItem.of("b", 1).metadata(json("{\"n\":2}")),
        VectorItem.of("c", 1));
    put(THERE, VectorItem.of("d", 1).metadata(json("{\"n\":2}")));
    MetadataFilter more = MetadataFilter.gte("n", 1);
    assertEquals(HashSet.of("a", "b"), read(() -> items().having(HERE, more, 9)).toSet());
    assertEquals(1, read(() -> items().having(HERE, more, 1)).size());
    assertEquals(HashSet.of("b"), read(() -> items().among(HERE, Vector.of("b", "c", "d"), more)));
    assertEquals(
        List.of("b"),
        ids(read(() -> items().page(VectorQuery.in(HERE).where(MetadataFilter.gt("n", 1))))));
  }

  @Test
  default void removingCountsWhatThereWas() {
    put(HERE, VectorItem.of("a", 1), VectorItem.of("b", 1));
    assertEquals(1L, change(() -> items().remove(HERE, Vector.of("b", "c"))));
    assertEquals(List.of("a"), ids(find(HERE, "a", "b")));
  }

  private VectorItems items() {
    return storage().vectorItems();
  }

  private void put(VectorCollection collection, VectorItem... items) {
    write(
        () -> {
          for (VectorItem item : items) {
            storage().vectorIndex().put(collection.scope(), item.id(), item.vector()).get();
          }
          items().putAll(collection, Vector.of(items), Instant.EPOCH);
        });
  }

  private Seq<VectorItem> find(VectorCollection collection, String... ids) {
    return read(() -> items().find(collection, Vector.of(ids)));
  }

  private long change(Supplier<Long> work) {
    return write(work);
  }

  private static List<String> ids(Seq<VectorItem> items) {
    return items.map(VectorItem::id).toList();
  }

  private static CanonicalJson json(String text) {
    return CanonicalJson.of(text);
  }
}
