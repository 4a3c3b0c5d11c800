package dev.stoa.application.embedding;

import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.SearchSource;
import dev.stoa.domain.search.TextIndex;
import dev.stoa.domain.search.VectorHit;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import io.vavr.collection.HashSet;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;

/** Compares what two models find near to each other. */
final class CompareModels {

  /** The number of texts of each source whose neighbours are compared. */
  private static final int ASKED = 50;

  private static final int NEAREST = 10;

  private final UnitOfWork unitOfWork;
  private final TextIndex texts;
  private final VectorIndex vectors;

  CompareModels(UnitOfWork unitOfWork, TextIndex texts, VectorIndex vectors) {
    this.unitOfWork = unitOfWork;
    this.texts = texts;
    this.vectors = vectors;
  }

  /**
   * The mean share of the ten texts nearest by the old model that are among the ten nearest by the
   * new one; 1 where nothing can be compared.
   */
  double recall(Seq<SearchSource> sources, String old, String next) {
    return unitOfWork.read(
        () ->
            sources
                .flatMap(source -> texts.documents(source, Option.none(), ASKED))
                .flatMap(
                    document ->
                        EmbedDocuments.scope(document)
                            .flatMap(scope -> recall(scope, document, old, next)))
                .average()
                .getOrElse(1.0));
  }

  private Option<Double> recall(
      VectorScope scope, SearchDocument document, String old, String next) {
    Set<String> before = nearest(scope, document, old);
    return Option.when(
        before.nonEmpty(),
        () -> (double) before.intersect(nearest(scope, document, next)).size() / before.size());
  }

  /** Without the text itself. */
  private Set<String> nearest(VectorScope scope, SearchDocument document, String model) {
    Option<Embedding> vector = vectors.find(scope, document.id(), model);
    return vector
        .flatMap(
            one ->
                vectors
                    .nearest(scope, one, NEAREST, ids -> HashSet.ofAll(ids).remove(document.id()))
                    .toOption())
        .map(hits -> (Set<String>) HashSet.ofAll(hits.map(VectorHit::id)))
        .getOrElse(HashSet::empty);
  }
}
