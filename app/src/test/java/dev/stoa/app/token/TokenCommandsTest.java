package dev.stoa.app.token;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.http.access.Token;
import dev.stoa.adapter.http.access.TokenFile;
import dev.stoa.adapter.http.access.Tokens;
import dev.stoa.app.Cli;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code stoa token}. */
class TokenCommandsTest {

  @TempDir Path folder;

  @Test
  void aTokenIsShownOnceAndKeptAsAHash() throws IOException {
    Path file = folder.resolve("tokens.jsonl");
    Cli cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
    String zealot =
        cli.run("agent", "register", "zealot", "--model", "m", "--json").ok().text("agent_id");
    Cli.Outcome created =
        token(
                cli,
                file,
                "create",
                "--subject",
                "ada",
                "--agent",
                "zealot",
                "--effect",
                "write",
                "--workspace",
                "team_a",
                "--expires",
                "P90D",
                "--json")
            .ok();
    String text = created.text("token");
    assertTrue(text.matches("stoa_[A-Za-z0-9_-]{43}"), text);
    assertFalse(Files.readString(file).contains(text));
    assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
    Token stored = new TokenFile(file).list().single();
    assertEquals(Tokens.hash(text), stored.hash());
    assertEquals("ada", stored.subject());
    assertEquals(zealot, stored.agent().get().value());
    assertEquals("team_a", stored.workspace().get());
    assertEquals(
        90, java.time.Duration.between(stored.createdAt(), stored.expiresAt().get()).toDays());
  }

  @Test
  void tokensAreListedWithoutHashesAndRevoked() {
    Path file = folder.resolve("tokens.jsonl");
    assertEquals("No tokens.\n", token(file, "list").ok().out());
    String id =
        token(file, "create", "--subject", "ada", "--effect", "read", "--json").ok().text("id");
    token(file, "create", "--subject", "bob", "--effect", "destructive").ok();
    String listed = token(file, "list").ok().out();
    assertTrue(listed.contains("ada") && listed.contains("bob"), listed);
    String hash = new TokenFile(file).list().head().hash();
    assertFalse((listed + token(file, "list", "--json").ok().out()).contains(hash));
    assertEquals("Revoked the token " + id + " of ada.\n", token(file, "revoke", id).ok().out());
    assertEquals(1, token(file, "list", "--json").ok().objects("items").size());
    token(file, "revoke", id)
        .failed(1, "token " + id + " does not exist: see `stoa token list` for those that do");
  }

  @Test
  void whatCannotBeMeantIsRefused() throws IOException {
    Path file = folder.resolve("tokens.jsonl");
    token(file, "create", "--subject", "ada", "--effect", "read", "--expires", "soon")
        .failed(2, "'soon' is not a duration: write it as 30s, 5m, 2h, 7d or PT1H30M");
    token(file, "create", "--subject", "ada", "--effect", "read", "--workspace", "../x")
        .failed(2, "workspace ../x is not a name: use a to z, digits, _ and -");
    token(file, "create", "--subject", "local", "--effect", "read")
        .failed(2, "subject local is who runs the program: choose another");
    assertFalse(Files.exists(file));
    Files.writeString(file, "{\"id\":\"x\"}\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
    token(file, "list")
        .failed(
            2, "--tokens: " + file + " can be used by others than its owner: run chmod 600 on it");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    assertEquals(2, token(file, "list").code());
    assertEquals(
        3,
        token(folder.resolve("no/such/file"), "create", "--subject", "a", "--effect", "read")
            .code());
  }

  @Test
  void aTokenIsOnlyForAnAgentThatThereIs() {
    Path file = folder.resolve("tokens.jsonl");
    Cli cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
    token(cli, file, "create", "--subject", "ada", "--agent", "zealot", "--effect", "read")
        .failed(
            1,
            "agent zealot is unknown: see `stoa agent list`, or register it with `stoa agent"
                + " register`");
    assertFalse(Files.exists(file));
  }

  private static Cli.Outcome token(Path file, String... words) {
    return token(Cli.bare(), file, words);
  }

  private static Cli.Outcome token(Cli cli, Path file, String... words) {
    String[] all = new String[words.length + 3];
    all[0] = "token";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--tokens";
    all[words.length + 2] = file.toString();
    return cli.run(all);
  }
}
