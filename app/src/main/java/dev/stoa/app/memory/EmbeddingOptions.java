package dev.stoa.app.memory;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.domain.search.Embedding;
import picocli.CommandLine.Option;

/** A vector, and whose it is. */
final class EmbeddingOptions {

  @Option(
      names = "--embedding",
      paramLabel = "<numbers>",
      description = "The vector: numbers separated by commas.")
  private String numbers;

  @Option(
      names = "--model",
      paramLabel = "<name>",
      description = "The model the embedding is from; vectors of two models are not compared.")
  private String model;

  io.vavr.control.Option<Embedding> embedding() {
    if (numbers == null && model == null) {
      return io.vavr.control.Option.none();
    }
    if (numbers == null || model == null) {
      throw CliFailure.usage("--embedding and --model go together: give both or neither");
    }
    return CliFailure.checked(
        "--embedding: ", () -> io.vavr.control.Option.some(Embedding.of(model, parsed(numbers))));
  }

  private static float[] parsed(String text) {
    String[] parts = text.split(",", -1);
    float[] values = new float[parts.length];
    for (int i = 0; i < parts.length; i++) {
      try {
        values[i] = Float.parseFloat(parts[i].strip());
      } catch (NumberFormatException e) {
        throw new IllegalArgumentException(
            "'" + parts[i].strip() + "' is no number: give numbers with commas between", e);
      }
    }
    return values;
  }
}
