package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Items;
import dev.stoa.actions.Listing;
import dev.stoa.actions.shape.Drafted;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.PromotionDraft;
import dev.stoa.domain.specialist.PromotionEvent;
import dev.stoa.domain.specialist.PromotionId;
import dev.stoa.domain.specialist.Rollback;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Instant;

/** What callers may ask of the models that serve specialists. */
public final class SpecialistActions {

  static final String SPECIALIST = "The name of the specialist.";
  static final String DRY_RUN = "Only show what would be taken back.";

  private SpecialistActions() {}

  /** The groups of actions of this context. */
  public static Seq<ActionGroup> groups() {
    return List.of(group(), AssertionActions.group(), QueryActions.group(), RunActions.group());
  }

  /** The actions that begin with {@code specialist}. */
  private static ActionGroup group() {
    return ActionGroup.of(
        "specialist",
        "Specialists: promote and roll back their models, route, score, analyse.",
        () -> actions().appendAll(ScoringActions.actions()));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(promote(), rollback(), rollbackAll(), promotions());
  }

  record Promote(
      @Param(value = SPECIALIST, position = 0) SpecialistName specialist,
      @Param(value = "The model that serves from now on.", position = 1) String to,
      @Param(value = "Refuse if another model than this serves now.", label = "model")
          Option<String> from,
      @Param(value = "A JSON object of yours, such as scores.", defaultValue = "{}")
          CanonicalJson metadata)
      implements Drafted<PromotionDraft> {

    @Override
    public PromotionDraft draft() {
      return new PromotionDraft(specialist, from, to, metadata);
    }
  }

  record ShownPromotion(
      PromotionId promotionId,
      SpecialistName specialist,
      long sequence,
      PromotionEvent event,
      Option<String> fromModel,
      Option<String> toModel,
      @Param("Whether it was taken back.") boolean reverted,
      Option<Instant> revertedAt,
      CanonicalJson metadata,
      Instant createdAt) {

    private static ShownPromotion of(ModelPromotion promotion) {
      return new ShownPromotion(
          promotion.id(),
          promotion.specialist(),
          promotion.sequence(),
          promotion.event(),
          promotion.fromModel(),
          promotion.toModel(),
          promotion.isReverted(),
          promotion.revertedAt(),
          promotion.metadata(),
          promotion.createdAt());
    }
  }

  private static Action<?, ?> promote() {
    return Action.ofWorkspace()
        .write("specialist.promote", "Lets another model serve a specialist; audited.")
        .example("{'specialist':'swe','to':'green','from':'blue','metadata':{'u_delta':0.03}}")
        .creates()
        .takes(Promote.class)
        .gives(
            ShownPromotion.class,
            (workspace, input) ->
                workspace.specialists().promote(input.draft()).map(ShownPromotion::of));
  }

  record RollBack(
      @Param(value = SPECIALIST, position = 0) SpecialistName specialist,
      @Param(DRY_RUN) boolean dryRun) {}

  record ShownRollback(
      SpecialistName specialist,
      @Param("The promotion that is taken back.") PromotionId promotionId,
      @Param("The model that serves again.") Option<String> model,
      @Param("The change that was recorded; none in a dry run.") Option<PromotionId> rollbackId) {

    private static ShownRollback of(Rollback rollback) {
      return new ShownRollback(
          rollback.promotion().specialist(),
          rollback.promotion().id(),
          rollback.model(),
          rollback.event().map(ModelPromotion::id));
    }
  }

  private static Action<?, ?> rollback() {
    return Action.ofWorkspace()
        .write(
            "specialist.rollback",
            "Takes back the last promotion of a specialist that was not taken back; audited.")
        .example("{'specialist':'swe'}")
        .example("{'specialist':'swe','dry_run':true}")
        .takes(RollBack.class)
        .gives(
            ShownRollback.class,
            (workspace, input) ->
                workspace
                    .specialists()
                    .rollback(input.specialist(), input.dryRun())
                    .map(ShownRollback::of));
  }

  record RollBackAll(@Param(DRY_RUN) boolean dryRun) {}

  private static Action<?, ?> rollbackAll() {
    return Action.ofWorkspace()
        .write(
            "specialist.rollback-all",
            "Takes back the last promotion of every specialist that has one; audited.")
        .example("{'dry_run':true}")
        .listing("promotions")
        .empty("No promotions to take back.")
        .takes(RollBackAll.class)
        .givesItems(
            ShownRollback.class,
            (workspace, input) ->
                Either.right(
                    Items.of(
                        workspace.specialists().rollbackAll(input.dryRun()), ShownRollback::of)));
  }

  record ListPromotions(
      @Param(value = SPECIALIST, position = 0) SpecialistName specialist, @Paged Paging page) {}

  private static Action<?, ?> promotions() {
    return Action.ofWorkspace()
        .read("specialist.promotions", "Lists the changes of a specialist's model, newest first.")
        .example("{'specialist':'swe'}")
        .listing("promotions")
        .columns(
            "sequence", "event", "from_model", "to_model", "reverted", "created_at", "promotion_id")
        .takes(ListPromotions.class)
        .answersPage(
            ShownPromotion.class,
            (workspace, input) ->
                Listing.of(
                    workspace
                        .specialists()
                        .promotions(
                            input.specialist(),
                            input.page().by(Long.class).after(),
                            input.page().limit()),
                    ShownPromotion::of));
  }
}
