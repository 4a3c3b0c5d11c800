package dev.stoa.adapter.jooq.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import dev.stoa.storage.StorageConfig;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How much memory the cached vectors take. */
final class VectorMemoryTest {

  private static final int DIMENSION = 256;
  private static final long MEGABYTE = 1 << 20;

  /** A scope of one vector takes a block, which is a megabyte, and its id. */
  private static final long BOUND = 3 * MEGABYTE + 1_000;

  private final VectorMemory memory = new VectorMemory(BOUND);

  @Test
  void theBoundIsKeptWhateverIsAskedFor() {
    VectorCache<ScopeVectors> cache = new VectorCache<>(memory);
    for (int i = 0; i < 20; i++) {
      grow(cache, "scope " + i);
      assertTrue(bytes(cache) <= BOUND, "after " + i);
    }
    assertEquals(List.of("scope 17", "scope 18", "scope 19"), cached(cache));
  }

  @Test
  void whatWasUsedLongestAgoGoesFirst() {
    VectorCache<ScopeVectors> cache = new VectorCache<>(memory);
    grow(cache, "a");
    grow(cache, "b");
    grow(cache, "c");
    cache.entry(key("a"));
    grow(cache, "d");
    assertEquals(List.of("a", "c", "d"), cached(cache));
  }

  @Test
  void workspacesShareTheBound() {
    VectorCache<ScopeVectors> one = new VectorCache<>(memory);
    VectorCache<ScopeVectors> other = new VectorCache<>(memory);
    grow(one, "a");
    grow(other, "b");
    grow(one, "c");
    grow(other, "d");
    assertTrue(bytes(one) + bytes(other) <= BOUND);
    assertEquals(List.of("c"), cached(one));
    assertEquals(List.of("b", "d"), cached(other));
  }

  @Test
  void aScopeThatIsLargerThanTheBoundDoesNotFit() {
    VectorCache<ScopeVectors> cache = new VectorCache<>(memory);
    assertTrue(cache.fits(BOUND));
    assertFalse(cache.fits(BOUND + 1));
  }

  @Test
  void aWorkspaceMayHaveABoundOfItsOwn() {
    StorageConfig config = StorageConfig.of("jdbc:sqlite:a.db");
    assertSame(VectorMemory.of(StorageConfig.of("jdbc:sqlite:b.db")), VectorMemory.of(config));
    VectorMemory own = VectorMemory.of(config.withVectorCache(3));
    assertTrue(own.fits(3 * MEGABYTE));
    assertFalse(own.fits(3 * MEGABYTE + 1));
    assertFalse(VectorMemory.of(config.withVectorCache(0)).fits(1));
    assertEquals(
        "vectorCache is -1: give megabytes, 0 to keep no vectors",
        assertThrows(IllegalArgumentException.class, () -> config.withVectorCache(-1))
            .getMessage());
  }

  private static void grow(VectorCache<ScopeVectors> cache, String owner) {
    ScopeVectors vectors = new ScopeVectors(DIMENSION);
    vectors.put("v", new float[DIMENSION]);
    cache.entry(key(owner)).grown(vectors);
  }

  private static ScopedModel key(String owner) {
    return new ScopedModel(new VectorScope(VectorSource.MEMORY, owner), "model");
  }

  private static long bytes(VectorCache<ScopeVectors> cache) {
    return cache.entries().stream().mapToLong(entry -> entry.bytes()).sum();
  }

  private static List<String> cached(VectorCache<ScopeVectors> cache) {
    return cache.entries().stream().map(entry -> entry.key().scope().owner()).sorted().toList();
  }
}
