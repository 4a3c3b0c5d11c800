package dev.stoa.bootstrap.conversation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.application.contextbackup.NewBackup;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.application.encryption.Encryption;
import dev.stoa.application.encryption.KeyRing;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.StoaConfig;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.NoteSection;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.conversation.Conversation;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.ConversationRefused;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.MessageQuery;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.conversation.WindowLimits;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.search.SearchEverything;
import dev.stoa.domain.search.SearchSource;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Messages that are corrected, removed and replaced, on both engines. */
final class ChangedMessagesTest {

  private static final UserId ADA = new UserId("ada");
  private static final SpecialistName SWE = new SpecialistName("swe");

  private final AtomicLong second = new AtomicLong();

  @ParameterizedTest
  @EnumSource
  void changesAreFoundNowAndWhatWasBeforeAsOfThen(TestEngine engine) {
    try (Stoa stoa = Stoa.open(config(engine))) {
      changesAreFoundNowAndWhatWasBeforeAsOfThen(stoa);
    }
  }

  @ParameterizedTest
  @EnumSource
  void soAreThoseOfAnEncryptedWorkspace(TestEngine engine) {
    String key = "k1 " + Base64.getEncoder().encodeToString(new byte[32]);
    try (Stoa stoa =
        Stoa.open(config(engine).withEncryption(Encryption.with(KeyRing.parse(key))))) {
      changesAreFoundNowAndWhatWasBeforeAsOfThen(stoa);
    }
  }

  private void changesAreFoundNowAndWhatWasBeforeAsOfThen(Stoa stoa) {
    ConversationId chat = started(stoa, "giraffe one", "zebra two", "giraffe three");
    assertEquals(Vector.of(3L, 1L), found(stoa, "giraffe"));
    Instant then = now();
    stoa.messages().correct(ADA, chat, 1, MessageDraft.user("ostrich one").payload("{ }")).get();
    stoa.messages().remove(ADA, chat, 3).get();
    assertEquals(Vector.empty(), found(stoa, "giraffe"));
    assertEquals(Vector.of(1L), found(stoa, "ostrich"));
    assertEquals(Vector.of(2L), found(stoa, "zebra"));
    assertTrue(stoa.search().reconcile(SearchSource.CONVERSATION).get().isRight());
    assertEquals(
        0,
        stoa.search()
            .search(SearchEverything.about("giraffe").user("ada").in(SearchSource.CONVERSATION))
            .get()
            .items()
            .size());
    assertEquals(Vector.of("ostrich one", "zebra two"), contents(stoa, chat));
    assertEquals(
        Vector.of("ostrich one", "zebra two"),
        stoa.messages()
            .window(ADA, chat, WindowLimits.messages(9))
            .get()
            .map(ConversationMessage::content));
    assertEquals(2, stoa.conversations().find(ADA, chat.value()).get().messages());
    assertEquals(
        Either.left(new ConversationRefused.UnknownMessage(chat, "3")),
        stoa.messages().remove(ADA, chat, 3));
    assertEquals(4, append(stoa, chat, "lion four").sequence());

    Stoa before = stoa.asOf(then);
    assertEquals(Vector.of("giraffe one", "zebra two", "giraffe three"), contents(before, chat));
    assertEquals(Vector.of(3L, 1L), found(before, "giraffe"));
    assertEquals(Vector.of(2L), found(before, "zebra"));
    assertEquals(Vector.empty(), found(before, "ostrich"));
    assertEquals(Vector.empty(), found(before, "lion"));
    assertEquals(3, before.conversations().find(ADA, chat.value()).get().messages());
    assertEquals(
        Vector.of("conversation.messages_corrected", "conversation.messages_removed"),
        stoa.audit().list(AuditQuery.all()).items().map(one -> one.event().eventType()).sorted());
  }

