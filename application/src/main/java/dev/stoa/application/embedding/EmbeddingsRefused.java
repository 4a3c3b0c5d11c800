package dev.stoa.application.embedding;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Why embeddings were not made or switched. */
public sealed interface EmbeddingsRefused extends Refusal {

  /** The workspace is opened without a model. */
  @RefusalCode("embeddings.no_model")
  record NoModel() implements EmbeddingsRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "the workspace has no embedding model: name one with --embedding-model";
    }
  }

  /** There is no other model to replace, or it is not clear which. */
  @RefusalCode("embeddings.which_model")
  record WhichModel(String model, Option<String> from, Seq<String> others)
      implements EmbeddingsRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      if (others.isEmpty()) {
        return "there are no vectors of another model than " + model + ": nothing to switch from";
      }
      return (from.isDefined()
              ? "there are no vectors of model " + from.get()
              : "there are vectors of several models")
          + ": give from as one of "
          + others.mkString(", ");
    }
  }
}
