package dev.stoa.bootstrap.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.search.VectorOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.search.EmbeddingRefused;
import dev.stoa.domain.search.FoundVector;
import dev.stoa.domain.search.VectorCollection;
import dev.stoa.domain.search.VectorItem;
import dev.stoa.domain.search.VectorQuery;
import dev.stoa.domain.search.VectorSearch;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Vectors that callers bring, on real engines. */
final class VectorItemsTest {

  private static final VectorCollection DOCS = new VectorCollection("docs");
  private static final VectorItem NORTH =
      VectorItem.of("north", 0, 1).text("").metadata(CanonicalJson.of("{\"year\":2024}"));
  private static final VectorItem EAST = VectorItem.of("east", 2, 0).text("the east");
  private static final VectorItem SOUTH =
      VectorItem.of("south", 0, -1).metadata(CanonicalJson.of("{\"year\":2020}"));

  @ParameterizedTest
  @EnumSource
  void itemsAreStoredAndFoundById(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      VectorOperations vectors = stoa.vectors();
      assertEquals(Vector.empty(), vectors.collections());
      assertEquals(Vector.empty(), found(vectors, VectorSearch.in(DOCS, 1, 0)));
      vectors.put(DOCS, Vector.of(NORTH, EAST, SOUTH)).get();
      vectors.put(new VectorCollection("other"), Vector.of(VectorItem.of("east", 1, 2, 3))).get();
      assertEquals(Option.some(NORTH), vectors.find(DOCS, "north"));
      assertEquals(Option.none(), vectors.find(DOCS, "North"));
      assertEquals(
          Vector.of(SOUTH, NORTH),
          vectors.find(DOCS, Vector.of("south", "none", "north")).toVector());
      assertEquals(
          Vector.of(EAST, NORTH), vectors.list(VectorQuery.in(DOCS).limit(2)).items().toVector());
      assertEquals(
          Vector.of(SOUTH), vectors.list(VectorQuery.in(DOCS).after("north")).items().toVector());
      assertEquals(
          Vector.of(NORTH),
          vectors
              .list(VectorQuery.in(DOCS).where(MetadataFilter.gt("year", 2020)))
              .items()
              .toVector());
      assertEquals(
          Vector.of(DOCS, new VectorCollection("other")), vectors.collections().toVector());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theNearestAreFoundAmongThoseWithTheMetadata(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      VectorOperations vectors = stoa.vectors();
      vectors.put(DOCS, Vector.of(NORTH, EAST, SOUTH)).get();
      VectorSearch question = VectorSearch.in(DOCS, 1, 0.5f);
      assertEquals(Vector.of("east", "north", "south"), found(vectors, question));
      assertEquals(Vector.of("east"), found(vectors, question.limit(1)));
      assertEquals(Vector.of("east", "north"), found(vectors, question.minCosine(0)));
      assertEquals(
          Vector.of("north", "south"),
          found(vectors, question.where(MetadataFilter.gte("year", 2020))));
      assertEquals(
          Vector.of("north"),
          found(vectors, question.where(MetadataFilter.gte("year", 2020)).limit(1)));
      FoundVector nearest = vectors.search(question).get().head();
      assertEquals(2 / Math.sqrt(5), nearest.cosine(), 1e-6);
      assertEquals(EAST, nearest.item());
    }
  }

