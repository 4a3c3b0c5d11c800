package dev.stoa.bootstrap.encryption;

import static dev.stoa.bootstrap.encryption.EncryptedWorkspace.ADA;
import static dev.stoa.bootstrap.encryption.EncryptedWorkspace.CHAT;
import static dev.stoa.bootstrap.encryption.EncryptedWorkspace.NEW;
import static dev.stoa.bootstrap.encryption.EncryptedWorkspace.OLD;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.conversation.NewConversation;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.search.SearchEverything;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Searches the raw bytes of a SQLite workspace, its write-ahead log included. */
final class NoPlaintextTest {

  private final EncryptedWorkspace workspace = EncryptedWorkspace.on(TestEngine.SQLITE);

  @Test
  void withEncryptionNoTextIsLeftInTheFiles() throws IOException {
    try (Stoa stoa = workspace.with(OLD)) {
      EncryptedWorkspace.fill(stoa);
      change(stoa);
      stoa.search().search(SearchEverything.about("contentocelot").user("ada")).get();
      assertTrue(Files.size(file("-wal")) > 0);
      assertEquals(Vector.empty(), found());
    }
    assertEquals(Vector.empty(), found());
  }

  @Test
  void afterRekeyNoPlainTextIsLeftInTheFiles() throws IOException {
    try (Stoa stoa = workspace.plain()) {
      EncryptedWorkspace.fill(stoa);
      change(stoa);
      stoa.search().search(SearchEverything.about("contentocelot").user("ada")).get();
      assertEquals(EncryptedWorkspace.SECRETS, found());
    }
    assertEquals(EncryptedWorkspace.SECRETS, found());
    try (Stoa stoa = workspace.with(NEW)) {
      stoa.encryption().rekey(seen -> {}).get();
      assertEquals(Vector.empty(), found());
    }
    assertEquals(Vector.empty(), found());
  }

  /** Leaves a former title, and everything of a removed conversation, in versions. */
  private static void change(Stoa stoa) {
    stoa.conversations().rename(ADA, CHAT, "Other").get();
    ConversationId removed = new ConversationId("removed");
    stoa.conversations()
        .start(ADA, NewConversation.titled("Removedtitlewombat").id(removed.value()))
        .get();
    stoa.messages().append(ADA, removed, MessageDraft.user("Removedcontentocelot")).get();
    stoa.conversations().delete(ADA, removed).get();
  }

  /** The secrets that some file of the workspace holds, in upper or lower case. */
  private Vector<String> found() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(file("").getParent())) {
      for (Path file : files.toList()) {
        all.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
      }
    }
    String text = all.toString().toLowerCase(Locale.ROOT);
    return EncryptedWorkspace.SECRETS.filter(
        secret -> text.contains(secret.toLowerCase(Locale.ROOT)));
  }

  private Path file(String suffix) {
    return Path.of(workspace.url().substring("jdbc:sqlite:".length()) + suffix);
  }
}
