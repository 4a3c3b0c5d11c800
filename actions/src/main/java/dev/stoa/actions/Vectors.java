package dev.stoa.actions;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.domain.search.Embedding;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Embeddings as inputs have them: the members {@code embedding} and {@code model}. */
public final class Vectors {

  public static final String EMBEDDING = "The vector; numbers may have commas between.";
  public static final String MODEL =
      "The model the embedding is from; vectors of two models are not compared.";

  private Vectors() {}

  /** Refuses what is no embedding. */
  public static void require(Seq<Double> numbers, Option<String> model) {
    embedding(numbers, model);
  }

  /** The vector, if there is one; refuses numbers without a model, and a model without numbers. */
  public static Option<Embedding> embedding(Seq<Double> numbers, Option<String> model) {
    if (numbers.isEmpty() != model.isEmpty()) {
      throw BadInput.of("{embedding} and {model} go together: give both or neither");
    }
    return model.map(
        name -> {
          float[] values = new float[numbers.size()];
          int i = 0;
          for (double number : numbers) {
            values[i] = (float) number;
            i++;
          }
          return Embedding.of(name, values);
        });
  }
}