  @ParameterizedTest
  @EnumSource
  void tiesAreOrderedByCodePointsOfIdsWithAConditionToo(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      VectorOperations vectors = stoa.vectors();
      Vector<String> ids = Vector.of("a", "\uE000", "\uD83D\uDE00");
      vectors
          .put(
              DOCS,
              ids.reverse()
                  .map(id -> VectorItem.of(id, 1, 0).metadata(CanonicalJson.of("{\"n\":1}"))))
          .get();
      VectorSearch question = VectorSearch.in(DOCS, 1, 0);
      assertEquals(ids, found(vectors, question));
      assertEquals(ids, found(vectors, question.where(MetadataFilter.eq("n", 1))));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aSecondOneOfAnIdReplacesTheFirst(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      VectorOperations vectors = stoa.vectors();
      vectors.put(DOCS, Vector.of(NORTH, EAST)).get();
      Instant before = Instant.now();
      VectorItem moved = VectorItem.of("north", 1, 0.1f);
      vectors.put(DOCS, Vector.of(VectorItem.of("north", 3, 3), moved)).get();
      assertEquals(Option.some(moved), vectors.find(DOCS, "north"));
      assertEquals(2, vectors.list(VectorQuery.in(DOCS)).items().size());
      assertEquals(
          NORTH.metadata(), stoa.asOf(before).vectors().find(DOCS, "north").get().metadata());
    }
  }

  @ParameterizedTest
  @EnumSource
  void anotherDimensionIsRefusedAndNothingIsStored(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      VectorOperations vectors = stoa.vectors();
      vectors.put(DOCS, Vector.of(NORTH)).get();
      EmbeddingRefused refused =
          vectors.put(DOCS, Vector.of(EAST, VectorItem.of("x", 1, 2, 3))).getLeft();
      assertTrue(refused.sentence().contains("3 dimensions"), refused::sentence);
      assertEquals(Option.none(), vectors.find(DOCS, "east"));
      assertTrue(vectors.search(VectorSearch.in(DOCS, 1)).isLeft());
      assertThrows(InvalidValue.class, () -> VectorItem.of("zero", 0, 0));
      assertThrows(InvalidValue.class, () -> VectorItem.of(" ", 1));
      assertThrows(InvalidValue.class, () -> VectorSearch.in(DOCS, 1).minCosine(2));
    }
  }

  @ParameterizedTest
  @EnumSource
  void itemsAreRemovedByIdByMetadataAndAllOfThem(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      VectorOperations vectors = stoa.vectors();
      vectors.put(DOCS, Vector.of(NORTH, EAST, SOUTH)).get();
      assertEquals(1, vectors.remove(DOCS, Vector.of("east", "none", "east")));
      assertEquals(0, vectors.remove(DOCS, Vector.of("east")));
      assertEquals(Vector.of("north", "south"), found(vectors, VectorSearch.in(DOCS, 1, 0.1f)));
      assertEquals(1, vectors.remove(DOCS, MetadataFilter.lt("year", 2024)));
      assertEquals(Vector.of("north"), found(vectors, VectorSearch.in(DOCS, 1, 0.1f)));
      assertEquals(1, vectors.clear(DOCS));
      assertEquals(Vector.empty(), found(vectors, VectorSearch.in(DOCS, 1, 0)));
      // Emptied, it may have another dimension.
      vectors.put(DOCS, Vector.of(VectorItem.of("x", 1, 2, 3))).get();
      assertEquals(Vector.of("x"), found(vectors, VectorSearch.in(DOCS, 1, 2, 3)));
    }
  }

  /** A filter that leaves few of many finds them, however far they are. */
  @ParameterizedTest
  @EnumSource
  void fewOfManyAreFound(TestEngine engine) {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      VectorOperations vectors = stoa.vectors();
      vectors
          .put(DOCS, Vector.range(0, 3_000).map(i -> VectorItem.of("near" + i, 1, i / 9_000f)))
          .get();
      CanonicalJson core = CanonicalJson.of("{\"team\":\"core\"}");
      vectors
          .put(DOCS, Vector.range(0, 7).map(i -> VectorItem.of("far" + i, -1, i).metadata(core)))
          .get();
      MetadataFilter filter = MetadataFilter.eq("team", "core");
      assertEquals(7, found(vectors, VectorSearch.in(DOCS, 1, 0).where(filter)).size());
      assertEquals(
          Vector.of("far6", "far5"),
          found(vectors, VectorSearch.in(DOCS, 1, 0).where(filter).limit(2)));
    }
  }

  private static Vector<String> found(VectorOperations vectors, VectorSearch question) {
    return vectors.search(question).get().map(one -> one.item().id()).toVector();
  }
}
