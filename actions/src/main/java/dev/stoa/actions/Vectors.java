package dev.stoa.actions;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.search.Embedding;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Embeddings as inputs have them: the members {@code embedding} and {@code model}. */
public final class Vectors {

  public static final String EMBEDDING = "The vector; numbers may be separated by commas.";
  private static final String MODEL =
      "The model the embedding is from; vectors of two models are not compared.";

  private Vectors() {}

  /** A vector as callers give it. */
  public record Numbers(
      @Param(value = EMBEDDING, label = "numbers") Seq<Double> embedding,
      @Param(value = MODEL, label = "name") Option<String> model) {

    private Option<Embedding> vector() {
      return Vectors.embedding(embedding, model);
    }

    private static Numbers of(Option<Embedding> vector) {
      Seq<Double> numbers = List.empty();
      for (Embedding some : vector) {
        for (float number : some.values()) {
          numbers = numbers.append((double) number);
        }
      }
      return new Numbers(numbers, vector.map(Embedding::model));
    }
  }

  /** The input with the members {@code embedding} and {@code model} for its embedding. */
  public static <T extends Record> Input<T> given(Input<T> input) {
    return input.flatten("embedding", Input.of(Numbers.class), Numbers::vector, Numbers::of);
  }

  /** The vector, if there is one; refuses numbers without a model, and a model without numbers. */
  private static Option<Embedding> embedding(Seq<Double> numbers, Option<String> model) {
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
