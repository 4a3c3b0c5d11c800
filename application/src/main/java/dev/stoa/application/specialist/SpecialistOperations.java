package dev.stoa.application.specialist;

import dev.stoa.application.audit.AppendAudit;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditMembers;
import dev.stoa.domain.audit.AuditStorage;
import dev.stoa.domain.audit.StoaEventType;
import dev.stoa.domain.contextbackup.ContextBackupStorage;
import dev.stoa.domain.contextbackup.Specialist;
import dev.stoa.domain.contextbackup.Specialists;
import dev.stoa.domain.kernel.IdSource;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.MicrosecondClock;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.kernel.UnitOfWork;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.PromotionDraft;
import dev.stoa.domain.specialist.PromotionId;
import dev.stoa.domain.specialist.Promotions;
import dev.stoa.domain.specialist.Rollback;
import dev.stoa.domain.specialist.SpecialistRefused;
import dev.stoa.domain.specialist.SpecialistStorage;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;
import java.time.InstantSource;

/** Operations on the models that serve specialists: promote, roll back, list. */
public final class SpecialistOperations {

  private final UnitOfWork unitOfWork;
  private final Promotions promotions;
  private final Specialists registered;
  private final AppendAudit audit;
  private final InstantSource clock;
  private final IdSource ids;

  /** For one workspace, with its clock and id source. */
  public <S extends SpecialistStorage & ContextBackupStorage & AuditStorage> SpecialistOperations(
      S storage, InstantSource time, IdSource ids) {
    this.clock = MicrosecondClock.of(time);
    this.unitOfWork = storage.unitOfWork();
    this.promotions = storage.promotions();
    this.registered = storage.specialists();
    this.audit = new AppendAudit(storage.auditLog(), clock, ids);
    this.ids = ids;
  }

  /**
   * Has another model serve a specialist; audited. Repeating the last promotion returns it.
   *
   * <p>Refused if the model serves already, or if another one serves than the draft says.
   */
  public Either<SpecialistRefused, ModelPromotion> promote(PromotionDraft draft) {
    return unitOfWork.write(
        () -> {
          promotions.lock(draft.specialist());
          Option<ModelPromotion> last = promotions.last(draft.specialist());
          if (last.exists(before -> isRepeated(before, draft))) {
            return Either.right(last.get());
          }
          Option<SpecialistRefused> refused = refusal(draft, last);
          return refused.isDefined()
              ? Either.left(refused.get())
              : Either.right(promoted(draft, last));
        });
  }

  private static boolean isRepeated(ModelPromotion last, PromotionDraft draft) {
    return last.canBeReverted()
        && last.toModel().contains(draft.toModel())
        && (draft.fromModel().isEmpty() || draft.fromModel().equals(last.fromModel()));
  }

  private static Option<SpecialistRefused> refusal(
      PromotionDraft draft, Option<ModelPromotion> last) {
    Option<String> serving = last.flatMap(ModelPromotion::toModel);
    if (serving.contains(draft.toModel())) {
      return Option.some(new SpecialistRefused.ServesAlready(draft.specialist(), draft.toModel()));
    }
    return draft
        .fromModel()
        .filter(from -> last.isDefined() && !serving.contains(from))
        .map(from -> new SpecialistRefused.OtherModelServes(draft.specialist(), from, serving));
  }

  private ModelPromotion promoted(PromotionDraft draft, Option<ModelPromotion> last) {
    ModelPromotion promotion =
        ModelPromotion.promoted(new PromotionId(ids.next()), draft, last, clock.instant());
    promotions.append(promotion);
    audit.record(
        AuditEvent.of(
            StoaEventType.SPECIALIST_PROMOTED,
            AuditMembers.of("promotion_id", promotion.id().value())
                .number("sequence", promotion.sequence())));
    return promotion;
  }

  /**
   * Takes back the last promotion of a specialist that was not taken back yet, so that the model
   * before serves again; audited.
   *
   * @param dryRun only shows what would be taken back
   */
  public Either<SpecialistRefused, Rollback> rollback(SpecialistName specialist, boolean dryRun) {
    return dryRun
        ? unitOfWork.read(() -> revertible(specialist).map(SpecialistOperations::tried))
        : unitOfWork.write(
            () -> {
              promotions.lock(specialist);
              return revertible(specialist).map(this::reverted);
            });
  }

