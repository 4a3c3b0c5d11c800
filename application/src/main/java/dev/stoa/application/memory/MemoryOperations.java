package dev.stoa.application.memory;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.application.search.Written;
import dev.stoa.application.trust.EditOrigins;
import dev.stoa.application.trust.Supersessions;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.json.InvalidValue;
import dev.stoa.domain.kernel.Batch;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.PlainText;
import dev.stoa.domain.kernel.TimePosition;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.memory.ArchivedMemory;
import dev.stoa.domain.memory.ConsolidationReport;
import dev.stoa.domain.memory.ContentKey;
import dev.stoa.domain.memory.EvictionReport;
import dev.stoa.domain.memory.ExpiryReport;
import dev.stoa.domain.memory.HyperParameters;
import dev.stoa.domain.memory.LearningState;
import dev.stoa.domain.memory.Memory;
import dev.stoa.domain.memory.MemoryEdit;
import dev.stoa.domain.memory.MemoryExpiry;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.memory.MemoryLabels;
import dev.stoa.domain.memory.MemoryLimits;
import dev.stoa.domain.memory.MemoryPressure;
import dev.stoa.domain.memory.MemoryQuery;
import dev.stoa.domain.memory.MemoryRefused;
import dev.stoa.domain.memory.MemoryScope;
import dev.stoa.domain.memory.MemoryStatistics;
import dev.stoa.domain.memory.MemoryStorage;
import dev.stoa.domain.memory.MemoryTimes;
import dev.stoa.domain.memory.Observations;
import dev.stoa.domain.memory.Outcome;
import dev.stoa.domain.memory.Recall;
import dev.stoa.domain.memory.Recalled;
import dev.stoa.domain.memory.RecordedOutcome;
import dev.stoa.domain.memory.RedLine;
import dev.stoa.domain.memory.Remember;
import dev.stoa.domain.memory.RestoreMode;
import dev.stoa.domain.memory.SnapshotReport;
import dev.stoa.domain.memory.SnapshotRequest;
import dev.stoa.domain.memory.StrengthPosition;
import dev.stoa.domain.memory.TierTransition;
import dev.stoa.domain.search.SearchStorage;
import dev.stoa.domain.search.Variant;
import dev.stoa.domain.search.VariantId;
import dev.stoa.domain.search.WhenSimilar;
import dev.stoa.domain.trust.TrustStorage;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.InstantSource;
import java.util.function.Consumer;

/** Operations on memory in four decaying tiers. */
public final class MemoryOperations {

  /** The longest reason for forgetting. */
  private static final int MAX_REASON = 2_000;

  private static final int MOVES = 1_000;

  private static final int MOST_AT_ONCE = 10_000;

  private final MemoryStorage storage;
  private final UnitOfWork unitOfWork;
  private final InstantSource clock;
  private final WriteMemory write;
  private final FoldMemories fold;
  private final SupersedeMemories supersede;
  private final MemoryRecall recall;
  private final MoveMemories move;
  private final ProtectMemory protect;
  private final ForgetMemories forget;
  private final RenewMemories renew;
  private final TuneMemory tune;
  private final ListMemories list;
  private final ExportMemories export;
  private final RestoreMemories restore;
  private final EditOrigins edited;

  /**
   * For one workspace, with its clock and id source.
   *
   * @param supersessions what items have superseded, of each kind that does
   */
  public <S extends MemoryStorage & SearchStorage & AuditStorage & TrustStorage> MemoryOperations(
      S storage, InstantSource time, IdSource ids, Iterable<Supersessions> supersessions) {
    InstantSource clock = MicrosecondClock.of(time);
    this.storage = storage;
    this.unitOfWork = storage.unitOfWork();
    this.clock = clock;
    StoreMemories keep = new StoreMemories(storage);
    MemoryAudit audit = new MemoryAudit(new AppendAudit(storage.auditLog(), clock, ids));
    this.write = new WriteMemory(storage, clock, ids);
    this.fold = new FoldMemories(storage, write, clock, ids);
    this.supersede =
        new SupersedeMemories(storage.memories(), keep, audit, MemorySupersessions.in(storage));
    this.recall = new MemoryRecall(storage, clock);
    this.renew = new RenewMemories(storage.memories(), clock);
    this.tune = new TuneMemory(storage, clock);
    this.move = new MoveMemories(storage, tune, clock);
    this.protect = new ProtectMemory(storage, audit, clock);
    this.forget = new ForgetMemories(storage, keep, audit, clock);
    this.list = new ListMemories(storage, clock);
    this.export = new ExportMemories(storage, tune, clock);
    this.restore = new RestoreMemories(storage, keep, audit, clock);
    this.edited = new EditOrigins(storage, supersessions, clock);
  }

