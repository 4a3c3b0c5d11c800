package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line of a batch that breaks a rule of the domain is named, in every context. */
class BatchLinesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          agent register-batch -           | {"identity":"a","model":"m"}                                       | {"identity":"b","model":" "}                                         | model is blank
          audit append-batch -             | {"event_type":"query"}                                             | {"event_type":" "}                                                   | event_type is blank
          calibration predict-batch -      | {"tournament":"t","agent":"a","expected":"x","confidence":0.5}     | {"tournament":"t","agent":"a"}                                       | the forecast is unclear
          critique file-batch -            | {"debate":"d","agent":"a"}                                         | {"debate":" ","agent":"a"}                                           | debate_id is blank
          debate say-batch s -             | {"agent":"a","round":1,"phase":"proposal","content":"x"}           | {"agent":"a","round":1,"phase":"proposal","content":"x","role":" "}  | role is blank
          evidence collect-batch -         | {"source":"web","snippet":"x"}                                     | {"source":"web","snippet":" "}                                       | snippet is blank
          evolution strategy add-batch - | {"document":"x","episode":"e","generation":"g","archetype":"x","tactic":"t","score":0,"reason":"timeout"} | {"document":" ","episode":"e","generation":"g","archetype":"x","tactic":"t","score":0,"reason":"timeout"} | document is blank
          knowledge contribute-batch - --as a | {"domain":"ops","content":"x"}                                  | {"domain":"ops","content":" "}                                       | content is blank
          memory remember-batch -          | {"content":"x"}                                                    | {"content":" "}                                                      | content is blank
          message append-batch c -         | {"content":"x"}                                                    | {"role":"user"}                                                      | content is blank
          note write-batch - --as a        | {"message":"x"}                                                    | {"message":" "}                                                      | message is blank
          rating record-batch -            | {"debate":"d","scores":{"a":1,"b":0}}                              | {"debate":"e","agents":["a","b"]}                                    | the outcome is unclear
          """)
  void theLineIsNamed(String command, String good, String bad, String complaint) {
    Cli.Outcome outcome = Cli.bare().runPiped(good + "\n" + bad + "\n", command.split(" "));
    assertEquals(2, outcome.code(), outcome.err());
    assertTrue(outcome.err().contains(" - line 2: " + complaint), outcome.err());
  }
}
