package dev.stoa.actions.specialist;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Where;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.SpecialistName;
import dev.stoa.domain.specialist.ModelPromotion;
import dev.stoa.domain.specialist.PromotionDraft;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

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
    return List.of(show(), list(), promote(), rollback(), rollbackAll(), promotions());
  }

  record NamedSpecialist(@Param(value = SPECIALIST, position = 0) SpecialistName specialist) {}

  private static Action<?, ?> show() {
    return Action.ofWorkspace()
        .read("specialist.show", "Shows which model serves a specialist, and its last change.")
        .example("{'specialist':'swe'}")
        .takes(NamedSpecialist.class)
        .gives(
            SpecialistViews.SERVED,
            (workspace, input) -> workspace.specialists().show(input.specialist()));
  }

  record ListSpecialists(@Paged Paging page) {}

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read(
            "specialist.list",
            "Lists specialists that had promotions or are registered, and which models serve them.")
        .example("{'limit':10}")
        .listing("specialists")
        .columns("specialist", "model", "context_window", "changed_at")
        .takes(ListSpecialists.class)
        .answersPage(
            SpecialistViews.SERVED,
            (workspace, input) ->
                workspace.specialists().list(input.page().by(SpecialistName.class)));
  }

  private static final Input<PromotionDraft> PROMOTE =
      Input.of(PromotionDraft.class, "Promote")
          .param("specialist", SPECIALIST, about -> about.position(0))
          .rename("to_model", "to")
          .param("to", "The model that serves from now on.", about -> about.position(1))
          .rename("from_model", "from")
          .param(
              "from",
              "Refuse if another model than this serves now.",
              about -> about.label("model"))
          .param(
              "metadata", "A JSON object of yours, such as scores.", about -> about.otherwise("{}"))
          .order("specialist", "to", "from");

  private static Action<?, ?> promote() {
    return Action.ofWorkspace()
        .write("specialist.promote", "Lets another model serve a specialist; audited.")
        .example("{'specialist':'swe','to':'green','from':'blue','metadata':{'u_delta':0.03}}")
        .creates()
        .takes(PROMOTE)
        .gives(
            SpecialistViews.PROMOTION,
            (workspace, input) -> workspace.specialists().promote(input));
  }

  record RollBack(
      @Param(value = SPECIALIST, position = 0) SpecialistName specialist,
      @Param(DRY_RUN) boolean dryRun) {}

  private static Action<?, ?> rollback() {
    return Action.ofWorkspace()
        .write(
            "specialist.rollback",
            "Takes back the last promotion of a specialist that was not taken back; audited.")
        .example("{'specialist':'swe'}")
        .example("{'specialist':'swe','dry_run':true}")
        .takes(RollBack.class)
        .gives(
            SpecialistViews.ROLLBACK,
            (workspace, input) ->
                workspace.specialists().rollback(input.specialist(), input.dryRun()));
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
        .answersItems(
            SpecialistViews.ROLLBACK,
            (workspace, input) -> workspace.specialists().rollbackAll(input.dryRun()));
  }

  record ListPromotions(
      @Param(value = SPECIALIST, position = 0) SpecialistName specialist,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Paged Paging page) {

    private Page<ModelPromotion, Long> page(Workspace workspace) {
      PageRequest<Long> next = page.by(Long.class);
      return where
          .map(filter -> workspace.specialists().promotions(specialist, filter, next))
          .getOrElse(() -> workspace.specialists().promotions(specialist, next));
    }
  }

  private static Action<?, ?> promotions() {
    return Action.ofWorkspace()
        .read("specialist.promotions", "Lists the changes of a specialist's model, newest first.")
        .example("{'specialist':'swe'}")
        .listing("promotions")
        .columns(
            "sequence", "event", "from_model", "to_model", "reverted", "created_at", "promotion_id")
        .takes(ListPromotions.class)
        .answersPage(SpecialistViews.PROMOTION, (workspace, input) -> input.page(workspace));
  }
}