  /** Stores a memory; if the scope has the same content, that memory is reinforced and returned. */
  public Either<MemoryRefused, Memory> remember(Remember remember) {
    return unitOfWork.write(
        () -> write.remember(remember).flatMap(memory -> supersede.after(remember, memory)));
  }

  /** As above, in the shared scope with the usual weights. */
  public Either<MemoryRefused, Memory> remember(String content) {
    return remember(Remember.of(content));
  }

  /**
   * As {@link #remember}, of many in one unit of work: the same answers in the same order, or one
   * refusal and nothing is kept.
   */
  public Either<MemoryRefused, Seq<Memory>> rememberAll(Iterable<Remember> memories) {
    Seq<Remember> all = checked(memories);
    return unitOfWork.write(
        () -> write.rememberAll(all).flatMap(stored -> supersede.after(all, stored)));
  }

  private static Seq<Remember> checked(Iterable<Remember> memories) {
    Seq<Remember> all = Vector.ofAll(memories);
    if (all.size() > MOST_AT_ONCE) {
      throw new InvalidValue(
          all.size() + " memories are too many at once: give at most " + MOST_AT_ONCE);
    }
    return all;
  }

  /**
   * Stores a memory with regard to those of its scope that say nearly the same. One that has the
   * same content, but for case, whitespace and the marks of a list or a citation, is returned as it
   * is: what was recalled and is written back reinforces nothing.
   */
  public Either<MemoryRefused, Written<Memory>> remember(Remember remember, WhenSimilar when) {
    return unitOfWork
        .read(() -> fold.decide(remember, when))
        .flatMap(
            found ->
                unitOfWork.write(
                    () -> fold.write(remember, found).flatMap(one -> superseding(remember, one))));
  }

  /** As above, of many in one unit of work; each is compared with those before it too. */
  public Either<MemoryRefused, Seq<Written<Memory>>> rememberAll(
      Iterable<Remember> memories, WhenSimilar when) {
    Seq<Remember> all = checked(memories);
    return unitOfWork.write(() -> fold.writeAll(all, when, this::superseding));
  }

  private Either<MemoryRefused, Written<Memory>> superseding(
      Remember remember, Written<Memory> written) {
    return supersede
        .after(remember, written.item())
        .map(memory -> new Written<>(memory, written.fate(), written.similar()));
  }

  /**
   * Supersedes a memory by another of its scope, audited: it ends where the other begins and is
   * kept. Repeating it changes nothing.
   */
  public Either<MemoryRefused, Memory> supersede(MemoryId id, MemoryId by) {
    return unitOfWork.write(() -> supersede.supersede(id, by));
  }

  /** Undoes that a memory was superseded, audited: it has the end again that it had before. */
  public Either<MemoryRefused, Memory> reinstate(MemoryId id) {
    return unitOfWork.write(() -> supersede.reinstate(id));
  }

  /** What a memory superseded, directly or not, and what superseded it, with itself. */
  public Either<MemoryRefused, Seq<Memory>> history(MemoryId id) {
    return unitOfWork.snapshot(() -> supersede.history(id));
  }

  /** The other wordings that were merged into a memory, oldest first, at most a thousand. */
  public Seq<Variant> variants(MemoryId id) {
    return unitOfWork.read(() -> fold.variants(id));
  }

  /** Makes another wording of a memory a memory of its own. */
  public Either<MemoryRefused, Memory> takeOut(VariantId variant) {
    return unitOfWork.write(() -> fold.takeOut(variant));
  }

