package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.ActingAgent;
import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.Example;
import dev.stoa.actions.Problem;
import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.PlainJson;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Schemas;
import dev.stoa.actions.shape.Shape;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.Tuple2;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Every example of the catalogue, sent to its tool. */
class ExamplesTest {

  private static final AgentName ZEALOT = new AgentName("zealot");

  private final Map<String, CanonicalJson> received = new LinkedHashMap<>();

  @Test
  void everyInputArrivesAsItIsMeant() {
    Seq<Action<?, ?>> actions = ActionTool.actions(Catalogue.complete());
    Catalogue listening = new Catalogue(Catalogue.complete().groups().map(this::listening));
    for (int i = 0; i < 3; i++) {
      int nth = i;
      Seq<Action<?, ?>> some = actions.filter(action -> action.examples().size() > nth);
      received.clear();
      Workspace workspace = Exchange.workspace();
      Caller zealot = Exchange.caller(workspace, Option.some(ZEALOT.value()), Effect.DESTRUCTIVE);
      Predicate<Action<?, ?>> isZealots =
          action -> zealot.may(action) && isZealots(action, action.examples().get(nth));
      send(Exchange.of(listening, workspace, zealot), some.filter(isZealots), nth);
      send(Exchange.of(listening, workspace, Caller.LOCAL), some.reject(isZealots), nth);
      for (Action<?, ?> action : some) {
        assertEquals(
            meant(action, action.examples().get(nth)), received.get(action.name()), action.name());
      }
    }
  }

  private static void send(Exchange exchange, Seq<Action<?, ?>> actions, int nth) {
    exchange.send(
        actions
            .map(action -> request(action, action.examples().get(nth)))
            .toJavaArray(String[]::new));
  }

  private ActionGroup listening(ActionGroup group) {
    return ActionGroup.of(
        group.name(), group.summary(), () -> group.actions().map(action -> listening(action)));
  }

  /** The same action, which notes its input instead of doing its work. */
  private <I extends Record, O> Action<I, O> listening(Action<I, O> action) {
    return new Action<>(
        action.name(),
        action.touches(),
        action.effect(),
        action.summary(),
        action.details(),
        action.input(),
        action.output(),
        action.examples(),
        action.edges(),
        action.creates(),
        action.apart(),
        action.shown(),
        action.sound(),
        (workspace, input, progress) -> {
          CanonicalJson json = Shapes.json(action.inputShape(), input);
          synchronized (received) {
            received.put(action.name(), json);
          }
          throw new IllegalArgumentException("it was only noted");
        });
  }

  private static CanonicalJson meant(Action<?, ?> action, Example example) {
    RecordShape shape = action.inputShape();
    JsonObject given = (JsonObject) withoutActors(shape, example.input());
    JsonObject filled =
        isZealots(action, example)
            ? new ActingAgent(ZEALOT, ZEALOT.value()::equals).in(shape, asOwnUser(shape, given))
            : given;
    return Shapes.json(shape, shape.read(filled));
  }

  private static JsonObject asOwnUser(RecordShape shape, JsonObject given) {
    return new JsonObject(
        shape
            .members()
            .filter(Member::isUser)
            .foldLeft(
                given.members(),
                (members, user) ->
                    members.put(user.name(), new JsonString(Caller.LOCAL.subject()))));
  }

  /** Whether an example names no other agent where a caller may name only its own. */
  private static boolean isZealots(Action<?, ?> action, Example example) {
    return action
        .inputShape()
        .members()
        .filter(Member::isOwnAgent)
        .flatMap(member -> example.input().members().get(member.name()))
        .forAll(new JsonString(ZEALOT.value())::equals);
  }

  private static String request(Action<?, ?> action, Example example) {
    return Exchange.json(
        JsonObject.builder()
            .put("jsonrpc", "2.0")
            .put("id", action.name())
            .put("method", "tools/call")
            .put(
                "params",
                Map.of(
                    "name",
                    ActionTool.name(action),
                    "arguments",
                    withoutActors(action.inputShape(), example.input())))
            .build());
  }

  private static JsonValue withoutActors(Shape shape, JsonValue json) {
    if (shape instanceof ListShape list && json instanceof JsonArray array) {
      return new JsonArray(array.values().map(item -> withoutActors(list.item(), item)));
    }
    if (!(shape instanceof RecordShape fields) || !(json instanceof JsonObject object)) {
      return json;
    }
    return new JsonObject(
        object
            .members()
            .reject(member -> fields.member(member._1).exists(known -> known.isActor()))
            .map(
                (name, value) ->
                    new Tuple2<>(name, withoutActors(fields.member(name).get().shape(), value))));
  }

