package dev.stoa.actions.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.Labelled;
import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class ShapesTest {

  record Name(String value) {
    Name {
      if (value.isBlank()) {
        throw new InvalidValue("name is blank: give one");
      }
    }
  }

  enum Level implements Labelled {
    LOW,
    VERY_HIGH
  }

  enum Plain {
    ONE_WORD
  }

  record Part(Name name, @Param(value = "A share.", min = 0, max = 1) double share) {}

  record Whole(
      Name id,
      int count,
      long big,
      double ratio,
      boolean flag,
      Level level,
      Instant at,
      Duration length,
      CanonicalJson details,
      Option<String> note,
      Seq<Part> parts,
      Set<Plain> plain,
      Map<Name, Integer> scores) {}

  private static final Whole WHOLE =
      new Whole(
          new Name("ä\"1"),
          -3,
          1L << 40,
          0.1,
          true,
          Level.VERY_HIGH,
          Instant.parse("2026-01-02T03:04:05.5Z"),
          Duration.ofMinutes(90),
          CanonicalJson.of("{\"b\":[1,null],\"a\":{}}"),
          Option.none(),
          Vector.of(new Part(new Name("p"), 0.5)),
          LinkedHashSet.of(Plain.ONE_WORD),
          HashMap.of(new Name("z"), 1, new Name("a"), 2));

  private static final String JSON =
      "{\"at\":\"2026-01-02T03:04:05.500000Z\",\"big\":1099511627776,\"count\":-3,"
          + "\"details\":{\"a\":{},\"b\":[1,null]},\"flag\":true,\"id\":\"ä\\\"1\","
          + "\"length\":\"PT1H30M\",\"level\":\"very_high\",\"note\":null,"
          + "\"parts\":[{\"name\":\"p\",\"share\":0.5}],\"plain\":[\"one_word\"],\"ratio\":0.1,"
          + "\"scores\":{\"a\":2,\"z\":1}}";

  @Test
  void aRecordIsWrittenCanonically() {
    assertEquals(JSON, Shapes.json(WHOLE).text());
    assertEquals(CanonicalJson.of(JSON).text(), JSON);
  }

  @Test
  void whatIsWrittenIsReadAsTheSame() {
    assertEquals(WHOLE, Shapes.of(Whole.class).read(JsonParser.parse(JSON)));
  }

  @Test
  void aShapeIsFoundOnce() {
    assertSame(Shapes.of(Whole.class), Shapes.of(Whole.class));
  }

  record Paged<T>(Seq<T> items, Option<T> last) {}

  @Test
  void typeArgumentsArePartOfAShape() {
    GenericType type = GenericType.of(Paged.class, Part.class);
    RecordShape shape = Shapes.ofRecord(type);
    assertEquals("PartPaged", shape.title());
    assertEquals(
        "{\"items\":[{\"name\":\"p\",\"share\":1}],\"last\":null}",
        Shapes.json(shape, new Paged<>(List.of(new Part(new Name("p"), 1)), Option.none())).text());
  }

  record Tree(String name, Seq<Tree> below) {}

  @Test
  void aRecordMayContainItsOwnKind() {
    Tree tree = new Tree("a", List.of(new Tree("b", List.empty())));
    String json = "{\"below\":[{\"below\":[],\"name\":\"b\"}],\"name\":\"a\"}";
    assertEquals(json, Shapes.json(tree).text());
    assertEquals(tree.name(), ((Tree) Shapes.of(Tree.class).parse(json)).name());
  }

  sealed interface Outcome {
    record Won(String by) implements Outcome {}

    record Drawn(int votes, String a) implements Outcome {}

    record None() implements Outcome {}
  }

  record Result(Outcome outcome) {}

  @Test
  void aChoiceOfRecordsNamesItsKindInOrder() {
    assertEquals(
        "{\"outcome\":{\"by\":\"x\",\"kind\":\"won\"}}",
        Shapes.json(new Result(new Outcome.Won("x"))).text());
    assertEquals(
        "{\"outcome\":{\"a\":\"b\",\"kind\":\"drawn\",\"votes\":2}}",
        Shapes.json(new Result(new Outcome.Drawn(2, "b"))).text());
    assertEquals(
        "{\"outcome\":{\"kind\":\"none\"}}", Shapes.json(new Result(new Outcome.None())).text());
  }

  @Test
  void durationsHaveShortForms() {
    Shape duration = Shapes.of(Duration.class);
    assertEquals(Duration.ofSeconds(30), duration.parse("30s"));
    assertEquals(Duration.ZERO, duration.parse("0"));
    refused(duration, "5", "'5' is a duration without a unit: write 5s, 5m, 5h or 5d");
    assertEquals(Duration.ofMillis(1_500), duration.parse("1.5s"));
    assertEquals(Duration.ofMillis(20), duration.parse("20ms"));
    assertEquals(Duration.ofMinutes(5), duration.parse("5m"));
    assertEquals(Duration.ofHours(2), duration.parse("2h"));
    assertEquals(Duration.ofDays(365_000), duration.parse("365000d"));
    assertEquals(Duration.ofMinutes(90), duration.parse("PT1H30M"));
    refused(duration, "soon", "'soon' is not a duration: write it as 30s, 5m, 2h, 7d or PT1H30M");
  }

  @Test
  void wordsAreRefusedInASentence() {
    refused(Shapes.of(int.class), "2.5", "'2.5' is not a whole number");
    refused(Shapes.of(int.class), "3000000000", "'3000000000' is not a whole number");
    for (String word : new String[] {"NaN", "Infinity", "1d", "0x1p3", "1e999", ""}) {
      refused(Shapes.of(double.class), word, "'" + word + "' is not a number");
    }
    refused(Shapes.of(boolean.class), "yes", "'yes' is neither true nor false");
    refused(Shapes.of(Level.class), "x", "'x' is unknown: give low, very_high");
    refused(
        Shapes.of(Instant.class),
        "today",
        "'today' is not an instant: write it as 2026-01-02T03:04:05Z");
    refused(Shapes.of(CanonicalJson.class), "[1]", "it is not an object: put it in braces");
    assertEquals(.5, Shapes.of(double.class).parse(".5"));
    assertEquals(Level.VERY_HIGH, Shapes.of(Level.class).parse("Very_High"));
  }

  private static void refused(Shape shape, String word, String message) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> shape.parse(word)).getMessage());
  }

  @Test
  void aTypeWithoutAShapeIsRefused() {
    assertEquals(
        "class java.lang.Object has no shape: use a record, or give it a text form in Shapes",
        assertThrows(IllegalArgumentException.class, () -> Shapes.of(Object.class)).getMessage());
    assertThrows(
        IllegalArgumentException.class,
        () -> Shapes.of(GenericType.of(java.util.Optional.class, String.class)));
  }
}
