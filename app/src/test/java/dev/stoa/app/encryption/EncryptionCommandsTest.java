package dev.stoa.app.encryption;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.UserId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EncryptionCommandsTest {

  @ParameterizedTest
  @EnumSource
  void aWorkspaceIsEncryptedAndThenNeedsItsKeys(TestEngine engine, @TempDir Path folder)
      throws IOException {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(url)) {
      stoa.conversations().start(UserId.LOCAL, NewConversation.titled("Importer")).get();
    }
    Cli cli = Cli.on(url);
    cli.run("encryption", "rekey")
        .failed(
            1,
            "no keys are given: give --keys <file> or STOA_KEYS, or open the workspace with"
                + " encryption");
    Path keys = folder.resolve("stoa.keys");
    Files.writeString(keys, "k1 QUJD\n");
    Files.setPosixFilePermissions(keys, PosixFilePermissions.fromString("rw-r--r--"));
    cli.run("--keys", keys.toString(), "encryption", "rekey")
        .failed(2, "--keys " + keys + " can be used by others than its owner: run chmod 600 on it");
    Files.setPosixFilePermissions(keys, PosixFilePermissions.fromString("rw-------"));
    cli.run("--keys", keys.toString(), "encryption", "rekey")
        .failed(2, "--keys: key k1 has 3 bytes: give 32 random bytes");
    Files.writeString(keys, "k1 " + "0f".repeat(32) + "\n");
    String done = cli.run("--keys", keys.toString(), "encryption", "rekey", "--json").ok().out();
    assertTrue(done.contains("\"titles\":1"), done);
    cli.run("conversation", "list")
        .failed(
            1, "the content is encrypted with the key k1, which is unknown: add it to the keys");
    String listed = cli.run("--keys", keys.toString(), "conversation", "list").ok().out();
    assertTrue(listed.contains("Importer"), listed);
    String plain = cli.run("--keys", keys.toString(), "encryption", "decrypt", "--json").ok().out();
    assertTrue(plain.contains("\"titles\":1"), plain);
    assertTrue(cli.run("conversation", "list").ok().out().contains("Importer"));
  }
}