  /** What the examples need, where it is not what an earlier example made. */
  private static final java.util.List<Map.Entry<String, Map<String, ?>>> PREPARED =
      java.util.List.of(
          Map.entry("agent_register", Map.of("identity", "sentinel", "model", "m")),
          Map.entry("agent_register", Map.of("identity", "claude", "model", "m")),
          Map.entry("agent_register", Map.of("identity", "gpt", "model", "m")),
          Map.entry("agent_register", Map.of("identity", "ada", "model", "m")),
          Map.entry("channel_create", Map.of("name", "ops")));

  @Test
  void everyAnswerHasItsSchemaAndEveryRefusalItsReason() {
    Workspace workspace = Exchange.workspace();
    Caller zealot = Exchange.caller(workspace, Option.some(ZEALOT.value()), Effect.DESTRUCTIVE);
    CallScope bound = Exchange.scope(Catalogue.complete(), workspace, zealot);
    CallScope operator = Exchange.scope(Catalogue.complete(), workspace, Caller.LOCAL);
    Catalogue catalogue = Catalogue.complete();
    TreeSet<String> answered = new TreeSet<>();
    java.util.List<String> unexpected = new ArrayList<>();
    PREPARED.forEach(
        one ->
            assertTrue(
                ToolCall.run(action(one.getKey()), operator, one::getValue, Progress.NONE)
                    .isRight()));
    Seq<Action<?, ?>> byEffect = ActionTool.actions(catalogue).sortBy(ExamplesTest::order);
    for (Action<?, ?> action : byEffect) {
      for (Example example : action.examples()) {
        JsonObject input = (JsonObject) withoutActors(action.inputShape(), example.input());
        Either<Problem, ToolCall.Answer> outcome =
            ToolCall.run(
                action,
                zealot.may(action) && isZealots(action, example) ? bound : operator,
                () -> PlainJson.ofObject(input),
                Progress.NONE);
        if (outcome.isRight()) {
          answered.add(action.name());
          java.util.List<String> faults =
              OutsideSchema.faults(
                  JsonObject.of(Schemas.ofAnswer(action.outputShape())),
                  (JsonObject) JsonParser.parse(outcome.get().json().text()));
          if (!faults.isEmpty()) {
            unexpected.add(action.name() + ": " + faults);
          }
        } else if (outcome.getLeft().kind() == Problem.Kind.INTERNAL) {
          unexpected.add(action.name() + ": " + outcome.getLeft().sentence());
        }
      }
    }
    assertEquals(java.util.List.of(), unexpected);
    assertTrue(answered.size() > 60, () -> answered.size() + " answered: " + answered);
  }

  /** The duration of a debate has a fraction of a second, which {@code format} does not allow. */
  @Test
  void aConcludedDebateHasItsSchema() {
    CallScope scope = Exchange.scope(Catalogue.complete(), Exchange.workspace(), Caller.LOCAL);
    PREPARED.forEach(one -> answer(one.getKey(), scope, one.getValue()));
    String session =
        Exchange.text(answer("debate_open", scope, Map.of("topic", "Jitter?")), "session_id");
    answer("debate_start", scope, Map.of("session", session));
    JsonObject concluded =
        answer(
            "debate_conclude",
            scope,
            Map.of("session", session, "answer", "yes", "confidence", 0.9));
    assertTrue(Exchange.text(concluded, "duration").startsWith("PT"), concluded::toString);
    assertEquals(
        java.util.List.of(),
        OutsideSchema.faults(
            JsonObject.of(Schemas.ofAnswer(action("debate_conclude").outputShape())), concluded));
  }

  private static JsonObject answer(String tool, CallScope scope, Map<String, ?> input) {
    return (JsonObject)
        JsonParser.parse(
            ToolCall.run(action(tool), scope, () -> input, Progress.NONE).get().json().text());
  }

  private static int order(Action<?, ?> action) {
    return action.effect() == Effect.WRITE ? 0 : action.effect().ordinal() + 1;
  }

  private static Action<?, ?> action(String tool) {
    return Catalogue.complete().actions().find(one -> ActionTool.name(one).equals(tool)).get();
  }
}
