package dev.stoa.app.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Progress;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.app.Cli;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyAndExportTest {

  @TempDir Path folder;

  private Path file;
  private Cli cli;

  @BeforeEach
  void aLog() {
    file = folder.resolve("a.db");
    cli = Cli.on(TestWorkspace.copyTo(file));
    cli.runPiped(
            "{\"event_type\":\"a\",\"details\":{\"claim\":\"O(n²) \\\"q\\\"\"},\"u_score\":1e-7}\n"
                .repeat(6),
            "audit",
            "append-batch",
            "-")
        .ok();
  }

  @Test
  void aSoundChainIsSound() {
    String output = cli.run("audit", "verify").ok().out();
    assertTrue(output.endsWith("Sound: 6 entries, none altered.\n"), output);
    Cli.Outcome json = cli.run("audit", "verify", "--json").ok();
    assertEquals(6, json.number("entries"));
    assertEquals(6, json.number("head_sequence"));
    assertEquals(new JsonNull(), json.member("fault"));
  }

  @Test
  void aVerificationReportsHowFarItIs() {
    cli.runPiped("{\"event_type\":\"a\"}\n".repeat(10_000), "audit", "append-batch", "-").ok();
    List<Long> reported = new ArrayList<>();
    Progress progress =
        new Progress() {
          @Override
          public void line(String text) {}

          @Override
          public void done(long count) {
            reported.add(count);
          }
        };
    try (Stoa stoa = Stoa.open("jdbc:sqlite:" + file)) {
      Catalogue.complete()
          .find("audit.verify")
          .get()
          .runJson(stoa, JsonParser.parse("{}"), progress)
          .get();
    }
    assertEquals(List.of(10_000L), reported);
  }

  @Test
  void aFaultIsNamedWithItsSequenceAndKind() {
    new TamperedCopy(file)
        .run("drop trigger audit_log_no_update")
        .run("update audit_log set details = '{}' where sequence = 3");
    Cli.Outcome outcome = cli.run("audit", "verify");
    assertEquals(1, outcome.code());
    assertTrue(outcome.out().contains("FAULT ALTERED at sequence 3: "), outcome.out());
    JsonObject fault = (JsonObject) cli.run("audit", "verify", "--json").member("fault");
    assertEquals(new JsonString("altered"), fault.members().get("kind").get());
  }

  @Test
  void aSwappedLogIsCaughtAgainstASavedCheckpoint() {
    String key = folder.resolve("k").toString();
    String note = folder.resolve("note").toString();
    cli.run("audit", "keygen", "example.com/log", "--out", key).ok();
    cli.run("audit", "checkpoint", "--key", key, "--out", note).ok();
    cli.run("audit", "append", "--type", "later").ok();
    String[] verify = {"audit", "verify", "--checkpoint", note, "--key", key + ".pub"};
    String sound = cli.run(verify).ok().out();
    assertTrue(sound.contains("| example.com/log |    7 | matches "), sound);
    Cli other = Cli.on(TestWorkspace.copyTo(folder.resolve("other.db")));
    other.runPiped("{\"event_type\":\"b\"}\n".repeat(9), "audit", "append-batch", "-").ok();
    other.run("audit", "verify").ok();
    Cli.Outcome swapped = other.run(verify);
    assertEquals(1, swapped.code());
    assertTrue(swapped.out().contains("FAULT REWRITTEN at sequence "), swapped.out());
  }

  @Test
  void aThirdPartyCanHashTheExportAgain() throws IOException, NoSuchAlgorithmException {
    Path out = folder.resolve("log.jsonl");
    String output = cli.run("audit", "export", "--out", out.toString()).ok().out();
    assertEquals("Written to " + out + ".\n", output);
    List<String> lines = Files.readAllLines(out);
    assertEquals(String.join("\n", lines) + "\n", cli.run("audit", "export").ok().out());
    assertEquals(String.join("\n", lines) + "\n", cli.run("audit", "export", "--json").ok().out());
    String previous = null;
    for (String line : lines) {
      JsonObject exported = (JsonObject) JsonParser.parse(line);
      String attested = text(exported, "attested");
      assertEquals(text(exported, "hash"), sha256(text(exported, "scheme") + "\n" + attested));
      String named = text((JsonObject) JsonParser.parse(attested), "prev_hash");
      assertEquals(previous == null ? sha256("stoa/audit/v1/genesis") : previous, named);
      previous = text(exported, "hash");
    }
    assertEquals(6, cli.run("audit", "export", "--out", out.toString(), "--json").number("count"));
  }

  private static String text(JsonObject object, String name) {
    return ((JsonString) object.members().get(name).get()).value();
  }

  private static String sha256(String text) throws NoSuchAlgorithmException {
    return HexFormat.of()
        .formatHex(
            MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
  }
}
