package dev.stoa.bootstrap.encryption;

import static dev.stoa.bootstrap.encryption.EncryptedWorkspace.ADA;
import static dev.stoa.bootstrap.encryption.EncryptedWorkspace.CHAT;
import static dev.stoa.bootstrap.encryption.EncryptedWorkspace.NEW;
import static dev.stoa.bootstrap.encryption.EncryptedWorkspace.OLD;
import static dev.stoa.bootstrap.encryption.EncryptedWorkspace.SWE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.audit.VerifyRequest;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.EncryptionRefused;
import dev.stoa.application.encryption.RekeyReport;
import dev.stoa.application.resilience.RequestOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.KeyId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.specialist.ModelRun;
import dev.stoa.domain.specialist.RunId;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Encryption of conversations on both engines. */
final class EncryptionTest {

  @ParameterizedTest
  @EnumSource
  void everythingComesBackAndWholeWordsAreFound(TestEngine engine) {
    try (Stoa stoa = EncryptedWorkspace.on(engine).with(OLD)) {
      EncryptedWorkspace.fill(stoa);
      assertReadable(stoa);
      assertEquals(
          new RequestOperations.Answer("Answeraxolotl", true), EncryptedWorkspace.ask(stoa));
      assertEquals(1, found(stoa, "contentocelot").size());
      assertEquals(0, found(stoa, "contentoc").size());
      assertEquals(0, ranked(stoa, "contentocelot"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void withAPlaintextIndexBeginningsAndRankedSearchFindMessages(TestEngine engine) {
    EncryptedWorkspace workspace = EncryptedWorkspace.on(engine);
    try (Stoa stoa =
        Stoa.open(
            workspace
                .config()
                .withEncryption(
                    Encryption.with(EncryptedWorkspace.ring(OLD)).withPlaintextIndex()))) {
      EncryptedWorkspace.fill(stoa);
      assertReadable(stoa);
      assertEquals(1, found(stoa, "contentoc").size());
      // The message that has the word, and the one after it, which may answer it.
      assertEquals(2, ranked(stoa, "contentocelot"));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aWrongKeyAndAnUnknownKeyAreRefused(TestEngine engine) {
    EncryptedWorkspace workspace = EncryptedWorkspace.on(engine);
    try (Stoa stoa = workspace.with(OLD)) {
      EncryptedWorkspace.fill(stoa);
    }
    KeyId old = new KeyId("old");
    try (Stoa stoa = workspace.with("old " + EncryptedWorkspace.key(9))) {
      assertUnreadable(stoa, new ConversationRefused.WrongKey(old));
    }
    try (Stoa stoa = workspace.with(NEW)) {
      assertUnreadable(stoa, new ConversationRefused.UnknownKey(old));
      assertEquals(
          new EncryptionRefused.CannotRead(new ConversationRefused.UnknownKey(old)),
          stoa.encryption().rekey(seen -> {}).getLeft());
    }
    try (Stoa stoa = workspace.plain()) {
      assertUnreadable(stoa, new ConversationRefused.UnknownKey(old));
      assertEquals(new EncryptionRefused.NoKeys(), stoa.encryption().rekey(seen -> {}).getLeft());
    }
  }

  @ParameterizedTest
  @EnumSource
  void ciphertextsCannotBeSwapped(TestEngine engine) throws SQLException {
    EncryptedWorkspace workspace = EncryptedWorkspace.on(engine);
    try (Stoa stoa = workspace.with(OLD)) {
      EncryptedWorkspace.fill(stoa);
      EncryptedWorkspace.append(stoa, NewMessage.of("m3", MessageDraft.user("Other words")));
    }
    TestEngine.execute(
        workspace.url(),
        "update conversation_messages set content = (select content from conversation_messages"
            + " where message_id = 'm3') where message_id = 'm1'");
    try (Stoa stoa = workspace.with(OLD)) {
      assertEquals(
          new ConversationRefused.WrongKey(new KeyId("old")),
          assertThrows(RefusalException.class, () -> messages(stoa)).refusal());
    }
  }

  @ParameterizedTest
  @EnumSource
  void rekeyEncryptsWhatIsPlainThenChangesTheKey(TestEngine engine) {
    EncryptedWorkspace workspace = EncryptedWorkspace.on(engine);
    try (Stoa stoa = workspace.plain()) {
      EncryptedWorkspace.fill(stoa);
    }
    try (Stoa stoa = workspace.with(OLD)) {
      assertReadable(stoa);
      assertRekeyed(engine, "old", 1, 2, 1, 1, 1, stoa.encryption().rekey(seen -> {}));
      assertRekeyed(engine, "old", 0, 0, 0, 0, 0, stoa.encryption().rekey(seen -> {}));
      assertReadable(stoa);
      assertEquals(1, found(stoa, "contentocelot").size());
    }
    try (Stoa stoa = workspace.with(NEW, OLD)) {
      assertEquals(1, found(stoa, "contentocelot").size());
      EncryptedWorkspace.append(stoa, NewMessage.of("m3", MessageDraft.user("Newer ocelot")));
      assertRekeyed(engine, "new", 1, 2, 1, 1, 0, stoa.encryption().rekey(seen -> {}));
    }
    try (Stoa stoa = workspace.with(NEW)) {
      assertEquals(3, messages(stoa).size());
      assertEquals(1, found(stoa, "contentocelot").size());
      assertTrue(stoa.audit().verify(VerifyRequest.plain()).isRight());
    }
  }

  @ParameterizedTest
  @EnumSource
  void decryptingNeedsEveryKeyAndThenNone(TestEngine engine) {
    EncryptedWorkspace workspace = EncryptedWorkspace.on(engine);
    try (Stoa stoa = workspace.with(OLD)) {
      EncryptedWorkspace.fill(stoa);
    }
    try (Stoa stoa = workspace.with(NEW)) {
      stoa.conversations().start(ADA, NewConversation.titled("Newer").id("newer")).get();
      assertEquals(
          new EncryptionRefused.CannotRead(new ConversationRefused.UnknownKey(new KeyId("old"))),
          stoa.encryption().decrypt(seen -> {}).getLeft());
    }
    try (Stoa stoa = workspace.plain()) {
      assertEquals(new EncryptionRefused.NoKeys(), stoa.encryption().decrypt(seen -> {}).getLeft());
    }
    try (Stoa stoa = workspace.with(NEW, OLD)) {
      assertEquals(
          LinkedHashMap.of(
              "titles", 2L, "messages", 2L, "backups", 1L, "responses", 1L, "answers", 1L),
          stoa.encryption().decrypt(seen -> {}).get().changed());
      assertEquals(0L, stoa.encryption().decrypt(seen -> {}).get().changed().values().sum());
    }
    try (Stoa stoa = workspace.plain()) {
      assertReadable(stoa);
      assertEquals(1, found(stoa, "contentoc").size());
      assertTrue(ranked(stoa, "contentocelot") > 0);
      assertTrue(stoa.audit().verify(VerifyRequest.plain()).isRight());
    }
  }

  @ParameterizedTest
  @EnumSource
  void asOfAnInstantBeforeTheKeysChangedEverythingIsReadWithThoseOfNow(TestEngine engine)
      throws SQLException {
    EncryptedWorkspace workspace = EncryptedWorkspace.on(engine);
    Instant written;
    try (Stoa stoa = workspace.plain()) {
      EncryptedWorkspace.fill(stoa);
      written = Instant.now();
    }
    try (Stoa stoa = workspace.with(OLD)) {
      // One version in plain text, and one with the key that is changed to.
      stoa.conversations().rename(ADA, CHAT, "Between").get();
      stoa.conversations().rename(ADA, CHAT, "Titlewombat").get();
      assertTrue(versionsWith(workspace.url(), "Titlewombat") > 0);
      stoa.encryption().rekey(seen -> {}).get();
      assertReadable(stoa.asOf(written));
      assertEquals(0, versionsWith(workspace.url(), "Titlewombat"));
      assertEquals(0, versionsWith(workspace.url(), "Contentocelot"));
      stoa.conversations().rename(ADA, CHAT, "Between").get();
      assertEquals(0, versionsWith(workspace.url(), "Titlewombat"));
      assertReadable(stoa.asOf(written));
      stoa.conversations().rename(ADA, CHAT, "Titlewombat").get();
    }
    try (Stoa stoa = workspace.with(NEW, OLD)) {
      stoa.encryption().rekey(seen -> {}).get();
    }
    try (Stoa stoa = workspace.with(NEW)) {
      assertReadable(stoa.asOf(written));
      stoa.encryption().decrypt(seen -> {}).get();
    }
    try (Stoa stoa = workspace.plain()) {
      assertReadable(stoa.asOf(written));
    }
  }

  private static long versionsWith(String url, String text) throws SQLException {
    try (Connection connection = DriverManager.getConnection(url);
        Statement statement = connection.createStatement();
        ResultSet rows =
            statement.executeQuery(
                "select count(*) from versions where cast(content as text) like '%"
                    + text
                    + "%'")) {
      rows.next();
      return rows.getLong(1);
    }
  }

  private static void assertRekeyed(
      TestEngine engine,
      String key,
      long titles,
      long messages,
      long backups,
      long responses,
      long answers,
      Either<EncryptionRefused, RekeyReport> report) {
    assertEquals(
        new RekeyReport(
            new KeyId(key),
            LinkedHashMap.of(
                "titles",
                titles,
                "messages",
                messages,
                "backups",
                backups,
                "responses",
                responses,
                "answers",
                answers),
            engine == TestEngine.SQLITE),
        report.get());
  }

  private static void assertReadable(Stoa stoa) {
    assertEquals("Titlewombat", stoa.conversations().find(ADA, "chat").get().title().text());
    Seq<ConversationMessage> all = messages(stoa);
    assertEquals("Contentocelot in the house", all.get(0).content());
    assertTrue(all.get(1).text().toolCalls().get().contains("Toolquokka"));
    assertEquals(Option.some("{ \"media\": \"Payloadquagga\" }\n"), all.get(1).text().payload());
    assertTrue(stoa.contextBackups().resume(ADA, CHAT, SWE).get().text().contains("Notenarwhal"));
    assertEquals(
        Option.some("Responsetapir"), responses(stoa).items().head().draft().rawResponse());
  }

  private static Page<ModelRun, TimePosition<RunId>> responses(Stoa stoa) {
    return stoa.runs().ofConversation(new ConversationId("chat"), PageRequest.first(9));
  }

  private static void assertUnreadable(Stoa stoa, ConversationRefused refusal) {
    for (Runnable reading :
        List.<Runnable>of(
            () -> stoa.conversations().find(ADA, "chat"),
            () -> messages(stoa),
            () -> stoa.contextBackups().resume(ADA, CHAT, SWE),
            () -> responses(stoa))) {
      assertEquals(refusal, assertThrows(RefusalException.class, reading::run).refusal());
    }
  }

  private static Seq<ConversationMessage> messages(Stoa stoa) {
    return stoa.messages().after(ADA, CHAT, PageRequest.first()).get().items();
  }

  private static int ranked(Stoa stoa, String words) {
    return stoa.search()
        .search(SearchEverything.about(words).user(ADA.value()))
        .get()
        .items()
        .size();
  }

  private static Seq<?> found(Stoa stoa, String words) {
    return stoa.messageSearch().search(ADA, MessageQuery.about(words)).items();
  }
}
