package dev.stoa.app.torture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.testkit.postgres.PostgresServer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TortureCommandTest {

  private static final boolean SLOW = Boolean.getBoolean("stoa.slow");
  private static final String KILLS = SLOW ? "50" : "1";
  private static final String PROCESSES = SLOW ? "2" : "1";

  @TempDir Path folder;

  @Test
  void aFileSurvivesKillsAFullDiskAndTampering() {
    Cli cli = Cli.on("jdbc:sqlite:" + folder.resolve("torture.db"));
    Cli.Outcome outcome = cli.run("torture", "--kills", KILLS, "--processes", PROCESSES, "--json");
    assertEquals(0, outcome.code(), outcome.out() + outcome.err());
    assertEquals(Long.parseLong(KILLS), outcome.number("kills"));
    assertTrue(outcome.number("acknowledged") > 0, outcome.out());
    assertEquals(3, outcome.objects("troubles").size());
    Cli.Outcome again = cli.run("torture");
    assertEquals(1, again.code());
    assertTrue(
        again.err().endsWith(" rows: give a new file or a new schema with --store\n"), again.err());
  }

  @Test
  void aServerSurvivesKillsAndEndedSessions() {
    Cli cli = Cli.on(PostgresServer.shared().newDatabase());
    Cli.Outcome outcome = cli.run("torture", "--kills", "1", "--processes", "1", "--threads", "1");
    assertEquals(0, outcome.code(), outcome.out() + outcome.err());
    assertTrue(outcome.out().contains("sessions ended by the server"), outcome.out());
    assertTrue(outcome.out().endsWith("Nothing was lost.\n"), outcome.out());
  }

  @Test
  void poisonIsMarkedButForSummariesWithoutAToken() {
    Cli cli = Cli.on("jdbc:sqlite:" + folder.resolve("unused.db"));
    Cli.Outcome outcome =
        cli.run("torture", "poison", "--seeds", "1", "--questions", "2", "--json");
    assertEquals(0, outcome.code(), outcome.out() + outcome.err());
    for (JsonObject attack : outcome.objects("attacks")) {
      boolean remains = attack.members().get("remains").contains(new JsonBoolean(true));
      assertEquals(remains ? 2 : 0, unmarked(attack, "all"), attack::toString);
      assertTrue(unmarked(attack, "none") > 0, attack::toString);
    }
    cli.run("torture", "poison", "--seeds", "0").failed(2, "--seeds is 0: give 1 or more");
  }

  @Test
  void wrongOptionsAreNamed() {
    Cli cli = Cli.on("jdbc:sqlite:" + folder.resolve("torture.db"));
    cli.run("torture", "--threads", "0").failed(2, "--threads is 0: give 1 to 64");
    cli.run("torture", "--seconds", "0").failed(2, "--seconds is 0: give 1 or more");
  }

  private static long unmarked(JsonObject attack, String cell) {
    JsonObject counts = (JsonObject) attack.members().get(cell).get();
    return Long.parseLong(((JsonNumber) counts.members().get("unmarked").get()).lexeme());
  }
}
