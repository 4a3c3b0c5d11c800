package dev.stoa.application.learning;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.conversation.ContentProtection;
import dev.stoa.application.memory.LearnMemories;
import dev.stoa.application.trust.BindOrigins;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.conversation.ConversationStorage;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.learning.CandidateMemory;
import dev.stoa.domain.learning.Extractor;
import dev.stoa.domain.learning.Learn;
import dev.stoa.domain.learning.LearnedItem;
import dev.stoa.domain.learning.LearningId;
import dev.stoa.domain.learning.LearningRecord;
import dev.stoa.domain.learning.LearningRefused;
import dev.stoa.domain.learning.LearningReport;
import dev.stoa.domain.learning.LearningSource;
import dev.stoa.domain.learning.LearningStorage;
import dev.stoa.domain.learning.Learnings;
import dev.stoa.domain.learning.Proposal;
import dev.stoa.domain.learning.Unlearned;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.InstantSource;

/** Operations on learning: from messages or a text to memories, and back. */
public final class LearningOperations {

  private final UnitOfWork unitOfWork;
  private final Learnings learnings;
  private final ReadSource read;
  private final WriteLearned write;
  private final UndoLearning undo;
  private final AppendAudit audit;
  private final InstantSource clock;

  /** For one workspace, with its clock, id source and protection of conversations. */
  public <
          S extends
              LearningStorage & MemoryStorage & SearchStorage & AuditStorage & TrustStorage
                  & ConversationStorage>
      LearningOperations(
          S storage, InstantSource time, IdSource ids, ContentProtection protection) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.learnings = storage.learnings();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    LearnMemories memories = new LearnMemories(storage, clock, ids);
    this.read = new ReadSource(storage, protection, memories, clock);
    this.write =
        new WriteLearned(learnings, memories, new BindOrigins(storage, clock), audit, clock, ids);
    this.undo = new UndoLearning(memories);
  }

  /**
   * Learns what an extractor proposes from messages or a text, audited: everything in one unit of
   * work, or nothing.
   *
   * <p>The extractor is called before that unit begins.
   */
  public Either<LearningRefused, LearningReport> learn(Learn learn, Extractor extractor) {
    return unitOfWork
        .snapshot(() -> read.read(learn))
        .flatMap(
            source ->
                extractor
                    .propose(source)
                    .flatMap(proposal -> checked(source, proposal))
                    .flatMap(proposal -> learned(learn, source, proposal)));
  }

  /** As above, what the caller proposes. */
  public Either<LearningRefused, LearningReport> learn(
      Learn learn, Iterable<CandidateMemory> candidates) {
    return learn(learn, Extractor.proposing(candidates));
  }

  private Either<LearningRefused, LearningReport> learned(
      Learn learn, LearningSource source, Proposal proposal) {
    return learn.isDryRun()
        ? unitOfWork
            .<Either<LearningRefused, LearningReport>, Void>write(
                () -> Either.left(write.write(learn, source, proposal)))
            .getLeft()
            .map(LearningReport::withoutId)
        : unitOfWork.write(() -> write.write(learn, source, proposal));
  }

  private static Either<LearningRefused, Proposal> checked(
      LearningSource source, Proposal proposal) {
    Option<LearningRefused> wrong =
        proposal
            .memories()
            .zipWithIndex()
            .flatMap(
                one ->
                    one._1
                        .messages()
                        .filter(
                            number ->
                                source.texts().forAll(text -> text.number() != number.longValue()))
                        .map(
                            number ->
                                new LearningRefused.UnknownMessage(
                                    "candidates[" + one._2 + "].messages", number)))
            .<LearningRefused>map(refused -> refused)
            .headOption();
    return wrong
        .<Either<LearningRefused, Proposal>>map(Either::left)
        .getOrElse(() -> Either.right(proposal));
  }

  /**
   * Undoes what one call learned, audited: what it stored is archived, what it superseded is true
   * again. Repeating it changes nothing.
   */
  public Either<LearningRefused, Unlearned> undo(LearningId id) {
    return unitOfWork.write(
        () ->
            learnings
                .lock(id)
                .<LearningRefused>toEither(() -> new LearningRefused.Unknown(id))
                .flatMap(
                    one ->
                        one.undoneAt().isDefined()
                            ? Either.right(Unlearned.nothing(id))
                            : undo.undo(id, learnings.of(id)).peek(done -> undone(one, done))));
  }

  private void undone(LearningRecord learning, Unlearned done) {
    learnings.save(learning.undone(clock.instant()));
    audit.record(
        AuditEvent.of(
            StoaEventType.LEARNING_UNDONE,
            AuditMembers.of("learning_id", learning.id().value())
                .number("archived", done.archived().size())
                .number("reinstated", done.reinstated().size())
                .number("weakened", done.weakened().size())
                .number("kept", done.kept().size())));
  }

  /** What was learned, newest first. */
  public Page<LearningRecord, TimePosition<LearningId>> list(
      PageRequest<TimePosition<LearningId>> page) {
    return page.page(
        unitOfWork.read(() -> learnings.page(page.after(), page.limit())),
        LearningRecord::position);
  }

  /** What became of the candidates of one call, in their order. */
  public Either<LearningRefused, Seq<LearnedItem>> items(LearningId id) {
    return unitOfWork.snapshot(
        () ->
            learnings
                .find(id)
                .<LearningRefused>toEither(() -> new LearningRefused.Unknown(id))
                .map(one -> learnings.of(id)));
  }
}
