package dev.stoa.domain.search;

import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/** The meanings of everything that is searched, compared exactly. */
public interface VectorIndex {

  /** Keeps the vector, in place of the one its id had of the same model. */
  Either<EmbeddingRefused, Embedding> put(VectorScope scope, String id, Embedding embedding);

  /** Lets go of the vectors of every model; what is not there may be removed too. */
  void remove(VectorScope scope, String id);

  /** The vector of this model, if it has one. */
  Option<Embedding> find(VectorScope scope, String id, String model);

  /**
   * The nearest that are admitted, nearest first, equals in code point order of their ids.
   *
   * @param admit is shown ids a batch at a time, nearest first, and gives back those that count; it
   *     is asked until enough are found, so {@code limit} come back whenever that many are admitted
   */
  Either<EmbeddingRefused, Seq<VectorHit>> nearest(
      VectorScope scope, Embedding embedding, int limit, Function<Seq<String>, Set<String>> admit);
}
