package dev.stoa.bootstrap.encryption;

import dev.stoa.application.contextbackup.NewBackup;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import dev.stoa.application.resilience.RequestOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.NoteSection;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelRunDraft;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.Base64;

/** A workspace with a conversation whose every text has a separate word. */
record EncryptedWorkspace(TestEngine engine, String url) {

  static final UserId ADA = new UserId("ada");
  static final ConversationId CHAT = new ConversationId("chat");
  static final SpecialistName SWE = new SpecialistName("swe");

  /** What must not be found in the files of an encrypted workspace. */
  static final Vector<String> SECRETS =
      Vector.of(
          "Titlewombat",
          "Contentocelot",
          "Toolquokka",
          "Payloadquagga",
          "Notenarwhal",
          "Answeraxolotl",
          "Responsetapir");

  static final String OLD = "old " + key(1);
  static final String NEW = "new " + key(2);

  static EncryptedWorkspace on(TestEngine engine) {
    return new EncryptedWorkspace(engine, engine.migratedUrl());
  }

  Stoa plain() {
    return Stoa.open(engine.config(url));
  }

  Stoa with(String... keys) {
    return Stoa.open(config().withEncryption(Encryption.with(ring(keys))));
  }

  StoaConfig config() {
    return StoaConfig.of(engine.config(url));
  }

  static KeyRing ring(String... keys) {
    return KeyRing.parse(String.join("\n", keys));
  }

  static String key(int content) {
    byte[] secret = new byte[32];
    Arrays.fill(secret, (byte) content);
    return Base64.getEncoder().encodeToString(secret);
  }

  /** A title, messages with tool calls, a backup, a response, and the answer of a request. */
  static void fill(Stoa stoa) {
    stoa.conversations().start(ADA, NewConversation.titled("Titlewombat").id("chat")).get();
    stoa.contextBackups().register(new Specialist(SWE, 1_000));
    append(stoa, NewMessage.of("m1", MessageDraft.user("Contentocelot in the house")));
    append(
        stoa,
        NewMessage.of(
            "m2",
            MessageDraft.calling("", "[{\"id\":\"c1\",\"name\":\"Toolquokka\"}]")
                .payload("{ \"media\": \"Payloadquagga\" }\n")));
    stoa.contextBackups()
        .store(
            ADA,
            NewBackup.of(
                CHAT,
                SWE,
                new BackupNote(
                    NoteSection.all().toMap(section -> section, section -> "Notenarwhal"))))
        .get();
    stoa.runs()
        .record(ModelRunDraft.of("chat", "swe").responded(Option.some("Responsetapir")))
        .get();
    ask(stoa);
  }

  /** A request that is answered with a text, and with the same one when it is sent again. */
  static RequestOperations.Answer ask(Stoa stoa) {
    return stoa.requests().once("key", "request", () -> Either.right("Answeraxolotl")).get();
  }

  static void append(Stoa stoa, NewMessage message) {
    stoa.contextBackups().append(ADA, CHAT, Vector.of(message), Vector.of(SWE)).get();
  }
}
