package dev.stoa.domain.search;

import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalCode;
import io.vavr.collection.Seq;

/** Why a vector was refused. */
public sealed interface EmbeddingRefused extends Refusal {

  /** The scope holds vectors of this model with another number of dimensions. */
  @RefusalCode("embedding.wrong_dimension")
  record WrongDimension(String model, int given, int stored)
      implements EmbeddingRefused, Refusal.Invalid {
    @Override
    public String sentence() {
      return "embedding of model "
          + model
          + " has "
          + given
          + " dimensions, those kept here have "
          + stored
          + ": give "
          + stored
          + " values, or name the model it is really from";
    }
  }

  /** The scope holds vectors, but none of the requested model. */
  @RefusalCode("embedding.unknown_model")
  record UnknownModel(String model, Seq<String> stored)
      implements EmbeddingRefused, Refusal.Absent {
    @Override
    public String sentence() {
      return "no vector of model "
          + model
          + " is kept here, only of "
          + stored.mkString(", ")
          + ": ask with one of those, or embed anew";
    }
  }
}
