package dev.stoa.application.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.conversation.ConversationOperations;
import dev.stoa.application.conversation.MessageOperations;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.BackupTrigger;
import dev.stoa.domain.contextbackup.CoverageCount;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class BackupCoverageOperationsTest {

  private static final UserId ADA = new UserId("ada");
  private static final SpecialistName SWE = new SpecialistName("swe");

  private Instant now = Instant.parse("2026-01-02T03:04:05.000000Z");
  private long lastId;
  private final List<BackupRequest> requests = new ArrayList<>();
  private final List<Duration> pauses = new ArrayList<>();
  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final Storage storage = workspace.storage();
  private final IdSource ids = () -> "id-" + ++lastId;
  private final ContextBackupOperations backups =
      new ContextBackupOperations(storage, () -> now, ids, ContentProtection.NONE);
  private final ConversationOperations conversations =
      new ConversationOperations(storage, () -> now, ids, ContentProtection.NONE);
  private BackupWriter writer = new ExtractiveBackupWriter();
  private boolean interrupted;
  private final BackupCoverageOperations coverage =
      new BackupCoverageOperations(
          storage, () -> now, ids, ContentProtection.NONE, this::written, this::paused);

  BackupCoverageOperationsTest() {
    backups.register(new Specialist(SWE, 1_000));
  }

  @Test
  void aGapIsFilledOnce() {
    ConversationId id = conversation(5);
    conversation(4);
    assertEquals(new CoverageCount(0, 0, 1, 0), coverage.report());
    CoveragePass first = coverage.run();
    assertEquals(1, first.stored().size());
    assertEquals(BackupTrigger.COVERAGE_JOB_NO_BACKUP, first.stored().head().entry().trigger());
    assertEquals(new CoverageCount(1, 0, 0, 0), first.coverage());
    assertEquals(Option.none(), first.next());
    assertEquals(first.stored().head(), backups.resume(ADA, id, SWE).get());
    assertEquals(0, coverage.run().stored().size());
  }

  @Test
  void aConversationThatNoSpecialistHasSeenIsNotCovered() {
    ConversationId id = conversations.start(ADA, NewConversation.untitled()).get().id();
    MessageOperations messages =
        new MessageOperations(storage, () -> now, ids, ContentProtection.NONE);
    for (int i = 0; i < 30; i++) {
      messages.append(ADA, id, MessageDraft.user("message " + i)).get();
    }
    assertEquals(new CoverageCount(0, 0, 0, 1), coverage.report());
    assertEquals(0.0, coverage.report().ratio());
    assertEquals(0, coverage.run().stored().size(), "no specialist would resume it");
  }

  @Test
  void aStaleBackupIsRenewedFromTheLastSixtyMessages() {
    ConversationId id = conversation(5);
    coverage.run();
    append(id, 70);
    CoveragePass second = coverage.run();
    assertEquals(BackupTrigger.COVERAGE_JOB_STALE, second.stored().head().entry().trigger());
    assertEquals(75, second.stored().head().entry().covers());
    BackupRequest request = requests.get(1);
    assertEquals(60, request.messages().size());
    assertEquals(16, request.messages().head().sequence());
    assertEquals(true, request.previous().isDefined());
  }

  @Test
  void aPassIsBoundedAndTheNextOneGoesOn() {
    for (int i = 0; i < 5; i++) {
      now = now.plusSeconds(1);
      conversation(5);
    }
    writer =
        request -> {
          throw new IllegalStateException("no model");
        };
    CoverageSettings settings = CoverageSettings.USUAL.withLimit(2);
    CoveragePass first = coverage.run(settings);
    assertEquals(Vector.of("no model", "no model"), first.failures().map(CoverageFailure::reason));
    writer = new ExtractiveBackupWriter();
    CoveragePass second = coverage.run(settings.withAfter(first.next().get()));
    assertEquals(2, second.stored().size());
    CoveragePass third = coverage.run(settings.withAfter(second.next().get()));
    assertEquals(1, third.stored().size());
    assertEquals(Option.none(), third.next());
    assertEquals(new CoverageCount(3, 0, 2, 0), third.coverage());
    assertEquals(List.of(Duration.ofSeconds(1), Duration.ofSeconds(1)), pauses);
  }

  @Test
  void anInterruptedPassEndsWhereItIs() {
    conversation(5);
    conversation(5);
    interrupted = true;
    CoveragePass pass = coverage.run();
    assertEquals(1, pass.stored().size());
    assertEquals(true, pass.next().isDefined());
  }

  @Test
  void messagesThatArriveWhileTheNoteIsWrittenAreNotCovered() {
    ConversationId id = conversation(5);
    writer =
        request -> {
          append(id, 1);
          return new ExtractiveBackupWriter().write(request);
        };
    CoveragePass pass = coverage.run();
    assertEquals(5, pass.stored().head().entry().covers());
    assertEquals(new CoverageCount(0, 1, 0, 0), pass.coverage());
  }

  @Test
  void nothingIsStoredTwiceNorForADeletedConversation() {
    ConversationId id = conversation(5);
    writer =
        request -> {
          BackupNote note = new ExtractiveBackupWriter().write(request);
          backups.store(ADA, NewBackup.of(id, SWE, note)).get();
          return note;
        };
    assertEquals(0, coverage.run().stored().size());
    ConversationId other = conversation(5);
    writer =
        request -> {
          conversations.delete(ADA, other).get();
          return new ExtractiveBackupWriter().write(request);
        };
    assertEquals(0, coverage.run().stored().size());
  }

  private BackupNote written(BackupRequest request) {
    requests.add(request);
    return writer.write(request);
  }

  private boolean paused(Duration time) {
    pauses.add(time);
    return !interrupted;
  }

  private ConversationId conversation(int messages) {
    ConversationId id = conversations.start(ADA, NewConversation.untitled()).get().id();
    append(id, messages);
    return id;
  }

  private void append(ConversationId id, int messages) {
    backups
        .append(
            ADA,
            id,
            Vector.fill(messages, () -> NewMessage.of(MessageDraft.user("Please fix Main.java."))),
            Vector.of(SWE))
        .get();
  }
}
