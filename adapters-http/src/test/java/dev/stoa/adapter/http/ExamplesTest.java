package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Edge;
import dev.stoa.actions.Example;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.routes.Routes;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.time.InstantSource;
import java.util.ArrayList;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Every example of the catalogue can be sent, and arrives as the same input. */
class ExamplesTest {

  private static HttpServer server;

  @BeforeAll
  static void start() {
    server =
        HttpServer.over(Stoa.over(TestWorkspace.create().storage(), InstantSource.system()))
            .catalogue(echoing())
            .settings(HttpSettings.DEFAULT.withPort(0))
            .start();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  /** The catalogue with actions that answer their input. */
  private static Catalogue echoing() {
    Seq<Action<?, ?>> actions = Catalogue.complete().on(Edge.HTTP).map(ExamplesTest::echo);
    return new Catalogue(List.of(ActionGroup.of("echo", "Answers inputs.", () -> actions)));
  }

  private static <I extends Record> Action<?, ?> echo(Action<I, ?> action) {
    return Action.ofWorkspace()
        .write(action.name(), action.summary())
        .takes(action.input())
        .answers(
            Echo.class, (workspace, input) -> new Echo(Shapes.json(action.inputShape(), input)));
  }

  record Echo(CanonicalJson input) {}

  @TestFactory
  java.util.List<DynamicTest> everyExampleArrives() {
    java.util.List<DynamicTest> tests = new ArrayList<>();
    for (Route route : Routes.of(Catalogue.complete())) {
      for (Example example : route.action().examples()) {
        tests.add(
            dynamicTest(
                route.action().name() + " " + example.json(),
                () -> arrives(route, example, Route.JSON)));
        if (route.lines().exists(member -> example.input().members().containsKey(member.name()))) {
          tests.add(
              dynamicTest(
                  route.action().name() + " as lines " + example.json(),
                  () -> arrives(route, example, Route.JSON_LINES)));
        }
      }
    }
    return tests;
  }

  private static void arrives(Route route, Example example, String mediaType) {
    RecordShape shape = route.action().inputShape();
    Http.Answer answer = HttpExample.send(Http.on(server), route, example.input(), mediaType).ok();
    assertEquals(
        Shapes.json(shape, shape.read(example.input())), CanonicalJson.of(answer.member("input")));
  }
}
