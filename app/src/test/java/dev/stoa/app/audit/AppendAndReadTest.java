package dev.stoa.app.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AppendAndReadTest {

  @TempDir Path folder;

  private Cli cli;

  @BeforeEach
  void aWorkspace() {
    cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
  }

  @Test
  void everyOptionReachesTheEntry() {
    JsonObject entry =
        cli.run(
                "audit append --json --type query --session s1 --trace t1 --token k1 --field f"
                    .concat(" --specialist swe --u-score 0.5 --confidence 0.75 --latency-ms 12")
                    .concat(" --details {\"n\":1.0} --id e-1")
                    .split(" "))
            .ok()
            .json();
    String expected =
        """
        {"event_type":"query","session_id":"s1","trace_id":"t1","token_id":"k1","field":"f",
         "specialist":"swe","u_score":0.5,"confidence":0.75,"latency_ms":12,"details":{"n":1},
         "entry_id":"e-1","sequence":1}
        """;
    ((JsonObject) JsonParser.parse(expected))
        .members()
        .forEach((name, value) -> assertEquals(value, member(entry, name), name));
    assertEquals(entry, cli.run("audit", "show", "e-1", "--json").ok().json());
    assertEquals(entry, cli.run("audit", "show", "1", "--json").ok().json());
  }

  @Test
  void aBatchIsAppendedWholeOrNotAtAll() throws IOException {
    Path file = folder.resolve("events.jsonl");
    Files.writeString(
        file, "{\"event_type\":\"a\"}\n\n{\"event_type\":\"b\"}\n{\"event_type\":\"\"}\n");
    cli.run("audit", "append-batch", file.toString())
        .failed(
            2, "<events> " + file + " line 4: event_type is blank: give a value or leave it out");
    assertEquals("No entries.\n", cli.run("audit", "list").ok().out());
    Files.writeString(file, "{\"event_type\":\"a\"}\n{\"event_type\":\"b\",\"id\":null}");
    String output = cli.run("audit", "append-batch", file.toString()).ok().out();
    assertTrue(output.contains("|        2 | "), output);
  }

  @Test
  void aBatchNamesTheLineAndTheMemberAtFault() {
    refused("[]", "it is not an object: put it in braces");
    refused("{}", "event_type: it is missing");
    refused("{\"event_type\":1}", "event_type: it is not text: put it in quotes");
    refused(
        "{\"event_type\":\"a\",\"u_score\":\"1\"}",
        "u_score: it is not a number: give one, without quotes");
    refused(
        "{\"event_type\":\"a\",\"details\":7}", "details: it is not an object: put it in braces");
    refused("{\"event_type\":\"a\"", "JSON position 17: ',' expected");
    refused(
        "{\"event_type\":\"a\",\"type\":\"b\"}",
        "type is unknown: use event_type, session_id, trace_id, token_id, field, specialist,"
            + " u_score, confidence, latency_ms, details, id");
  }

  private void refused(String line, String sentence) {
    cli.runPiped("{\"event_type\":\"ok\"}\n" + line + "\n", "audit", "append-batch", "-")
        .failed(2, "<events> - line 2: " + sentence);
  }

  @Test
  void anEmptyBatchAndATakenIdAreRefused() {
    cli.runPiped("\n", "audit", "append-batch", "-")
        .failed(1, "the batch has no events: send at least one");
    cli.run("audit", "append", "--type", "a", "--id", "e-1").ok();
    cli.run("audit", "append", "--type", "a", "--id", "e-1").ok();
    cli.run("audit", "append", "--type", "b", "--id", "e-1")
        .failed(1, "id e-1 is taken by another event: choose a new id, or resend the same event");
    assertEquals(1, cli.run("audit", "list", "--json").ok().objects("items").size());
  }

  @Test
  void aBatchHasAtMost10000Events() {
    cli.runPiped("{\"event_type\":\"a\"}\n".repeat(10_001), "audit", "append-batch", "-")
        .failed(1, "the batch has 10001 events: send at most 10000 at a time");
    assertEquals("No entries.\n", cli.run("audit", "list").ok().out());
  }

  @Test
  void listingPagesAndFilters() {
    StringBuilder batch = new StringBuilder();
    for (int i = 1; i <= 5; i++) {
      batch.append("{\"event_type\":\"t").append(i % 2).append("\",\"session_id\":\"s\"}\n");
    }
    cli.runPiped(batch.toString(), "audit", "append-batch", "-").ok();
    Cli.Outcome first = cli.run("audit", "list", "--limit", "3", "--json").ok();
    String next = first.text("next");
    Cli.Outcome rest = cli.run("audit", "list", "--limit", "3", "--after", next, "--json").ok();
    assertEquals(rest.out(), cli.run("audit", "list", "--after-sequence", "3", "--json").out());
    assertEquals(new JsonNull(), rest.member("next"));
    assertEquals("4,5", rest.objects("items").map(AppendAndReadTest::sequence).mkString(","));
    Cli.Outcome odd = cli.run("audit", "list", "--type", "t1", "--session", "s", "--json").ok();
    assertEquals("1,3,5", odd.objects("items").map(AppendAndReadTest::sequence).mkString(","));
    String shown = cli.run("audit", "list", "--limit", "3").ok().out();
    assertTrue(shown.endsWith("There may be more: --after " + next + "\n"), shown);
    assertEquals("No entries.\n", cli.run("audit", "list", "--trace", "x").ok().out());
  }

  @Test
  void whatIsNotThereIsRefused() {
    cli.run("audit", "show", "7").failed(1, "sequence 7 does not exist: the log ends at 0");
    cli.run("audit", "show", "7", "--by-id")
        .failed(1, "id 7 names no audit entry: list the entries to find it");
  }

  private static String sequence(JsonObject entry) {
    return ((JsonNumber) member(entry, "sequence")).lexeme();
  }

  private static JsonValue member(JsonObject object, String name) {
    return object.members().get(name).getOrElse(new JsonString("missing"));
  }
}
