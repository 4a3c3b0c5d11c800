package dev.stoa.actions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.BadInput;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.control.Either;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Actions as an edge runs them: by name, on JSON. */
class ActionTest {

  private final Stoa stoa =
      Stoa.over(TestWorkspace.create().storage(), () -> Instant.parse("2026-01-02T03:04:05Z"));

  @Test
  void anActionAnswersJsonWithJson() {
    assertEquals(
        "{\"cooldown_seconds\":30,\"failure_threshold\":3,\"failures\":1,\"name\":\"anthropic\","
            + "\"opened_at\":null,\"probe_limit\":2,\"probes\":0,\"retry_at\":null,"
            + "\"state\":\"closed\",\"success_threshold\":2,\"successes\":0,"
            + "\"updated_at\":\"2026-01-02T03:04:05.000000Z\"}",
        run("breaker.failure", "{'name':'anthropic'}").get().text());
  }

  @Test
  void aRefusalOfAnOperationIsReturned() {
    assertEquals(
        "breaker x does not exist: list the breakers to find it",
        run("breaker.reset", "{'name':'x'}").getLeft().sentence());
  }

  @Test
  void aRefusalThatIsThrownIsReturned() {
    assertEquals(
        "channel.unknown", Problem.of(run("channel.pin", "{'channel':'ops'}").getLeft()).code());
  }

  @Test
  void badInputIsThrown() {
    BadInput bad = assertThrows(BadInput.class, () -> run("breaker.list", "{'limit':0}"));
    assertEquals("limit: 0 is out of range: give 1 to 1000", bad.sentence(component -> component));
    BadInput cursor = assertThrows(BadInput.class, () -> run("breaker.list", "{'after':'x'}"));
    assertEquals("after", cursor.member());
  }

  @Test
  void aCursorContinuesTheListThatGaveItAndNoOther() {
    for (String agent : List.of("ada", "bob")) {
      run("agent.register", "{'identity':'" + agent + "','model':'m'}").get();
    }
    String page = run("agent.list", "{'limit':1}").get().text();
    JsonObject answer = (JsonObject) JsonParser.parse(page);
    String next = ((JsonString) answer.members().get("next").get()).value();
    String after = "{'limit':1,'after':'" + next + "'}";
    assertTrue(run("agent.list", after).get().text().contains("bob"));
    BadInput refused = assertThrows(BadInput.class, () -> run("agent.stats", after));
    assertEquals(
        "after: " + next + " is not a cursor of this list: copy it from the previous page",
        refused.sentence(component -> component));
  }

  private Either<Refusal, CanonicalJson> run(String action, String input) {
    return Catalogue.complete()
        .find(action)
        .get()
        .runJson(stoa, new Example(input).input(), Progress.NONE);
  }
}
