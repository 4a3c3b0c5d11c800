package dev.stoa.app.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maintenance and erasure from the command line. */
class UpkeepCommandsTest {

  @TempDir Path folder;

  private final Cli cli = Cli.on(TestEngine.SQLITE.migratedUrl());

  @Test
  void maintenanceShowsWhatItWouldDoAndThenDoesWhatIsDue() {
    cli.run("memory", "remember", "walnut").ok();
    Cli.Outcome preview = cli.run("maintain", "--dry-run").ok();
    assertTrue(preview.out().contains("critique-expiry"), preview.out());
    assertTrue(preview.out().contains("previewed"), preview.out());
    JsonObject first = task(cli.run("maintain", "--json").ok(), "critique-expiry");
    assertEquals(new JsonString("done"), first.members().get("status").get());
    JsonObject again = task(cli.run("maintain", "--json").ok(), "critique-expiry");
    assertEquals(new JsonString("not_due"), again.members().get("status").get());
    JsonObject now =
        task(
            cli.run("maintain", "--task", "wal-checkpoint", "--now", "--json").ok(),
            "wal-checkpoint");
    assertEquals(new JsonString("done"), now.members().get("status").get());
  }

  @Test
  void anUnknownTaskIsRefused() {
    Cli.Outcome outcome = cli.run("maintain", "--task", "sweep");
    assertEquals(1, outcome.code());
    assertTrue(
        outcome.err().contains("task sweep is unknown: give one of memory-expiry"), outcome.err());
  }

  @Test
  void anAgentIsErasedAndTheCertificateIsProved() {
    cli.run("agent", "register", "zealot", "--model", "m").ok();
    cli.run("note", "write", "remember the walnut", "--as", "zealot").ok();
    Cli.Outcome preview = cli.run("forget", "subject", "--agent", "zealot", "--dry-run").ok();
    assertTrue(preview.out().contains("Nothing was changed."), preview.out());
    cli.run("agent", "show", "zealot").ok();
    Cli.Outcome erased = cli.run("forget", "subject", "--agent", "zealot", "--json").ok();
    String id = ((JsonString) erased.member("erasure_id")).value();
    assertEquals(1, cli.run("agent", "show", "zealot").code());
    assertTrue(cli.run("forget", "certificates").ok().out().contains(id));
    Cli.Outcome uncovered = cli.run("forget", "prove", id);
    assertEquals(1, uncovered.code());
    assertTrue(uncovered.err().contains("sign a checkpoint first"), uncovered.err());
    String key = folder.resolve("log.key").toString();
    cli.run("audit", "keygen", "example.com/log", "--out", key).ok();
    cli.run("audit", "checkpoint", "--key", key, "--out", folder.resolve("c").toString()).ok();
    Cli.Outcome proved = cli.run("forget", "prove", id, "--json").ok();
    String document = ((JsonString) proved.member("certificate")).value();
    assertTrue(document.contains("\"erasure_id\":\"" + id + "\""), document);
    assertFalse(document.contains("zealot"), document);
    assertTrue(((JsonString) proved.member("proof")).value().startsWith("c2sp.org/tlog-proof"));
    cli.run("audit", "verify").ok();
  }

  @Test
  void mistakesAreRefusedInASentence() {
    cli.run("agent", "register", "zealot", "--model", "m").ok();
    cli.run("forget", "subject").failed(2, "give --agent or --user, one of them");
    cli.run("forget", "subject", "--agent", "zealot", "--user", "ada")
        .failed(2, "give --agent or --user, one of them");
    assertEquals(1, cli.run("forget", "subject", "--agent", "nobody").code());
    cli.run("forget", "subject", "--agent", "zealot", "--scope", "shared")
        .failed(1, "scope shared is shared: give a scope that is the subject's alone");
    cli.run("forget", "prove", "e1")
        .failed(1, "certificate e1 is unknown: list the certificates to find it");
    Cli.Outcome preview =
        cli.run("forget", "subject", "--user", "nobody", "--dry-run", "--json").ok();
    assertEquals(new JsonNull(), preview.member("erasure_id"));
  }

  private static JsonObject task(Cli.Outcome outcome, String name) {
    return outcome
        .objects("tasks")
        .find(one -> one.members().get("task").contains(new JsonString(name)))
        .get();
  }
}
