package dev.stoa.domain.search;

import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The meanings of everything that is searched.
 *
 * <p>Cosines are exact. Of few vectors all are compared; of many, those that are likely near, so
 * that one of the nearest may rarely be missing.
 */
public interface VectorIndex {

  /**
   * Keeps the vectors, each in place of the one its id had of the same model; all of them or, where
   * one is refused, none.
   */
  Either<EmbeddingRefused, Seq<Embedding>> putAll(
      VectorScope scope, Map<String, Embedding> embeddings);

  /** As {@link #putAll}, of one vector. */
  default Either<EmbeddingRefused, Embedding> put(
      VectorScope scope, String id, Embedding embedding) {
    return putAll(scope, LinkedHashMap.of(id, embedding)).map(Seq::head);
  }

  /** Removes the vectors of every model; removing what does not exist changes nothing. */
  void removeAll(VectorScope scope, Seq<String> ids);

  /** As {@link #removeAll}, of one id. */
  default void remove(VectorScope scope, String id) {
    removeAll(scope, Vector.of(id));
  }

  /** The vector of this model, if it has one. */
  Option<Embedding> find(VectorScope scope, String id, String model);

  /**
   * The nearest that are admitted, nearest first, equals in code point order of their ids.
   *
   * @param admit is called with batches of ids, nearest first, and returns those that count; it is
   *     called until enough are found, so {@code limit} come back whenever that many are admitted
   */
  Either<EmbeddingRefused, Seq<VectorHit>> nearest(
      VectorScope scope, Embedding embedding, int limit, Function<Seq<String>, Set<String>> admit);

  /**
   * As {@link #nearest}, with the cosines of other ids too, and with what is known of all vectors.
   *
   * @param ids those without a vector are left out
   */
  Either<EmbeddingRefused, ComparedVectors> compare(
      VectorScope scope,
      Embedding embedding,
      Seq<String> ids,
      int limit,
      Function<Seq<String>, Set<String>> admit);

  /** Which of the ids have a vector of this model. */
  Set<String> known(VectorScope scope, String model, Seq<String> ids);

  /** The models that the scope has vectors of, in code point order. */
  Seq<String> models(VectorScope scope);

  /** Removes every vector of one model. */
  void removeModel(VectorScope scope, String model);

  /** The scopes of a source that have vectors of any model, in code point order of owners. */
  Seq<VectorScope> scopes(VectorSource source);
}