  /** A memory. */
  public Option<Memory> find(MemoryId id) {
    return unitOfWork.read(() -> storage.memories().find(id));
  }

  /** The memory of a scope that has this content. */
  public Option<Memory> find(MemoryScope scope, String content) {
    return unitOfWork.read(() -> storage.memories().find(scope, ContentKey.of(content)));
  }

  /** Edits a memory; new content removes the vectors of the old one. */
  public Either<MemoryRefused, Memory> edit(MemoryId id, MemoryEdit edit) {
    return unitOfWork.write(() -> write.edit(id, edit, edited));
  }

  /** Replaces the names, the kind and the links of a memory. */
  public Either<MemoryRefused, Memory> label(MemoryId id, MemoryLabels labels) {
    return unitOfWork.write(() -> write.label(id, labels));
  }

  /** Recalls memories, best first; a left only if an embedding is refused. */
  public Either<MemoryRefused, Seq<Recalled>> recall(Recall query) {
    Either<MemoryRefused, Seq<Recalled>> found = unitOfWork.read(() -> recall.recall(query));
    return query.renewal().isEmpty()
        ? found
        : found.map(all -> renewed(all, query.renewal().get()));
  }

  private Seq<Recalled> renewed(Seq<Recalled> found, Duration timeToLive) {
    return renew.isDue(found, timeToLive)
        ? unitOfWork.run(() -> renew.renewAll(found, timeToLive))
        : found;
  }

  /**
   * Gives memories that expire at least this long to live from now, and returns those that gain by
   * it: a tenth or more. What does not expire, or has expired, stays as it is.
   */
  public Seq<Memory> renew(Iterable<MemoryId> ids, Duration timeToLive) {
    MemoryTimes.requireLength(timeToLive);
    Seq<MemoryId> all = Batch.checked(Vector.ofAll(ids).distinct());
    return unitOfWork.run(() -> renew.renew(all, timeToLive));
  }

  /** The memories that match these words, best first. */
  public Either<MemoryRefused, Seq<Recalled>> recall(String words) {
    return recall(Recall.about(words));
  }

  /** Records the outcome of using a memory. */
  public Either<MemoryRefused, Memory> recordOutcome(MemoryId id, Outcome outcome) {
    return unitOfWork.write(() -> write.learn(id, outcome, tune.tuned()));
  }

  /**
   * The outcomes of a live or archived memory, latest first; the next page begins before its {@code
   * next}.
   */
  public Either<MemoryRefused, Page<RecordedOutcome, Long>> outcomes(
      MemoryId id, PageRequest<Long> page) {
    return unitOfWork.read(() -> list.outcomes(id, page));
  }

  /** Promotes a memory by one tier, if its outcomes were surprising. */
  public Either<MemoryRefused, Memory> promote(MemoryId id) {
    return unitOfWork.write(() -> move.promote(id));
  }

  /** Demotes a memory by one tier, if its outcomes were stable. */
  public Either<MemoryRefused, Memory> demote(MemoryId id) {
    return unitOfWork.write(() -> move.demote(id));
  }

  /** Applies the tier rules to all memories, one step each, up to a limit per tier. */
  public ConsolidationReport consolidate(int perTier) {
    Page.checkedSize(perTier);
    return move.consolidate(perTier);
  }

  /** The tier changes of a memory, oldest first, at most a thousand. */
  public Seq<TierTransition> moves(MemoryId id) {
    return unitOfWork.read(() -> storage.tierTransitions().of(id, MOVES));
  }

  /**
   * Draws a red line around a memory, audited. The same line again changes nothing; another is
   * refused.
   */
  public Either<MemoryRefused, Memory> protect(MemoryId id, RedLine line, boolean asGlacial) {
    return unitOfWork.write(() -> protect.protect(id, line, asGlacial));
  }

  /** Lifts a red line, audited; a memory without one stays as it is. */
  public Either<MemoryRefused, Memory> unprotect(MemoryId id) {
    return unitOfWork.write(() -> protect.unprotect(id));
  }

