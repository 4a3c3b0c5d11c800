package dev.stoa.application.embedding;

import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.search.Embedding;
import dev.stoa.domain.search.SearchDocument;
import dev.stoa.domain.search.VectorIndex;
import dev.stoa.domain.search.VectorScope;
import dev.stoa.domain.search.VectorSource;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The step of embedding documents and storing their vectors. */
final class EmbedDocuments {

  private final VectorIndex vectors;
  private final EmbeddingModel model;

  EmbedDocuments(VectorIndex vectors, EmbeddingModel model) {
    this.vectors = vectors;
    this.model = model;
  }

  /** The vectors of texts, in order; needs no unit of work. */
  Seq<Tuple2<SearchDocument, Embedding>> embed(Seq<SearchDocument> documents) {
    return documents.isEmpty()
        ? Vector.empty()
        : documents.zip(model.embedAll(documents.map(SearchDocument::text).asJava())).toVector();
  }

  /** Stores vectors in the open unit of work; one of another dimension is refused. */
  void store(Seq<Tuple2<SearchDocument, Embedding>> embedded) {
    for (Tuple2<VectorScope, ? extends Seq<Tuple2<SearchDocument, Embedding>>> one :
        embedded.groupBy(pair -> scope(pair._1).get())) {
      Map<String, Embedding> given =
          LinkedHashMap.ofEntries(one._2.map(pair -> new Tuple2<>(pair._1.id(), pair._2)));
      vectors.putAll(one._1, given).getOrElseThrow(RefusalException::new);
    }
  }

  /** Where the vector of a document is; none for sources without vectors and keyed words. */
  static Option<VectorScope> scope(SearchDocument document) {
    return VectorSource.of(document.source())
        .filter(source -> !document.isKeyed())
        .map(source -> new VectorScope(source, document.owner()));
  }
}
