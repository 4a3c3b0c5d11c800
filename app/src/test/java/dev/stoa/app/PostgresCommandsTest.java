package dev.stoa.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.json.JsonNull;
import dev.stoa.testkit.postgres.PostgresServer;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The same commands on the other engine, a url apart. */
class PostgresCommandsTest {

  @TempDir Path folder;

  private String url;
  private Cli cli;

  @BeforeEach
  void aWorkspace() {
    url = PostgresServer.shared().newDatabase();
    cli = Cli.on(url);
  }

  @Test
  void aWorkspaceIsMadeFilledListedAndVerified() {
    assertEquals(1, cli.run("doctor").code());
    assertEquals(new JsonNull(), cli.run("migrate", "--json").ok().member("from"));
    cli.run("audit", "append", "--type", "query", "--details", "{\"b\":1.50,\"a\":\"ı\"}").ok();
    cli.runPiped("{\"event_type\":\"a\"}\n{\"event_type\":\"b\"}", "audit", "append-batch", "-")
        .ok();
    String listed = cli.run("audit", "list").ok().out();
    assertTrue(listed.contains("{\"a\":\"ı\",\"b\":1.5}"), listed);
    assertEquals(3, cli.run("audit", "verify", "--json").ok().number("entries"));
    String well = cli.run("doctor", "--check-audit", "--deep").ok().out();
    assertTrue(well.contains("PostgreSQL ") && well.contains("schema public"), well);
  }

  @Test
  void aChangeIsCaughtAndATailAgainstTheCheckpoint() throws SQLException {
    String key = folder.resolve("k").toString();
    String note = folder.resolve("note").toString();
    for (String type : new String[] {"a", "b", "c"}) {
      cli.run("audit", "append", "--type", type).ok();
    }
    cli.run("audit", "keygen", "example.com/log", "--out", key).ok();
    cli.run("audit", "checkpoint", "--key", key, "--out", note).ok();
    sql("alter table audit_log disable trigger user");
    sql("delete from audit_log where sequence = 4");
    Cli.Outcome outcome =
        cli.run("audit", "verify", "--checkpoint", note, "--key", key + ".pub", "--json");
    assertEquals(1, outcome.code());
    assertTrue(outcome.out().contains("\"kind\":\"truncated\",\"sequence\":4"), outcome.out());
    sql("update audit_log set event_type = 'z' where sequence = 2");
    Cli.Outcome altered = cli.run("audit", "verify", "--json");
    assertTrue(altered.out().contains("\"kind\":\"altered\",\"sequence\":2"), altered.out());
  }

  private void sql(String order) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement()) {
      statement.execute(order);
    }
  }
}
