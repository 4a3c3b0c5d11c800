package dev.stoa.actions.correction;

import dev.stoa.actions.Action;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.ValidTime;
import dev.stoa.actions.conversation.Owned;
import dev.stoa.actions.pack.PackViews;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.correction.CorrectionCue;
import dev.stoa.domain.correction.CorrectionQuery;
import dev.stoa.domain.correction.DpoPair;
import dev.stoa.domain.correction.DpoSummary;
import dev.stoa.domain.correction.RelatedCorrection;
import dev.stoa.domain.correction.StoreWorth;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.ValidAt;
import dev.stoa.domain.pack.PackQuestion;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Consumer;

/** What callers may ask of corrections by what they say. */
final class CorrectionQueries {

  private CorrectionQueries() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(retrieve(), check(), detect(), worth(), export(), exportSummary());
  }

  record RetrieveCorrections(
      @Param(value = "The query of the prompt.", position = 0) String query,
      @Param("Its field: a bonus for corrections of the same field, not a filter.")
          Option<Discipline> domain,
      @Param(value = "The project of the prompt.", label = "id") Option<String> project,
      @Param(value = "The conversation of the prompt.", label = "id") Option<String> conversation,
      @Param(value = Owned.USER, user = true) Option<UserId> user,
      @Param(value = "The least effective confidence.", min = 0, max = 1, defaultValue = "0.5")
          double minConfidence,
      @Param(value = "How many at most.", min = 1, max = 5, defaultValue = "5") int limit,
      @Param(
              value = PackViews.TOKENS,
              min = 1,
              max = PackQuestion.MOST_TOKENS,
              defaultValue = "" + PackQuestion.USUAL_TOKENS)
          int tokens,
      ValidAt valid) {

    private static final Input<RetrieveCorrections> INPUT =
        Input.of(RetrieveCorrections.class).flatten("valid", ValidTime.ASKED);

    /** A scope of another user is as good as none. */
    private CorrectionQuery correctionQuery(Workspace workspace) {
      Owned owned = new Owned(workspace, user);
      return new CorrectionQuery(
          query,
          domain,
          project.map(ProjectId::new).filter(owned::has),
          conversation.map(ConversationId::new).filter(owned::has),
          minConfidence,
          limit,
          tokens,
          valid);
    }
  }

  private static Action<?, ?> retrieve() {
    return Action.ofUser()
        .read("correction.retrieve", "Finds the corrections that belong in a prompt, best first.")
        .details(
            "At most five, each with a score of 0.30 or more, under a budget of tokens. What says"
                + " nearly the same comes once.")
        .example("{'query':'Which database should I use?','domain':'software_engineering'}")
        .example(
            "{'query':'How do I indent?','project':'p1','conversation':'c1',"
                + "'min_confidence':0.2,'limit':3}")
        .takes(RetrieveCorrections.INPUT)
        .answers(
            CorrectionViews.PACKED,
            (workspace, input) ->
                workspace.corrections().retrieve(input.correctionQuery(workspace)))
        .text(seen -> seen.value().pack().text());
  }

  private static Action<?, ?> check() {
    return Action.ofUser()
        .read(
            "correction.check",
            "Shows what recording a correction would replace or contradict; records nothing.")
        .example(
            "{'subject':'locks','domain':'software_engineering','claim':'They are never fair.'}")
        .listing("corrections")
        .empty("Nothing is replaced or contradicted.")
        .columns(
            "correction.subject",
            "correction.claim",
            "relation",
            "contradicts",
            "correction.correction_id")
        .takes(NewCorrection.RECORDED)
        .answersItems(
            CorrectionViews.RELATED,
            (workspace, input) -> {
              OwnCorrections own = input.own(workspace);
              return own.only(own.operations().check(input.draft()), RelatedCorrection::correction);
            });
  }

  record DetectCorrection(@Param(value = "What a user said.", position = 0) String message) {}

  record DetectedCorrection(
      @Param("Whether the user should be asked if it is one.") boolean soundsLikeCorrection) {}

  private static Action<?, ?> detect() {
    return Action.ofWorkspace()
        .read("correction.detect", "Decides whether a message sounds like a correction.")
        .example("{'message':'No, use Postgres.'}")
        .takes(DetectCorrection.class)
        .gives(
            DetectedCorrection.class,
            (workspace, input) ->
                Either.right(new DetectedCorrection(CorrectionCue.isIn(input.message()))));
  }

  private static final Input<StoreWorth> WORTH =
      Input.of(StoreWorth.class, "JudgeWorth")
          .param("strength", "How clearly it corrects something.", about -> about.between(0, 1))
          .param("reuse", "How likely it is needed again.", about -> about.between(0, 1))
          .param("project", "How much it matters to the project.", about -> about.between(0, 1))
          .param("explicitness", "How explicitly it was said.", about -> about.between(0, 1))
          .param("severity", "How bad the mistake was.", about -> about.between(0, 1))
          .param("ambiguity", "How unclear it is.", about -> about.between(0, 1).otherwise("0"))
          .param("sensitivity", "How private it is.", about -> about.between(0, 1).otherwise("0"));

  private static Action<?, ?> worth() {
    return Action.ofWorkspace()
        .read("correction.worth", "Decides whether a statement is worth recording.")
        .example("{'strength':1,'reuse':0.9,'project':0.8,'explicitness':1,'severity':0.7}")
        .takes(WORTH)
        .answers(CorrectionViews.WORTH, (workspace, input) -> input);
  }

  record ExportCorrections(@Param(value = Owned.USER, user = true) Option<UserId> user) {

    private DpoSummary on(Workspace workspace, Consumer<DpoPair> pairs) {
      return workspace.corrections().exportDpo(new OwnCorrections(workspace, user)::has, pairs);
    }
  }

  private static Action<?, ?> export() {
    return Action.ofUser()
        .read("correction.export", "Writes training examples as JSON Lines from one snapshot.")
        .details(
            "One for each correction that is true now, rejects something, was recorded with a"
                + " confidence of 0.7 or more and is not stale.")
        .example("{}")
        .takes(ExportCorrections.class)
        .givesLines(
            (workspace, input, progress) ->
                Either.right(
                    new Streamed(
                        input.on(workspace, pair -> progress.line(pair.line() + "\n")).pairs())));
  }

  private static Action<?, ?> exportSummary() {
    return Action.ofUser()
        .read("correction.export-summary", "Counts the training examples of an export.")
        .example("{}")
        .takes(ExportCorrections.class)
        .answers(CorrectionViews.SUMMARY, (workspace, input) -> input.on(workspace, pair -> {}));
  }
}