  /**
   * Takes back the last promotion of every specialist, all or none; those without one are skipped;
   * audited.
   *
   * @param dryRun only shows what would be taken back
   */
  public Seq<Rollback> rollbackAll(boolean dryRun) {
    return dryRun
        ? unitOfWork.snapshot(
            () -> specialists().flatMap(promotions::lastPromoted).map(SpecialistOperations::tried))
        : unitOfWork.run(
            () ->
                specialists()
                    .flatMap(
                        specialist -> {
                          promotions.lock(specialist);
                          return promotions.lastPromoted(specialist);
                        })
                    .map(this::reverted)
                    .toVector());
  }

  private Seq<SpecialistName> specialists() {
    Vector<SpecialistName> all = Vector.empty();
    Seq<SpecialistName> part = promotions.specialists(Option.none(), Page.MAX_SIZE);
    while (part.nonEmpty()) {
      all = all.appendAll(part);
      part = promotions.specialists(all.lastOption(), Page.MAX_SIZE);
    }
    return all;
  }

  private Either<SpecialistRefused, ModelPromotion> revertible(SpecialistName specialist) {
    return known(specialist)
        .flatMap(
            known ->
                promotions
                    .lastPromoted(specialist)
                    .toEither(() -> new SpecialistRefused.NothingToRevert(specialist)));
  }

  private static Rollback tried(ModelPromotion promotion) {
    return new Rollback(promotion, Option.none());
  }

  private Rollback reverted(ModelPromotion promotion) {
    Instant now = clock.instant();
    ModelPromotion event =
        promotion.rolledBack(
            new PromotionId(ids.next()), promotions.last(promotion.specialist()).get(), now);
    ModelPromotion reverted = promotion.reverted(now);
    promotions.saveReverted(reverted);
    promotions.append(event);
    audit.record(
        AuditEvent.of(
            StoaEventType.SPECIALIST_ROLLED_BACK,
            AuditMembers.of("promotion_id", promotion.id().value())
                .id("rollback_id", event.id().value())
                .number("sequence", event.sequence())));
    return new Rollback(reverted, Option.some(event));
  }

  /** The last change of a specialist's model; its {@code toModel} serves now. */
  public Option<ModelPromotion> current(SpecialistName specialist) {
    return unitOfWork.read(() -> promotions.last(specialist));
  }

  /** A specialist that had promotions or is registered, and what serves it. */
  public Either<SpecialistRefused, ServedSpecialist> show(SpecialistName specialist) {
    return unitOfWork.snapshot(() -> known(specialist));
  }

  private Either<SpecialistRefused, ServedSpecialist> known(SpecialistName specialist) {
    ServedSpecialist found = served(Vector.of(specialist)).head();
    return found.contextWindow().isEmpty() && found.lastChange().isEmpty()
        ? Either.left(new SpecialistRefused.UnknownSpecialist(specialist))
        : Either.right(found);
  }

  /** Those that had promotions or are registered, by name. */
  public Page<ServedSpecialist, SpecialistName> list(PageRequest<SpecialistName> page) {
    return page.page(
        unitOfWork.snapshot(
            () ->
                served(
                    promotions
                        .specialists(page.after(), page.limit())
                        .appendAll(
                            registered.page(page.after(), page.limit()).map(Specialist::name))
                        .distinct()
                        .sorted()
                        .take(page.limit()))),
        ServedSpecialist::specialist);
  }

  private Seq<ServedSpecialist> served(Seq<SpecialistName> names) {
    Map<SpecialistName, Specialist> windows =
        registered.find(names).toMap(Specialist::name, one -> one);
    return names.map(
        name ->
            new ServedSpecialist(
                name, windows.get(name).map(Specialist::contextWindow), promotions.last(name)));
  }

  /** The changes of a specialist's model, newest first. */
  public Page<ModelPromotion, Long> promotions(SpecialistName specialist, PageRequest<Long> page) {
    return promotions(specialist, Option.none(), page);
  }

  /** As above, those with such metadata. */
  public Page<ModelPromotion, Long> promotions(
      SpecialistName specialist, MetadataFilter where, PageRequest<Long> page) {
    return promotions(specialist, Option.some(where), page);
  }

  private Page<ModelPromotion, Long> promotions(
      SpecialistName specialist, Option<MetadataFilter> where, PageRequest<Long> page) {
    return page.page(
        unitOfWork.read(() -> promotions.of(specialist, where, page.after(), page.limit())),
        ModelPromotion::sequence);
  }
}
