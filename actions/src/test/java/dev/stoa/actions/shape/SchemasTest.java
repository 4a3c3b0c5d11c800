package dev.stoa.actions.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.json.CanonicalJson;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class SchemasTest {

  enum Level {
    LOW,
    HIGH
  }

  record Part(String name, Seq<Part> parts) {}

  record Input(
      @Param("Its name.") String name,
      @Param(value = "How many.", min = 1, max = 9, defaultValue = "5") int limit,
      Option<Level> level,
      Option<Instant> since,
      Seq<Part> parts,
      Map<String, Double> scores) {}

  @Test
  void anInputRequiresWhatHasNoDefault() {
    assertEquals(
        CanonicalJson.of(
            """
            {"type":"object","additionalProperties":false,"required":["name"],
             "properties":{
               "name":{"type":"string","description":"Its name."},
               "limit":{"type":"integer","description":"How many.","minimum":1,"maximum":9,"default":5},
               "level":{"anyOf":[{"type":"string","enum":["low","high"]},{"type":"null"}]},
               "since":{"type":["string","null"],"format":"date-time"},
               "parts":{"type":"array","items":{"$ref":"#/$defs/NewPart"}},
               "scores":{"type":"object","additionalProperties":{"type":"number"}}},
             "$defs":{"NewPart":{"type":"object","additionalProperties":false,"required":["name"],
               "properties":{"name":{"type":"string"},
                 "parts":{"type":"array","items":{"$ref":"#/$defs/NewPart"}}}}}}
            """),
        CanonicalJson.of(Schemas.ofInput(Shapes.ofRecord(Input.class))));
  }

  sealed interface Outcome {
    record Won(String by) implements Outcome {}

    record Drawn() implements Outcome {}
  }

  record Answer(Option<Part> part, Outcome outcome) {}

  @Test
  void anAnswerHasEveryMember() {
    assertEquals(
        CanonicalJson.of(
            """
            {"type":"object","additionalProperties":false,"required":["part","outcome"],
             "properties":{
               "part":{"anyOf":[{"$ref":"#/$defs/Part"},{"type":"null"}]},
               "outcome":{"oneOf":[
                 {"type":"object","additionalProperties":false,"required":["kind","by"],
                  "properties":{"kind":{"const":"won"},"by":{"type":"string"}}},
                 {"type":"object","additionalProperties":false,"required":["kind"],
                  "properties":{"kind":{"const":"drawn"}}}]}},
             "$defs":{"Part":{"type":"object","additionalProperties":false,
               "required":["name","parts"],
               "properties":{"name":{"type":"string"},
                 "parts":{"type":"array","items":{"$ref":"#/$defs/Part"}}}}}}
            """),
        CanonicalJson.of(Schemas.ofAnswer(Shapes.ofRecord(Answer.class))));
  }
}
