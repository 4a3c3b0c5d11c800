package dev.stoa.jackson3;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.shape.Shapes;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryTier;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;
import tools.jackson.databind.json.JsonMapper;

/** What Jackson 3 writes of our types. */
class StoaJackson3ModuleTest {

  private final ObjectMapper jackson =
      JsonMapper.builder().addModule(new StoaJackson3Module()).build();
  private final Stoa stoa =
      Stoa.over(TestWorkspace.create().storage(), () -> Instant.parse("2026-02-03T04:05:06Z"));

  record Answer(Option<Memory> found, Map<AgentName, MemoryTier> tiers, List<AgentName> agents) {}

  @Test
  void recordsAreWrittenAsActionsWriteThem() {
    stoa.memory().remember("Retries need jitter").get();
    stoa.audit().append(AuditEvent.of("query").session("s1")).get();
    for (Record one :
        List.of(stoa.memory().list(MemoryQuery.all()).items().single(), stoa.audit().at(1).get())) {
      assertEquals(
          jackson.readTree(Shapes.json(one).text()),
          jackson.readTree(jackson.writeValueAsString(one)),
          one.getClass().getName());
    }
    JsonNode page = jackson.valueToTree(stoa.memory().list(MemoryQuery.all()));
    JsonNode memory = page.get("items").get(0);
    assertEquals("2026-02-03T04:05:06.000000Z", memory.get("times").get("created_at").asString());
    assertTrue(memory.get("red_line").isNull(), memory.toString());
  }

  @Test
  void collectionsOfVavrAndRecordsOfTheApplicationMix() {
    AgentName ada = new AgentName("ada");
    assertEquals(
        "{\"found\":null,\"tiers\":{\"ada\":\"fast\"},\"agents\":[\"ada\"]}",
        jackson
            .rebuild()
            .disable(tools.jackson.databind.MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .build()
            .writeValueAsString(
                new Answer(Option.none(), Map.of(ada, MemoryTier.FAST), List.of(ada))));
    assertEquals(
        "{\"ada\":[\"slow\"]}",
        jackson.writeValueAsString(HashMap.of(ada, List.of(MemoryTier.SLOW))));
  }

  @Test
  void theModuleIsFoundByItsService() {
    ObjectMapper found = JsonMapper.builder().findAndAddModules().build();
    assertEquals("\"ada\"", found.writeValueAsString(new AgentName("ada")));
  }
}
