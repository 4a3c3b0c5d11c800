package dev.stoa.app.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.bootstrap.storage.TestEngine;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ReceiptCommandsTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void aReceiptIsWrittenAndCheckedWithoutTheStore(TestEngine engine) throws IOException {
    Path receipt = written(engine);
    Cli.Outcome checked = check(receipt, "--json").ok();
    assertEquals("Cache or not?", checked.text("question"));
    assertEquals("Cache it.", checked.text("answer"));
    String shown = check(receipt).ok().out();
    assertTrue(shown.contains("| result") && shown.contains("proved"), shown);
    assertTrue(shown.contains("Cache it."), shown);
  }

  @ParameterizedTest
  @EnumSource
  void everyChangedPartIsNamed(TestEngine engine) throws IOException {
    Path receipt = written(engine);
    String text = Files.readString(receipt);
    refused(text.replace("Cache it.", "Cache at."), "the receipt was changed: its SHA-256 is ");
    String sha = text.replaceAll("(?s).*\"sha256\":\"([0-9a-f]{64})\".*", "$1");
    String other = (sha.charAt(0) == '0' ? '1' : '0') + sha.substring(1);
    refused(text.replace(sha, other), "the receipt was changed: its SHA-256 is ");
    // A receipt of another hash that says so itself is not what the audit entry holds.
    String forged = text.replace("Cache it.", "Cache at.");
    String document = forged.replaceAll("(?s).*\"receipt\":\"((?:[^\"\\\\]|\\\\.)*)\".*", "$1");
    String hash =
        dev.stoa.domain.kernel.Sha256.hex(document.replace("\\\"", "\"").replace("\\\\", "\\"));
    refused(forged.replace(sha, hash), "the audit entry attests another document");
    String sequence = text.replaceAll("(?s).*\"audit_sequence\":([0-9]+).*", "$1");
    refused(
        text.replace("\"audit_sequence\":" + sequence, "\"audit_sequence\":" + sequence + "1"),
        "it names entry " + sequence + "1, the proof is of entry " + sequence);
    refused(
        text.replace("\\nindex ", "\\nindex 1")
            .replace("\"audit_sequence\":" + sequence, "\"audit_sequence\":1" + sequence),
        "its entry is not number 1" + sequence + " of the ");
    refused("{}", "proof is missing: give a file that `stoa debate prove --out` wrote");
    refused("no json", "give a file that `stoa debate prove --out` wrote");
    Path log = folder.resolve("other.key");
    Cli.bare().run("audit", "keygen", "example.com/log", "--out", log.toString()).ok();
    assertEquals(
        1,
        Cli.bare()
            .run("debate", "check-receipt", receipt.toString(), "--key", log + ".pub")
            .code());
  }

  /** But for the second signature of the checkpoint, whose time the receipt does not depend on. */
  @ParameterizedTest
  @EnumSource
  void noByteCanBeChanged(TestEngine engine) throws IOException {
    Path receipt = written(engine);
    byte[] bytes = Files.readAllBytes(receipt);
    String text = Files.readString(receipt);
    String line = "\\n\u2014 ";
    int second = lengthOf(text, text.indexOf(line, text.indexOf(line) + 1));
    int end = lengthOf(text, text.indexOf("\",\"receipt\""));
    assertTrue(0 < second && second < end && end - second < 200, text);
    Path changed = folder.resolve("changed");
    for (int at = 0; at < bytes.length - 1; at += 7) {
      if (at >= second && at < end) {
        continue;
      }
      byte[] copy = bytes.clone();
      copy[at] ^= 1;
      Files.write(changed, copy);
      assertEquals(1, check(changed).code(), () -> new String(copy, StandardCharsets.UTF_8));
    }
  }

  private static int lengthOf(String text, int end) {
    return text.substring(0, end).getBytes(StandardCharsets.UTF_8).length;
  }

  private Path written(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    String id = cli.run("debate", "open", "Cache or not?", "--json").ok().text("session_id");
    cli.run("debate", "start", id).ok();
    String[] say = {"debate", "say", id, "Cache it.", "--round", "1", "--phase", "proposal"};
    for (String agent : new String[] {"zoe", "bob"}) {
      String[] words = java.util.Arrays.copyOf(say, say.length + 3);
      words[say.length] = "--agent";
      words[say.length + 1] = agent;
      words[say.length + 2] = "--register";
      cli.run(words).ok();
    }
    cli.run("debate", "conclude", id, "Cache it.", "--confidence", "0.9", "--winner", "zoe").ok();
    cli.run("audit", "keygen", "example.com/log", "--out", key()).ok();
    cli.run("audit", "checkpoint", "--key", key()).ok();
    Path receipt = folder.resolve("receipt.json");
    cli.run("debate", "prove", id, "--out", receipt.toString()).ok();
    return receipt;
  }

  private String key() {
    return folder.resolve("log.key").toString();
  }

  private Cli.Outcome check(Path receipt, String... more) {
    String[] words = {"debate", "check-receipt", receipt.toString(), "--key", key() + ".pub"};
    String[] all = java.util.Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    return Cli.bare().run(all);
  }

  private void refused(String text, String reason) throws IOException {
    Path file = Files.writeString(folder.resolve("forged.json"), text);
    Cli.Outcome outcome = check(file);
    assertEquals(1, outcome.code(), outcome.out() + outcome.err());
    assertTrue(outcome.err().contains(reason), outcome.err());
  }
}
