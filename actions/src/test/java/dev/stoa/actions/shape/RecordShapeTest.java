package dev.stoa.actions.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonParser;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** How inputs are read: defaults, bounds, and sentences about what cannot be used. */
class RecordShapeTest {

  record Part(String label, @Param(value = "How sure.", min = 0, max = 1) double sure) {}

  record Sample(
      @Param("The name.") String name,
      @Param(value = "How many.", min = 1, max = 1000, defaultValue = "50") int limit,
      @Param("Whether all.") boolean all,
      @Param(value = "At least.", min = 0) Option<Long> atLeast,
      @Param("Parts.") Seq<Part> parts,
      @Param("Scores.") Map<String, Integer> scores) {
    Sample {
      if (all && atLeast.isDefined()) {
        throw BadInput.of("give {all} or {atLeast}, not both");
      }
    }
  }

  @Test
  void whatIsNotGivenHasItsDefault() {
    Sample input = read("{'name':'a'}");
    assertEquals("a", input.name());
    assertEquals(50, input.limit());
    assertEquals(false, input.all());
    assertEquals(Option.none(), input.atLeast());
    assertEquals(List.empty(), input.parts());
    assertEquals(true, input.scores().isEmpty());
  }

  @Test
  void whatMustBeGivenIsNamed() {
    refused("{}", "--name: it is missing");
  }

  @Test
  void anUnknownMemberIsNamed() {
    refused(
        "{'name':'a','limits':1}",
        "limits is unknown: use name, limit, all, at_least, parts, scores");
  }

  @Test
  void boundsAreChecked() {
    refused("{'name':'a','limit':0}", "--limit: 0 is out of range: give 1 to 1000");
    refused("{'name':'a','at_least':-1}", "--atLeast: -1 is out of range: give at least 0");
    assertEquals(1000, read("{'name':'a','limit':1000}").limit());
  }

  @Test
  void aWrongTypeIsNamedWithItsPlace() {
    refused("{'name':1}", "--name: it is not text: put it in quotes");
    refused("{'name':'a','limit':'1'}", "--limit: it is not a number: give one, without quotes");
    refused("{'name':'a','limit':1.5}", "--limit: '1.5' is not a whole number");
    refused(
        "{'name':'a','all':'yes'}",
        "--all: it is neither true nor false: give one, without quotes");
    refused("{'name':'a','parts':{}}", "--parts: it is not a list: put it in brackets");
    refused(
        "{'name':'a','parts':[{'label':'x','sure':1},{'label':'y'}]}",
        "--parts[1].sure: it is missing");
    refused(
        "{'name':'a','parts':[{'label':'x','sure':2}]}",
        "--parts[0].sure: 2.0 is out of range: give 0 to 1");
    refused("{'name':'a','parts':[7]}", "--parts[0]: it is not an object: put it in braces");
    refused(
        "{'name':'a','scores':{'x':'y'}}",
        "--scores.x: it is not a number: give one, without quotes");
    refused("[]", "it is not an object: put it in braces");
  }

  @Test
  void aRuleBetweenMembersNamesThemAsTheCallerDoes() {
    refused("{'name':'a','all':true,'at_least':1}", "give --all or --atLeast, not both");
  }

  record Checked(Word word) {}

  record Word(String value) {
    Word {
      throw new InvalidValue("word " + value + " is never right");
    }
  }

  @Test
  void aSentenceThatNamesTheMemberIsNotPrefixed() {
    BadInput bad =
        assertThrows(BadInput.class, () -> Shapes.of(Checked.class).parse("{\"word\":\"x\"}"));
    assertEquals("word x is never right", bad.sentence(name -> "--" + name));
  }

  record Name(String name) {}

  record Person(Word word) {}

  record People(Seq<Person> people) {}

  @Test
  void whatADraftRefusesIsRefusedWithItsPlace() {
    Input<People> input =
        Input.of(People.class)
            .nest(
                "people",
                Input.of(Person.class)
                    .flatten(
                        "word",
                        Input.of(Name.class),
                        name -> new Word(name.name()),
                        word -> new Name(word.value())));
    BadInput bad =
        assertThrows(BadInput.class, () -> input.shape().parse("{\"people\":[{\"name\":\"x\"}]}"));
    assertEquals("--people[0]: word x is never right", bad.sentence(name -> "--" + name));
  }

  private static Sample read(String json) {
    return (Sample) Shapes.of(Sample.class).read(JsonParser.parse(json.replace('\'', '"')));
  }

  private static void refused(String json, String sentence) {
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> read(json));
    assertEquals(
        sentence,
        refused instanceof BadInput bad ? bad.sentence(name -> "--" + name) : refused.getMessage());
  }
}
