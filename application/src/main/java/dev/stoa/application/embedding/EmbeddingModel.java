package dev.stoa.application.embedding;

import dev.stoa.domain.search.Embedding;
import java.util.List;

/** Turns texts into vectors; an application supplies its own. Called by several threads. */
@FunctionalInterface
public interface EmbeddingModel {

  /** The vector of a text, with the name of the model; always of the same dimension. */
  Embedding embed(String text);

  /** The vectors of many texts in order; a model that can do it in one call should override it. */
  default List<Embedding> embedAll(List<String> texts) {
    return texts.stream().map(this::embed).toList();
  }

  /** The name that its vectors have. */
  default String name() {
    return embed("name").model();
  }
}
