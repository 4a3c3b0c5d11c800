package dev.stoa.actions.correction;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Progress;
import dev.stoa.actions.ValidTime;
import dev.stoa.actions.Where;
import dev.stoa.actions.conversation.Owned;
import dev.stoa.actions.correction.CorrectionViews.FoldedCorrection;
import dev.stoa.actions.search.SimilarViews;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.correction.CorrectionOperations;
import dev.stoa.application.correction.Sweep;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.correction.CorrectionPageQuery;
import dev.stoa.domain.correction.CorrectionRefused;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.MetadataFilter;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.search.VariantId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of corrections. */
public final class CorrectionActions {

  static final String CORRECTION = "Its id.";
  private static final String[] COLUMNS = {
    "subject", "claim", "rejected", "domain", "effective_confidence", "holds", "correction_id"
  };

  private CorrectionActions() {}

  /** The actions that begin with {@code correction}. */
  public static Seq<ActionGroup> groups() {
    return List.of(
        ActionGroup.of(
            "correction",
            "Verified facts: record, find those for a prompt, export.",
            () -> actions().appendAll(CorrectionQueries.actions())));
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(
        record(),
        supersede(),
        reinstate(),
        withdraw(),
        show(),
        list(),
        history(),
        variants(),
        takeOut(),
        prune());
  }

  private static Action<?, ?> record() {
    return Action.ofUser()
        .write("correction.record", "Records a correction; audited.")
        .details(
            "It replaces those about the same subject in the same field and scope,"
                + " except in a conversation. One that says the same, ignoring case, whitespace"
                + " and the marks of lists and citations, is the answer and nothing changes. What"
                + " says nearly the same is in the answer too.")
        .example(
            "{'subject':'database_choice','domain':'software_engineering',"
                + "'claim':'Use Postgres.','rejected':'Use SQLite.'}")
        .example(
            "{'subject':'tabs','domain':'general','claim':'Indent by two blanks.',"
                + "'kind':'preference','confidence':0.8,'source':'arbiter','decay_class':'a',"
                + "'pinned':true,'project':'p1','metadata':{'trace_id':'t1'}}")
        .creates()
        .writesItems()
        .takes(NewCorrection.RECORDED)
        .gives(
            CorrectionViews.FOLDED,
            (workspace, input) ->
                input
                    .own(workspace)
                    .operations()
                    .record(input.draft(), input.folding().when())
                    .map(FoldedCorrection::of));
  }

  private static Action<?, ?> supersede() {
    return Action.ofUser()
        .write("correction.supersede", "Records a correction that replaces another; audited.")
        .example(
            "{'correction':'c-1','subject':'database_choice','domain':'software_engineering',"
                + "'claim':'Use Postgres 17.','rejected':'Use Postgres 12.'}")
        .writesItems()
        .takes(NewCorrection.SUPERSEDING)
        .gives(
            CorrectionViews.CORRECTION,
            (workspace, input) ->
                new OwnCorrections(workspace, input.user())
                    .in(input.draft().scope())
                    .with(input.correction())
                    .operations()
                    .supersede(input.correction(), input.draft()));
  }

  record NamedCorrection(
      @Param(value = CORRECTION, position = 0) CorrectionId correction,
      @Param(value = Owned.USER, user = true) Option<UserId> user) {

    private OwnCorrections own(Workspace workspace) {
      return new OwnCorrections(workspace, user).with(correction);
    }
  }

  private static Action<?, ?> reinstate() {
    return Action.ofUser()
        .write("correction.reinstate", "Undoes that a correction was replaced; audited.")
        .details("It has the end again that it had before, and what replaced it holds too.")
        .example("{'correction':'c-1'}")
        .takes(NamedCorrection.class)
        .gives(
            CorrectionViews.CORRECTION,
            (workspace, input) -> input.own(workspace).operations().reinstate(input.correction()));
  }

  private static Action<?, ?> withdraw() {
    return Action.ofUser()
        .write("correction.withdraw", "Ends a correction without a successor; audited.")
        .example("{'correction':'c-1'}")
        .takes(NamedCorrection.class)
        .gives(
            CorrectionViews.CORRECTION,
            (workspace, input) -> input.own(workspace).operations().withdraw(input.correction()));
  }

