package dev.stoa.domain.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class StoaEventTypeTest {

  /** Packages of the domain that are no contexts. */
  private static final Set<String> SHARED = HashSet.of("json", "kernel", "storage");

  @Test
  void aTypeIsItsContextADotAndWhatHappened() {
    for (StoaEventType type : StoaEventType.values()) {
      String label = type.label();
      assertTrue(
          label.matches("[a-z]+\\.([a-z]+_)*([a-z]+(ed|set|built)|withdrawn|undone|rolled_back)"),
          label);
      assertTrue(StoaEventType.contextOf(label).isDefined(), label);
      assertEquals(type.name(), label.replace('.', '_').toUpperCase(Locale.ROOT));
      assertTrue(StoaEventType.has(label));
    }
  }

  @Test
  void everyContextIsReserved() throws IOException {
    try (Stream<Path> packages = Files.list(Path.of("src/main/java/dev/stoa/domain"))) {
      packages
          .filter(Files::isDirectory)
          .map(folder -> folder.getFileName().toString())
          .filter(name -> !SHARED.contains(name))
          .forEach(name -> assertEquals(Option.some(name), StoaEventType.contextOf(name + ".x")));
    }
  }

  /** The page says which types of the seed are which of ours, and why two have none. */
  @Test
  void everyTypeOfTheSeedHasItsRowOnTheMap() throws IOException {
    String map = Files.readString(Path.of("..", "docs", "schema-map.md"));
    String table = map.substring(map.indexOf("| seed event type | Stoa |"));
    Map<String, String> rows = LinkedHashMap.empty();
    for (String line : table.substring(0, table.indexOf("\n\n")).lines().skip(2).toList()) {
      String[] cells = line.split(" \\| |^\\| | \\|$");
      rows = rows.put(cells[1].replace("`", ""), cells[2]);
    }
    assertEquals(
        List.of(
            "query",
            "correction",
            "promote",
            "rollback",
            "auth_failure",
            "config_reload",
            "hook_failure"),
        rows.keySet().toList());
    rows.forEach(
        (seed, ours) -> {
          Seq<String> named = List.of(ours.replaceAll("as |`", "").split(" · "));
          assertTrue(ours.equals("—") || named.forAll(StoaEventType::has), seed + ": " + ours);
        });
    assertEquals(
        List.of("config_reload", "hook_failure"), rows.filterValues("—"::equals).keySet().toList());
  }

  @Test
  void onlyTheNameOfAContextAndADotAreReserved() {
    assertEquals(Option.some("memory"), StoaEventType.contextOf("memory.invented"));
    assertFalse(StoaEventType.has("memory.invented"));
    for (String free : new String[] {"memory", "memory_purged", "memories.purged", ".x", "a.b"}) {
      assertEquals(Option.none(), StoaEventType.contextOf(free), free);
    }
  }

  @Test
  void membersAreIdsNumbersAndLabels() {
    AuditEvent event =
        AuditEvent.of(
            StoaEventType.AGENT_MERGED,
            AuditMembers.of("agent_id", "a")
                .id("by_agent_id", Option.none())
                .number("count", 3)
                .numbers("moved", HashMap.of("spawns", 2L))
                .label("mode", ChainFault.Kind.ALTERED));
    assertEquals("agent.merged", event.eventType());
    assertEquals(
        "{\"agent_id\":\"a\",\"by_agent_id\":null,\"count\":3,\"mode\":\"altered\","
            + "\"moved\":{\"spawns\":2}}",
        event.details().text());
    assertEquals(
        "member agent holds an id: let its name end in _id",
        assertThrows(IllegalArgumentException.class, () -> AuditMembers.of("agent", "a"))
            .getMessage());
  }
}
