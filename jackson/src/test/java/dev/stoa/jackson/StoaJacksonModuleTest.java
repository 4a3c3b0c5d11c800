package dev.stoa.jackson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.stoa.actions.Example;
import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.actions.shape.Shapes;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.knowledge.KnowledgeQuery;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.domain.notebook.NoteQuery;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.TournamentId;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What Jackson writes of the types of each context. */
class StoaJacksonModuleTest {

  private final ObjectMapper jackson =
      JsonMapper.builder().addModule(new StoaJacksonModule()).build();
  private final Stoa stoa =
      Stoa.over(TestWorkspace.create().storage(), () -> Instant.parse("2026-02-03T04:05:06Z"));

  @BeforeEach
  void someOfEverything() {
    run("agent.register", "{'identity':'zealot','model':'m'}");
    run("channel.create", "{'name':'ops'}");
    run("channel.post", "{'channel':'ops','content':'green','as':'zealot'}");
    run("memory.remember", "{'content':'Retries need jitter','metadata':{'by':'chat'}}");
    run("note.write", "{'message':'try jitter','as':'zealot'}");
    run("knowledge.contribute", "{'domain':'ops','content':'use jitter','as':'zealot'}");
    run("rating.record", "{'debate':'d1','scores':{'zealot':0.8,'gpt':0.3},'register':true}");
    run("critique.file", "{'debate':'d1','agent':'zealot','issues':['slow'],'severity':0.7}");
    run(
        "calibration.predict",
        "{'tournament':'t1','agent':'zealot','expected':'x','confidence':0.7}");
    run("breaker.failure", "{'name':'openai'}");
    run("task.create", "{'input':'x','agent':'zealot'}");
  }

  private void run(String action, String input) {
    Catalogue.complete()
        .find(action)
        .get()
        .runJson(stoa, new Example(input).input(), Progress.NONE)
        .getOrElseThrow(refusal -> new AssertionError(action + ": " + refusal.sentence()));
  }

  private Memory memory() {
    return stoa.memory().list(MemoryQuery.all()).items().single();
  }

  @Test
  void recordsOfEveryContextAreWrittenAsActionsWriteThem() throws Exception {
    for (Record one :
        List.of(
            memory(),
            stoa.agents().resolve("zealot").get(),
            stoa.channels().resolve("ops").get(),
            stoa.channels()
                .history(stoa.channels().resolve("ops").get().id(), PageRequest.first())
                .items()
                .single(),
            stoa.notebook().list("zealot", NoteQuery.all()).get().items().single(),
            stoa.knowledge().list(KnowledgeQuery.all()).items().single(),
            stoa.ratings().match(new MatchId("d1")).get(),
            stoa.ratings().leaderboard(PageRequest.first()).items().head(),
            stoa.calibration()
                .predictions(new TournamentId("t1"), PageRequest.first(1))
                .items()
                .single(),
            stoa.critiques().find(new CritiqueId(1)).get(),
            stoa.breakers().find(new BreakerName("openai")).get(),
            stoa.audit().at(1).get())) {
      assertEquals(
          jackson.readTree(Shapes.json(one).text()),
          jackson.readTree(jackson.writeValueAsString(one)),
          one.getClass().getName());
    }
  }

  @Test
  void aMemoryLooksAsItDoesElsewhere() throws Exception {
    JsonNode memory = jackson.valueToTree(memory());
    assertEquals("Retries need jitter", memory.get("content").textValue());
    assertEquals("2026-02-03T04:05:06.000000Z", memory.get("times").get("created_at").textValue());
    assertEquals("chat", memory.get("metadata").get("by").textValue());
    assertTrue(memory.get("red_line").isNull(), memory.toString());
  }

  record Answer(Option<Memory> found, Map<AgentName, MemoryTier> tiers, List<AgentName> agents) {}

  @Test
  void collectionsOfVavrAndRecordsOfTheApplicationMix() throws Exception {
    AgentName ada = new AgentName("ada");
    assertEquals(
        "{\"found\":null,\"tiers\":{\"ada\":\"fast\"},\"agents\":[\"ada\"]}",
        jackson.writeValueAsString(
            new Answer(Option.none(), Map.of(ada, MemoryTier.FAST), List.of(ada))));
    assertEquals(
        "{\"ada\":[\"slow\"]}",
        jackson.writeValueAsString(HashMap.of(ada, List.of(MemoryTier.SLOW))));
    JsonNode page = jackson.valueToTree(stoa.memory().list(MemoryQuery.all()));
    assertEquals("Retries need jitter", page.get("items").get(0).get("content").textValue());
  }

  @Test
  void theModuleIsFoundByItsService() throws Exception {
    ObjectMapper found = new ObjectMapper().findAndRegisterModules();
    assertEquals("\"ada\"", found.writeValueAsString(new AgentName("ada")));
  }
}
