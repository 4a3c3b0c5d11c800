package dev.stoa.application.embedding;

import io.vavr.control.Option;
import java.util.ServiceLoader;

/** A model that can be named in a configuration; found by {@link ServiceLoader}. */
public interface EmbeddingModelProvider {

  /** The name of the model. */
  String name();

  /**
   * The model; what it needs is loaded when it is first used.
   *
   * @param threads how many threads may work on one text
   */
  EmbeddingModel create(int threads);

  /** The model of this name, if some library on the class path has it. */
  static Option<EmbeddingModel> find(String name, int threads) {
    if (name.equals(HashingEmbeddingModel.NAME)) {
      return Option.some(new HashingEmbeddingModel());
    }
    for (EmbeddingModelProvider provider : ServiceLoader.load(EmbeddingModelProvider.class)) {
      if (provider.name().equals(name)) {
        return Option.some(provider.create(threads));
      }
    }
    return Option.none();
  }
}
