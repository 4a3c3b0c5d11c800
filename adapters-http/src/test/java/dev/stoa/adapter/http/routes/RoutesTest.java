package dev.stoa.adapter.http.routes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.Edge;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.ChoiceShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.NumberShape;
import dev.stoa.actions.shape.TextShape;
import io.vavr.collection.HashSet;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The table of paths. */
class RoutesTest {

  private static final Pattern IN_BRACES = Pattern.compile("\\{([^}]*)}");

  private final Seq<Route> routes = Routes.of(Catalogue.complete());

  @Test
  void everyActionHasALineAndEveryLineAnAction() {
    assertEquals(
        Catalogue.complete().on(Edge.HTTP).map(Action::name).toSortedSet(),
        Routes.names().toSortedSet());
  }

  @Test
  void whatIsInBracesIsARequiredTextNumberOrChoiceOfTheInput() {
    for (Route route : routes) {
      List<String> named =
          List.ofAll(IN_BRACES.matcher(route.path()).results().map(MatchResult::group))
              .map(word -> word.substring(1, word.length() - 1));
      assertEquals(
          named.toSortedSet(), route.pathMembers().map(Member::name).toSortedSet(), route.path());
      for (Member member : route.pathMembers()) {
        assertTrue(member.isRequired(), route.path());
        assertTrue(
            member.shape() instanceof TextShape
                || member.shape() instanceof NumberShape
                || member.shape() instanceof ChoiceShape,
            route.path());
      }
    }
  }

  @Test
  void noPathCanBeTakenForAnother() {
    for (Route one : routes) {
      for (Route other : routes) {
        if (one != other && one.method().equals(other.method())) {
          assertTrue(differ(one.path(), other.path()), one.path() + " and " + other.path());
        }
      }
    }
  }

  private static boolean differ(String one, String other) {
    List<String> words = List.of(one.split("/"));
    List<String> others = List.of(other.split("/"));
    return words.size() != others.size()
        || words
            .zip(others)
            .exists(
                pair ->
                    !pair._1.startsWith("{")
                        && !pair._2.startsWith("{")
                        && !pair._1.equals(pair._2));
  }

  @Test
  void whatCanBeRepeatedByMistakeChangesNothing() {
    for (Route route : routes) {
      if (route.method().equals("GET")) {
        assertEquals(Effect.READ, route.action().effect(), route.path());
      }
      assertTrue(
          HashSet.of("GET", "POST", "PUT", "PATCH", "DELETE").contains(route.method()),
          route.path());
    }
  }
}