  private static Action<?, ?> show() {
    return Action.ofUser()
        .read("correction.show", "Shows a correction, whether it holds or not.")
        .example("{'correction':'c-1'}")
        .takes(NamedCorrection.class)
        .gives(
            CorrectionViews.LISTED,
            (workspace, input) ->
                input
                    .own(workspace)
                    .operations()
                    .find(input.correction())
                    .toEither(() -> new CorrectionRefused.Unknown(input.correction())));
  }

  record ListCorrections(
      @Param("Only of this field.") Option<Discipline> domain,
      ValidAt valid,
      @Param(value = Owned.USER, user = true) Option<UserId> user,
      @Param(Where.ASKED) Option<MetadataFilter> where,
      @Paged Paging page) {

    private static final Input<ListCorrections> INPUT =
        Input.of(ListCorrections.class).flatten("valid", ValidTime.ASKED);

    private CorrectionPageQuery query() {
      return new CorrectionPageQuery(domain, valid, user, where, page.byTime(CorrectionId.class));
    }
  }

  private static Action<?, ?> list() {
    return Action.ofUser()
        .read("correction.list", "Lists corrections, newest first.")
        .example("{'domain':'law','all_versions':true,'limit':10}")
        .listing("corrections")
        .columns(COLUMNS)
        .takes(ListCorrections.INPUT)
        .answersPage(
            CorrectionViews.LISTED,
            (workspace, input) -> workspace.corrections().list(input.query()));
  }

  private static Action<?, ?> history() {
    return Action.ofUser()
        .read(
            "correction.history",
            "Lists what a correction replaced and what replaced it, newest first.")
        .example("{'correction':'c-1'}")
        .listing("corrections")
        .columns(COLUMNS)
        .takes(NamedCorrection.class)
        .givesItems(
            CorrectionViews.LISTED,
            (workspace, input) -> {
              OwnCorrections own = input.own(workspace);
              return own.operations()
                  .history(input.correction())
                  .map(all -> own.only(all, one -> one));
            });
  }

  private static Action<?, ?> variants() {
    return Action.ofUser()
        .read("correction.variants", "Lists the other wordings that were merged into a correction.")
        .example("{'correction':'c-1'}")
        .listing("variants")
        .columns(SimilarViews.COLUMNS)
        .takes(NamedCorrection.class)
        .givesItems(
            SimilarViews.VARIANT,
            (workspace, input) ->
                Either.right(input.own(workspace).operations().variants(input.correction())));
  }

  record TakeOutCorrection(
      @Param(value = CORRECTION, position = 0) CorrectionId correction,
      @Param(value = SimilarViews.VARIANT_ID, position = 1) VariantId variant,
      @Param(value = Owned.USER, user = true) Option<UserId> user) {}

  private static Action<?, ?> takeOut() {
    return Action.ofUser()
        .write(
            "correction.take-out",
            "Records another wording of a correction as one of its own; audited.")
        .details("As any new correction, it replaces those about the same subject.")
        .example("{'correction':'c-1','variant':'v1'}")
        .takes(TakeOutCorrection.class)
        .gives(
            CorrectionViews.RECORDED,
            (workspace, input) ->
                new OwnCorrections(workspace, input.user())
                    .with(input.correction())
                    .operations()
                    .takeOut(input.correction(), input.variant()));
  }

  record PruneCorrections(
      @Param(value = "How many in one transaction.", min = 1, max = 1000, defaultValue = "500")
          int batch) {}

  record PrunedCorrections(
      @Param("Whose effective confidence was computed anew.") long swept,
      @Param("How many were removed.") long removed) {}

  private static Action<?, ?> prune() {
    return Action.ofOperator()
        .destroy(
            "correction.prune",
            "Removes corrections with less than 0.05 of confidence left, in batches; audited.")
        .example("{}")
        .takes(PruneCorrections.class)
        .gives(
            PrunedCorrections.class,
            (workspace, input, progress) ->
                Either.right(pruned(workspace.corrections(), input.batch(), progress)));
  }

  private static PrunedCorrections pruned(
      CorrectionOperations corrections, int batch, Progress progress) {
    long swept = 0;
    long removed = 0;
    Option<CorrectionId> next = Option.none();
    do {
      Sweep part = corrections.prune(new PageRequest<>(next, batch));
      swept += part.swept();
      removed += part.pruned().size();
      next = part.next();
      progress.done(swept);
    } while (next.isDefined());
    return new PrunedCorrections(swept, removed);
  }
}
