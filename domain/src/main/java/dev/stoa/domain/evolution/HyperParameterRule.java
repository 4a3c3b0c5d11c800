package dev.stoa.domain.evolution;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.StoredJson;
import io.vavr.collection.List;
import io.vavr.collection.Map;

/** The rule of hyper-parameters: an object whose sampling parameters are in range. */
final class HyperParameterRule {

  static final int MAX_LENGTH = 100_000;

  private static final List<String> SAMPLING = List.of("temperature", "frequency_penalty");
  private static final double HIGHEST = 2;

  private HyperParameterRule() {}

  static CanonicalJson require(CanonicalJson json) {
    StoredJson.object("hyperparameters", json, MAX_LENGTH);
    Map<String, JsonValue> members = ((JsonObject) JsonParser.parse(json.text())).members();
    for (String name : SAMPLING) {
      for (JsonValue value : members.get(name)) {
        if (!(value instanceof JsonNumber number)
            || !(number.exactDouble() >= 0 && number.exactDouble() <= HIGHEST)) {
          throw new InvalidValue(
              name
                  + " is "
                  + CanonicalJson.of(value).text()
                  + ": give a number from 0 to 2 in hyperparameters");
        }
      }
    }
    return json;
  }
}
