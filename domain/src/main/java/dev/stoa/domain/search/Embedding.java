package dev.stoa.domain.search;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.PlainText;
import java.util.Arrays;

/** The meaning of a text as one model sees it: a direction among many dimensions. */
public final class Embedding {

  /** More than any model in use has. */
  public static final int MAX_DIMENSION = 8_192;

  private static final int MODEL_LENGTH = 255;

  private final String model;
  private final float[] values;

  private Embedding(String model, float[] values) {
    this.model = model;
    this.values = values;
  }

  /** Refuses what has no direction: no values, only zeros, or something that is no number. */
  public static Embedding of(String model, float... values) {
    PlainText.require("embedding model", model, MODEL_LENGTH);
    if (values.length < 1 || values.length > MAX_DIMENSION) {
      throw new InvalidValue(
          "embedding has " + values.length + " values: give 1 to " + MAX_DIMENSION);
    }
    double square = 0;
    for (float value : values) {
      if (!Float.isFinite(value)) {
        throw new InvalidValue("embedding holds " + value + ": give finite numbers");
      }
      square += (double) value * value;
    }
    if (square == 0) {
      throw new InvalidValue("embedding is all zeros: it points nowhere");
    }
    return new Embedding(model, values.clone());
  }

  /** The name of the model that made it; vectors of two models are never compared. */
  public String model() {
    return model;
  }

  public int dimension() {
    return values.length;
  }

  public float[] values() {
    return values.clone();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Embedding that
        && model.equals(that.model)
        && Arrays.equals(values, that.values);
  }

  @Override
  public int hashCode() {
    return 31 * model.hashCode() + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return model + " x " + values.length;
  }
}