  @ParameterizedTest
  @EnumSource
  void aBackupCoversWhatIsLeft(TestEngine engine) {
    try (Stoa stoa = Stoa.open(config(engine))) {
      stoa.contextBackups().register(new Specialist(SWE, 1_000));
      ConversationId chat = started(stoa);
      stoa.contextBackups()
          .append(
              ADA,
              chat,
              Vector.range(0, 6).map(i -> NewMessage.of(MessageDraft.user("m" + i))),
              Vector.of(SWE))
          .get();
      BackupNote note = new BackupNote(NoteSection.all().toMap(one -> one, one -> "said"));
      stoa.contextBackups().store(ADA, NewBackup.of(chat, SWE, note).covers(5)).get();
      assertTrue(stoa.contextBackups().resume(ADA, chat, SWE).isLeft());
      stoa.messages().remove(ADA, chat, 6).get();
      assertTrue(stoa.contextBackups().resume(ADA, chat, SWE).isRight());
      assertEquals(1, stoa.backupCoverage().report().covered());
      assertEquals(7, append(stoa, chat, "new").sequence());
      assertTrue(stoa.contextBackups().resume(ADA, chat, SWE).isLeft());
      stoa.messages().removeAll(ADA, chat, Vector.of(1L, 2L)).get();
      assertEquals(0, stoa.backupCoverage().report().covered());
      assertEquals(0, stoa.backupCoverage().report().stale());
    }
  }

  @ParameterizedTest
  @EnumSource
  void theListOfAFrameworkReplacesTheCurrentMessages(TestEngine engine) {
    try (Stoa stoa = Stoa.open(config(engine))) {
      ConversationId chat = started(stoa);
      for (Seq<String> list :
          Vector.of(
              Vector.of("a"),
              Vector.of("a", "b", "c"),
              Vector.of("b", "c", "d"),
              Vector.of("b", "x", "d"),
              Vector.of("b", "d", "e"),
              Vector.<String>empty(),
              Vector.of("f"))) {
        stoa.messages().replaceAll(ADA, chat, list.map(MessageDraft::user)).get();
        assertEquals(
            list.toVector(),
            stoa.messages().current(ADA, chat).get().map(ConversationMessage::content).toVector());
      }
      assertEquals(Vector.of("a", "b", "d", "e", "f"), contents(stoa, chat));
      Conversation stored = stoa.conversations().find(ADA, chat.value()).get();
      assertEquals(5, stored.messages());
      assertEquals(5, stored.numbers().newest());
    }
  }

  @ParameterizedTest
  @EnumSource
  void manyChangeAndSearchAtOnce(TestEngine engine) throws Exception {
    StoaConfig config = config(engine);
    try (Stoa first = Stoa.open(config);
        Stoa second = Stoa.open(config)) {
      ConversationId chat = started(first, "giraffe", "giraffe");
      ExecutorService threads = Executors.newFixedThreadPool(4);
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; i < 4; i++) {
        Stoa stoa = i % 2 == 0 ? first : second;
        int thread = i;
        all.add(
            threads.submit(
                () -> {
                  for (int n = 0; n < 15; n++) {
                    long added = append(stoa, chat, "zebra " + thread + " " + n).sequence();
                    found(stoa, "zebra");
                    stoa.messages()
                        .correct(ADA, chat, added, MessageDraft.user("ostrich " + thread))
                        .get();
                    if (n % 3 == 0) {
                      stoa.messages().remove(ADA, chat, added).get();
                    }
                  }
                }));
      }
      threads.shutdown();
      for (Future<?> one : all) {
        one.get();
      }
      assertEquals(Vector.empty(), found(first, "zebra"));
      assertEquals(40, found(first, "ostrich").size());
      assertEquals(42, first.conversations().find(ADA, chat.value()).get().messages());
      assertTrue(first.search().reconcile(SearchSource.CONVERSATION).get().isRight());
    }
  }

  private StoaConfig config(TestEngine engine) {
    return StoaConfig.of(engine.config(engine.migratedUrl()).withClock(this::now));
  }

  private Instant now() {
    return Instant.parse("2026-01-02T03:04:05Z").plusSeconds(second.incrementAndGet());
  }

  private static ConversationId started(Stoa stoa, String... contents) {
    ConversationId chat = stoa.conversations().start(ADA, NewConversation.untitled()).get().id();
    Vector.of(contents).forEach(one -> append(stoa, chat, one));
    return chat;
  }

  private static ConversationMessage append(Stoa stoa, ConversationId chat, String content) {
    return stoa.messages().append(ADA, chat, MessageDraft.user(content)).get();
  }

  private static Vector<Long> found(Stoa stoa, String word) {
    return stoa.messageSearch()
        .search(ADA, MessageQuery.about(word).limit(100))
        .items()
        .map(one -> one.message().sequence())
        .toVector();
  }

  private static Vector<String> contents(Stoa stoa, ConversationId chat) {
    return stoa.messages()
        .after(ADA, chat, PageRequest.first())
        .get()
        .items()
        .map(ConversationMessage::content)
        .toVector();
  }
}
