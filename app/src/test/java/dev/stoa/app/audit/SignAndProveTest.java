package dev.stoa.app.audit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleProofs;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SignAndProveTest {

  @TempDir Path folder;

  private Cli cli;
  private String key;

  @BeforeEach
  void aLogWithAKey() {
    cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
    cli.runPiped("{\"event_type\":\"a\"}\n".repeat(5), "audit", "append-batch", "-").ok();
    key = folder.resolve("log.key").toString();
    cli.run("audit", "keygen", "example.com/log", "--out", key).ok();
  }

  @Test
  void aSecretKeyIsItsOwnersAloneAndNeverOverwritten() throws IOException {
    Path secret = Path.of(key);
    if (Files.getFileStore(folder).supportsFileAttributeView("posix")) {
      assertEquals(
          "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(secret)));
    }
    String before = Files.readString(secret);
    cli.run("audit", "keygen", "example.com/log", "--out", key)
        .failed(1, "--out: " + key + " already exists and is never overwritten: give another file");
    Files.delete(secret);
    assertEquals(1, cli.run("audit", "keygen", "n", "--out", key).code());
    assertFalse(Files.exists(secret));
    assertTrue(before.startsWith("PRIVATE+KEY+example.com/log+"));
  }

  @Test
  void aVerifierKeyIsTakenAsTextAndAsFile() throws IOException {
    String note = checkpoint();
    String text = Files.readString(Path.of(key + ".pub")).strip();
    cli.run("audit", "verify", "--checkpoint", note, "--key", text).ok();
    cli.run("audit", "verify", "--checkpoint", note, "--key", key + ".pub").ok();
    cli.run("audit", "verify", "--checkpoint", note, "--key", key)
        .failed(2, "--key: it is the secret key: give the verifier key, the file .pub");
  }

  @Test
  void severalCheckpointsAreComparedEachWithItsKey() {
    String first = checkpoint();
    String other = folder.resolve("other").toString();
    String second = folder.resolve("second").toString();
    cli.run("audit", "keygen", "example.com/log", "--out", other).ok();
    cli.run("audit", "checkpoint", "--key", other, "--out", second).ok();
    Cli.Outcome outcome =
        cli.run(
                "audit",
                "verify",
                "--checkpoint",
                first,
                "--checkpoint",
                second,
                "--key",
                other + ".pub",
                "--key",
                key + ".pub",
                "--json")
            .ok();
    assertEquals(2, outcome.objects("checkpoints").size());
    cli.run("audit", "verify", "--checkpoint", first)
        .failed(2, "--key is missing: give the verifier key of the checkpoint's log");
    cli.run("audit", "verify", "--key", key + ".pub")
        .failed(2, "--checkpoint is missing: --key alone has nothing to check");
  }

  @Test
  void aDamagedSecretKeyIsNotPrinted() throws IOException {
    Path damaged = folder.resolve("damaged.key");
    String text = Files.readString(Path.of(key)).strip();
    Files.writeString(damaged, text.substring(0, text.length() - 4));
    cli.run("audit", "checkpoint", "--key", damaged.toString())
        .failed(2, "--key: the secret key in it is damaged: restore the file, or make a new key");
  }

  @Test
  void theNoteIsPrintedAsItIsSaved() throws IOException {
    String printed = cli.run("audit", "checkpoint", "--key", key).ok().out();
    assertTrue(printed.startsWith("example.com/log\n6\n"), printed);
    assertEquals(printed, Files.readString(Path.of(checkpoint())));
    assertEquals(printed, cli.run("audit", "checkpoint", "--key", key, "--json").ok().out());
  }

  @Test
  void anEntryIsProvedWithoutTheStore() throws IOException {
    cli.run("audit", "prove", "2")
        .failed(
            1,
            "no checkpoint covers entry 2, the latest has size 0: sign a checkpoint first with"
                + " `stoa audit checkpoint --key`; `stoa audit keygen` makes a key");
    checkpoint();
    String proof = folder.resolve("2.tlog-proof").toString();
    cli.run("audit", "prove", "2", "--out", proof).ok();
    assertEquals(Files.readString(Path.of(proof)), cli.run("audit", "prove", "2").ok().out());
    Cli.Outcome outcome =
        Cli.bare().run("audit", "check-proof", proof, "--key", key + ".pub", "--json").ok();
    assertEquals(2, outcome.number("sequence"));
    assertEquals(cli.run("audit", "show", "2", "--json").text("hash"), outcome.text("hash"));
    String shown = Cli.bare().run("audit", "check-proof", proof, "--key", key + ".pub").ok().out();
    assertTrue(shown.contains("| event_type | a "), shown);
  }

  @Test
  void aForgedProofAndAnotherKeyProveNothing() throws IOException {
    checkpoint();
    Path proof = folder.resolve("2.tlog-proof");
    cli.run("audit", "prove", "2", "--out", proof.toString()).ok();
    Path forged = folder.resolve("forged");
    Files.writeString(forged, Files.readString(proof).replace("\nindex 1\n", "\nindex 2\n"));
    Cli.bare()
        .run("audit", "check-proof", forged.toString(), "--key", key + ".pub")
        .failed(1, forged + " is not valid: its entry is not number 3 of the 6");
    String other = folder.resolve("other").toString();
    cli.run("audit", "keygen", "example.com/log", "--out", other).ok();
    assertEquals(
        1,
        Cli.bare().run("audit", "check-proof", proof.toString(), "--key", other + ".pub").code());
  }

  @Test
  void theLogIsProvedToHaveOnlyGrown() {
    Cli.Outcome outcome =
        cli.run("audit", "prove-consistency", "--from", "3", "--to", "5", "--json").ok();
    assertTrue(
        MerkleProofs.verifyConsistency(
            3,
            Hash.ofHex(outcome.text("from_root")),
            5,
            Hash.ofHex(outcome.text("to_root")),
            ((JsonArray) outcome.member("hashes"))
                .values()
                .map(hash -> Hash.ofHex(((JsonString) hash).value()))));
    assertTrue(
        cli.run("audit", "prove-consistency", "--from", "3", "--to", "5")
            .ok()
            .out()
            .contains("hashes"));
    cli.run("audit", "prove-consistency", "--from", "3", "--to", "9")
        .failed(1, "second size 9 is out of range: the log has sizes 0 to 5");
  }

  private String checkpoint() {
    String note = folder.resolve("note").toString();
    cli.run("audit", "checkpoint", "--key", key, "--out", note).ok();
    return note;
  }
}