  /**
   * Archives a memory, audited; it can be restored.
   *
   * <p>Repeating it with the same reason changes nothing; another reason is refused.
   */
  public Either<MemoryRefused, Memory> forget(MemoryId id, String reason) {
    PlainText.require("reason", reason, MAX_REASON);
    return unitOfWork.write(() -> forget.forget(id, reason));
  }

  /** Restores the latest archived version of an id, audited; a live memory stays as it is. */
  public Either<MemoryRefused, Memory> restore(MemoryId id) {
    return unitOfWork.write(() -> forget.restore(id));
  }

  /** Deletes all archived versions of an id permanently; audited. */
  public Either<MemoryRefused, Memory> purge(MemoryId id) {
    return unitOfWork.write(() -> forget.purge(id));
  }

  /** Archived memories, latest first; the next page begins before its {@code next}. */
  public Page<ArchivedMemory, Long> archived(PageRequest<Long> page) {
    return page.page(
        unitOfWork.read(() -> storage.memoryArchive().before(page.after(), page.limit())),
        ArchivedMemory::sequence);
  }

  /** Archives a batch of memories that have expired or were not changed for long. */
  public ExpiryReport expire(MemoryExpiry expiry) {
    return unitOfWork.run(() -> forget.expire(expiry, tune.tuned()));
  }

  /** Archives a batch of the least important memories of tiers over their limit. */
  public EvictionReport enforceLimits(MemoryLimits limits) {
    return unitOfWork.run(() -> forget.enforce(limits));
  }

  /** How full the tiers are. */
  public MemoryPressure pressure(MemoryLimits limits) {
    return unitOfWork.read(
        () -> new MemoryPressure(storage.memoryRanking().counts(limits.scope()), limits.tiers()));
  }

  /** Evaluates the memory and tunes the parameters of the tier rules. */
  public LearningState evaluate(Observations noticed) {
    return unitOfWork.run(() -> tune.evaluate(noticed));
  }

  /** The current parameters of the tier rules. */
  public HyperParameters tuned() {
    return unitOfWork.read(tune::tuned);
  }

  /** Evaluations, latest first; the next page begins before its {@code next}. */
  public Page<LearningState, Long> evaluations(PageRequest<Long> page) {
    return page.page(
        unitOfWork.read(() -> storage.learningStates().before(page.after(), page.limit())),
        LearningState::cycle);
  }

  /** Memories, the fast tier first and strongest first; the next page begins after its next. */
  public Page<Memory, StrengthPosition> list(MemoryQuery query) {
    return unitOfWork.snapshot(() -> list.page(query));
  }

  /** Memories that are protected, oldest first; the next page begins after its {@code next}. */
  public Page<Memory, TimePosition<MemoryId>> redLined(PageRequest<TimePosition<MemoryId>> page) {
    return unitOfWork.snapshot(() -> list.redLined(page));
  }

  /** The scopes that have memories, in their order; the next page begins after its next. */
  public Page<MemoryScope, MemoryScope> scopes(PageRequest<MemoryScope> page) {
    return page.page(
        unitOfWork.read(() -> storage.memories().scopes(page.after(), page.limit())),
        scope -> scope);
  }

  /** Figures per tier. */
  public MemoryStatistics statistics() {
    return statistics(Option.none());
  }

  /** Figures of a scope per tier; tier changes and the archive are counted over all scopes. */
  public MemoryStatistics statistics(MemoryScope scope) {
    return statistics(Option.some(scope));
  }

  private MemoryStatistics statistics(Option<MemoryScope> scope) {
    return unitOfWork.snapshot(
        () ->
            new MemoryStatistics(
                storage.memoryRanking().tallies(scope, clock.instant()),
                storage.tierTransitions().counts(),
                storage.memoryArchive().count()));
  }

  /** Exports memories line by line; returns their number. */
  public long exportSnapshot(SnapshotRequest request, Consumer<String> lines) {
    return unitOfWork.snapshot(() -> export.export(request, lines));
  }

  /**
   * Restores memories from a snapshot, all or none; audited.
   *
   * @param lines may be read more than once
   */
  public Either<MemoryRefused, SnapshotReport> restoreSnapshot(
      Iterable<String> lines, RestoreMode mode) {
    return unitOfWork.write(() -> restore.restore(lines, mode));
  }
}
