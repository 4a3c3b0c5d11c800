package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class MistakesTest {

  @TempDir Path folder;

  private static final List<String> NEED_A_STORE =
      List.of(
          "migrate",
          "migrate --dry-run",
          "audit append --type t",
          "audit list",
          "audit show 1",
          "audit verify",
          "audit prove 1",
          "audit export");

  @TestFactory
  Stream<DynamicTest> aStoreThatIsNoneIsOneSentenceAndExitCode3() throws IOException {
    String noDatabase =
        "jdbc:sqlite:" + Files.writeString(folder.resolve("a.db"), "garbage".repeat(999));
    return Stream.of(
            noDatabase,
            "jdbc:sqlite:" + folder.resolve("missing/a.db"),
            "jdbc:sqlite:" + folder,
            "jdbc:sqlite::memory:",
            "jdbc:mysql://localhost/x",
            "nonsense",
            "jdbc:postgresql://localhost:1/x",
            "jdbc:postgresql://[")
        .flatMap(url -> NEED_A_STORE.stream().map(command -> failing(command, url)));
  }

  private static DynamicTest failing(String command, String url) {
    return DynamicTest.dynamicTest(
        command + " on " + url,
        () -> {
          Cli.Outcome plain = Cli.on(url).run(command.split(" "));
          assertOneSentence(plain, 3);
          Cli.Outcome outcome = Cli.on(url).run((command + " --json").split(" "));
          assertEquals(3, outcome.code());
          assertEquals("", outcome.err());
          assertEquals("storage", error(outcome, "kind"));
          assertEquals(plain.err(), "stoa: " + error(outcome, "message") + "\n");
        });
  }

  @TestFactory
  Stream<DynamicTest> nonsenseIsOneSentenceAndExitCode2() throws IOException {
    Path bytes = Files.write(folder.resolve("bytes"), new byte[] {(byte) 0xff, (byte) 0xfe, 0});
    Path text = Files.writeString(folder.resolve("text"), "{\n");
    return Stream.of(
            "help frobnicate",
            "audit",
            "frobnicate",
            "audit frobnicate",
            "--frobnicate",
            "audit list --frobnicate",
            "audit list --limit many",
            "audit list --limit 0",
            "--schema maybe doctor",
            "--durability some doctor",
            "audit append",
            "audit append --type",
            "audit append --type t --u-score high",
            "audit append --type t --u-score NaN",
            "audit append --type t --latency-ms -1",
            "audit append --type t --details {",
            "audit append --type t --details 1",
            "audit append-batch " + text,
            "audit append-batch " + bytes,
            "audit append-batch " + folder.resolve("missing"),
            "audit append-batch " + folder,
            "audit keygen",
            "audit keygen a+b --out " + folder.resolve("k"),
            "audit keygen name --out " + folder.resolve("missing/k"),
            "audit checkpoint",
            "audit checkpoint --key " + text,
            "audit checkpoint --key " + bytes,
            "audit prove",
            "audit prove one",
            "audit prove 0",
            "audit prove-consistency --from 1",
            "audit check-proof " + text,
            "audit check-proof " + folder.resolve("missing") + " --key a+b+c",
            "audit check-proof " + text + " --key " + text,
            "audit check-proof " + text + " --key nobody",
            "audit verify --key a+b+c",
            "audit verify --checkpoint " + text,
            "audit verify --checkpoint " + text + " --key " + bytes,
            "audit verify-aua " + folder,
            "demo --folder " + text,
            "rating as-of a --at +10000-01-01T00:00:00Z",
            "rating as-of a --at -0001-01-01T00:00:00Z",
            "note list --as a --age 999999999d",
            "critique archive-patterns --older-than 999999999d",
            "memory edit m --expires-at +10000-01-01T00:00:00Z",
            "memory remember x --ttl P999999999D",
            "memory list --protected --after +10000-01-01T00:00:00Z/m",
            "memory protect m --reason \u0000",
            "memory expire --half-lives 0",
            "memory limit --most fast=0")
        .map(
            command ->
                DynamicTest.dynamicTest(
                    "stoa " + command,
                    () -> {
                      String[] words = command.isEmpty() ? new String[0] : command.split(" ");
                      assertOneSentence(
                          Cli.on("jdbc:sqlite:" + folder.resolve("new.db")).run(words), 2);
                      assertFalse(Files.exists(folder.resolve("new.db")));
                    }));
  }

  @Test
  void readersMakeNoWorkspace() {
    Path file = folder.resolve("typo.db");
    String url = "jdbc:sqlite:" + file;
    Cli.on(url)
        .run("audit", "verify")
        .failed(
            3,
            "there is no workspace at " + url + ": check --store, or make it with `stoa migrate`");
    assertFalse(Files.exists(file));
  }

  @Test
  void aPasswordInTheUrlIsNotPrinted() {
    Cli.Outcome outcome =
        Cli.on("jdbc:postgresql://localhost:1/x?user=me&password=hush").run("doctor", "--json");
    assertEquals(1, outcome.code());
    assertFalse(outcome.out().contains("hush"), outcome.out());
  }

  @Test
  void aMistypedCommandIsGuessed() {
    Cli.bare()
        .run("audti")
        .failed(
            2,
            "command audti is unknown: did you mean audit? Else run `stoa --help` to see what it"
                + " takes");
    Cli.bare()
        .run("agent", "lst", "--limit", "3")
        .failed(
            2,
            "command lst is unknown: did you mean list? Else run `stoa agent --help` to see what it"
                + " takes");
  }

  @Test
  void aMistypedOptionIsGuessedWhereverItStands() {
    Cli.bare()
        .run("agent", "list", "--lmit", "3")
        .failed(
            2,
            "option --lmit is unknown: did you mean --limit? Else run `stoa agent list --help` to"
                + " see what it takes");
    Cli.bare()
        .run("--stoer", "jdbc:sqlite:x.db", "agent", "list")
        .failed(
            2,
            "option --stoer is unknown: did you mean --store? Else run `stoa --help` to see what it"
                + " takes");
  }

  @Test
  void usageErrorsAreJsonToo() {
    Cli.Outcome outcome = Cli.bare().run("audit", "list", "--limit", "x", "--json");
    assertEquals(2, outcome.code());
    assertEquals("usage", error(outcome, "kind"));
    assertTrue(error(outcome, "message").contains("--limit"));
  }

  @Test
  void aRefusalHasItsKind() {
    Cli cli = Cli.on("jdbc:sqlite:" + folder.resolve("kinds.db"));
    cli.run("agent", "register", "zealot", "--model", "m");
    assertEquals("absent", error(cli.run("agent", "show", "nobody", "--json"), "kind"));
    assertEquals(
        "conflict",
        error(cli.run("agent", "register", "zealot", "--model", "m", "--json"), "kind"));
    assertEquals("invalid", error(cli.run("agent", "merge", "zealot", "zealot", "--json"), "kind"));
    cli.run("agent", "archive", "zealot");
    assertEquals("unmet", error(cli.run("agent", "describe", "zealot", "tired", "--json"), "kind"));
  }

  private static void assertOneSentence(Cli.Outcome outcome, int code) {
    assertEquals("", outcome.out());
    assertTrue(outcome.err().startsWith("stoa: "), outcome.err());
    assertEquals(1, outcome.err().lines().count(), outcome.err());
    assertFalse(outcome.err().contains("unexpected failure"), outcome.err());
    assertFalse(outcome.err().contains("null"), outcome.err());
    assertEquals(code, outcome.code(), outcome.err());
  }

  private static String error(Cli.Outcome outcome, String member) {
    JsonObject error = (JsonObject) outcome.member("error");
    return ((JsonString) error.members().get(member).get()).value();
  }
}
