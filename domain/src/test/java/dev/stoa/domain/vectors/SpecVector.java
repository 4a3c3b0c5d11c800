package dev.stoa.domain.vectors;

import dev.stoa.domain.json.JsonValue;
import io.vavr.control.Option;

/**
 * One case of a vector file: an input and the values that are expected for it.
 *
 * @param number its place in the file, counted from 1
 * @param system the system that answered so; {@value #ARAGORA} if the vector names none
 */
public record SpecVector(
    String file,
    int number,
    String system,
    String area,
    String description,
    Given input,
    Given expected) {

  /** The system of vectors that name none. */
  public static final String ARAGORA = "Aragora";

  static SpecVector read(String file, int number, JsonValue json) {
    Given vector = new Given("vector", json);
    return new SpecVector(
        file,
        number,
        vector.find("system").map(Given::text).getOrElse(ARAGORA),
        vector.get("area").text(),
        text(vector.find("description")),
        new Given("input", vector.get("input").json()),
        new Given("expected", vector.get("expected").json()));
  }

  /** The names of file, area and case. */
  public String name() {
    return file + ", area " + area + ", vector " + number + " (" + description + ")";
  }

  private static String text(Option<Given> description) {
    return description.map(Given::text).getOrElse("");
  }
}
