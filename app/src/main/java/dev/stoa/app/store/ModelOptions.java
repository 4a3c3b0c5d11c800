package dev.stoa.app.store;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.application.embedding.EmbeddingModel;
import dev.stoa.application.embedding.EmbeddingModelProvider;
import dev.stoa.application.embedding.HashingEmbeddingModel;
import io.vavr.control.Option;

/**
 * What the global options say about models.
 *
 * @param name the embedding model; none searches by words alone
 * @param threads how many threads work on one text
 * @param counter how tokens are counted
 */
public record ModelOptions(Option<String> name, int threads, String counter) {

  /** The model, which is loaded when it is first used. */
  Option<EmbeddingModel> model() {
    return name.filter(given -> !given.isBlank()).map(this::named);
  }

  private EmbeddingModel named(String given) {
    return EmbeddingModelProvider.find(given, threads)
        .getOrElseThrow(
            () ->
                CliFailure.usage(
                    "--embedding-model: there is no model "
                        + given
                        + ": put stoa-embeddings.jar beside stoa.jar and give all-minilm-l6-v2-q,"
                        + " or give "
                        + HashingEmbeddingModel.NAME));
  }
}
