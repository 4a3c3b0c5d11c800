package dev.stoa.actions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shape;
import dev.stoa.domain.agent.AgentId;
import io.vavr.control.Option;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Every action says whose data it touches, and its input says so too. */
class TouchesTest {

  /** No input names them, but they say something about every agent or every user. */
  private static final java.util.Set<String> ABOUT_ALL = java.util.Set.of("forget.subject");

  @Test
  void anActionIsOnlyMadeByWhatItTouches() {
    assertTrue(
        Arrays.stream(ActionBuilder.class.getDeclaredConstructors())
            .allMatch(
                made ->
                    !Modifier.isPublic(made.getModifiers())
                        && made.getParameterTypes()[0] == Touches.class));
    for (Action<?, ?> action : Catalogue.complete().actions()) {
      assertTrue(action.touches() != null, action.name());
    }
  }

  @Test
  void whatIsOneAgentsNamesTheAgent() {
    for (Action<?, ?> action : Catalogue.complete().actions()) {
      boolean names = has(action.inputShape(), one -> one.isActor() || one.isOwnAgent());
      switch (action.touches()) {
        case AGENT -> assertTrue(names, action.name());
        case WORKSPACE, AGENTS, OPERATOR -> assertFalse(names, action.name());
        case USER -> {}
      }
    }
  }

  @Test
  void whatIsOneUsersNamesTheUser() {
    for (Action<?, ?> action : Catalogue.complete().actions()) {
      assertEquals(
          action.touches() == Touches.USER,
          has(action.inputShape(), Member::isUser),
          action.name());
      assertTrue(
          !has(action.inputShape(), one -> one.name().equals("user"))
              || action.touches() == Touches.USER
              || ABOUT_ALL.contains(action.name()),
          action.name());
    }
  }

  @Test
  void whoActsAsAnAgentJudgesNoneAndRunsNoStore() {
    Caller bound = Caller.local(Option.some(new AgentId("a1")), Effect.DESTRUCTIVE);
    Caller writer = new Caller("ada", Option.none(), Effect.WRITE, Option.some("t1"));
    Caller operator = new Caller("ada", Option.none(), Effect.DESTRUCTIVE, Option.some("t1"));
    for (Action<?, ?> action : Catalogue.complete().actions()) {
      Touches touches = action.touches();
      assertEquals(
          touches != Touches.AGENTS && touches != Touches.OPERATOR,
          bound.may(action),
          action.name());
      assertEquals(
          touches != Touches.OPERATOR && action.effect() != Effect.DESTRUCTIVE,
          writer.may(action),
          action.name());
      assertTrue(operator.may(action) && Caller.LOCAL.may(action), action.name());
    }
  }

  private static boolean has(Shape shape, Predicate<Member> wanted) {
    if (shape instanceof OptionShape option) {
      return has(option.item(), wanted);
    }
    if (shape instanceof ListShape list) {
      return has(list.item(), wanted);
    }
    return shape instanceof RecordShape fields
        && fields.members().exists(one -> wanted.test(one) || has(one.shape(), wanted));
  }
}
