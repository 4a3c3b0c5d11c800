package dev.stoa.actions.catalogue;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.Example;
import dev.stoa.actions.shape.About;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.MapShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.actions.shape.Shape;
import dev.stoa.actions.shape.VariantShape;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What every action owes its callers. */
class CatalogueTest {

  private final Catalogue catalogue = Catalogue.complete();

  @TestFactory
  List<DynamicTest> everyActionIsDescribed() {
    return catalogue
        .actions()
        .map(action -> dynamicTest(action.name(), () -> isDescribed(action)))
        .asJava();
  }

  private static void isDescribed(Action<?, ?> action) {
    assertTrue(action.name().matches("[a-z]+(-[a-z]+)*(\\.[a-z]+(-[a-z]+)*)*"), action.name());
    assertTrue(action.summary().matches("[A-Z].*[^.]\\."), action.summary());
    assertFalse(action.examples().isEmpty(), "an example is missing");
    for (Example example : action.examples()) {
      action.inputShape().read(example.input());
    }
    for (Member member : action.inputShape().members()) {
      assertTrue(member.description().matches("[A-Z].*"), member.name() + " is not described");
      assertFalse(inner(member.shape()) instanceof VariantShape, member.name() + " is a choice");
    }
    assertTrue(
        action.edges().equals(Set.of(Edge.CLI))
            || action.inputShape().members().flatMap(Member::param).forAll(one -> !one.secret()),
        "a secret is for the command line only");
    Schemas.ofInput(action.inputShape());
    Schemas.ofAnswer(action.outputShape());
  }

  @Test
  void positionsAreCountedFromZero() {
    for (Action<?, ?> action : catalogue.actions()) {
      Seq<Integer> positions =
          action
              .inputShape()
              .members()
              .flatMap(Member::param)
              .map(About::position)
              .filter(position -> position >= 0)
              .sorted();
      assertEquals(io.vavr.collection.List.range(0, positions.size()), positions, action.name());
    }
  }

  @Test
  void aNameIsGivenOnce() {
    Set<String> names = new HashSet<>();
    catalogue.actions().forEach(action -> assertTrue(names.add(action.name()), action.name()));
  }

  @Test
  void anActionIsInTheGroupItsNameBeginsWith() {
    for (ActionGroup group : catalogue.groups()) {
      for (Action<?, ?> action : group.actions()) {
        assertTrue(
            action.name().equals(group.name())
                || action.name().matches(Pattern.quote(group.name()) + "\\.[^.]+"),
            action.name() + " in " + group.name());
      }
    }
  }

  @Test
  void aTitleNamesOneRecord() {
    Map<String, Class<?>> titles = new HashMap<>();
    for (Action<?, ?> action : catalogue.actions()) {
      collect(action.outputShape(), titles);
      action.inputShape().members().forEach(member -> collect(member.shape(), titles));
    }
    assertFalse(titles.isEmpty());
  }

  private static void collect(Shape shape, Map<String, Class<?>> titles) {
    if (inner(shape) instanceof RecordShape record) {
      Class<?> other = titles.putIfAbsent(record.title(), record.type());
      if (other == null) {
        record.members().forEach(member -> collect(member.shape(), titles));
      } else {
        assertEquals(other, record.type(), record.title());
      }
    }
  }

  private static Shape inner(Shape shape) {
    if (shape instanceof OptionShape option) {
      return inner(option.item());
    }
    if (shape instanceof ListShape list) {
      return inner(list.item());
    }
    return shape instanceof MapShape map ? inner(map.item()) : shape;
  }
}
