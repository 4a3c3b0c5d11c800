package dev.stoa.actions.correction;

import dev.stoa.actions.Action;
import dev.stoa.actions.Items;
import dev.stoa.actions.Streamed;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ProjectId;
import dev.stoa.domain.correction.CorrectionCue;
import dev.stoa.domain.correction.CorrectionQuery;
import dev.stoa.domain.correction.DpoSummary;
import dev.stoa.domain.correction.InjectedCorrection;
import dev.stoa.domain.correction.InjectionScore;
import dev.stoa.domain.correction.RelatedCorrection;
import dev.stoa.domain.correction.ScopeRelation;
import dev.stoa.domain.correction.StoreWorth;
import dev.stoa.domain.kernel.Discipline;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

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
      @Param(value = "The least effective confidence.", min = 0, max = 1, defaultValue = "0.5")
          double minConfidence,
      @Param(value = "How many at most.", min = 1, max = 5, defaultValue = "5") int limit) {

    private CorrectionQuery correctionQuery() {
      return new CorrectionQuery(
          query,
          domain,
          project.map(ProjectId::new),
          conversation.map(ConversationId::new),
          minConfidence,
          limit);
    }
  }

  record ShownScore(
      double total,
      double relevance,
      double failurePrevention,
      double importance,
      double recency,
      double confidence,
      double pinned,
      double staleness,
      double tokenCost) {

    private static ShownScore of(InjectionScore score) {
      return new ShownScore(
          score.total(),
          score.relevance(),
          score.failurePrevention(),
          score.importance(),
          score.recency(),
          score.confidence(),
          score.pinned(),
          score.staleness(),
          score.tokenCost());
    }
  }

  record ShownInjected(ShownCorrection correction, @Param("With its parts.") ShownScore score) {

    private static ShownInjected of(InjectedCorrection found) {
      return new ShownInjected(
          ShownCorrection.of(found.correction(), found.effectiveConfidence()),
          ShownScore.of(found.score()));
    }
  }

  private static Action<?, ?> retrieve() {
    return Action.read(
            "correction.retrieve", "Finds the corrections that belong in a prompt, best first.")
        .details("At most five, each with a score of 0.30 or more.")
        .example("{'query':'Which database should I use?','domain':'software_engineering'}")
        .example(
            "{'query':'How do I indent?','project':'p1','conversation':'c1',"
                + "'min_confidence':0.2,'limit':3}")
        .listing("corrections")
        .empty("Nothing found.")
        .columns(
            "correction.subject",
            "correction.claim",
            "correction.effective_confidence",
            "score.total",
            "correction.correction_id")
        .takes(RetrieveCorrections.class)
        .givesItems(
            ShownInjected.class,
            (workspace, input) ->
                Either.right(
                    Items.of(
                        workspace.corrections().retrieve(input.correctionQuery()),
                        ShownInjected::of)));
  }

  record ShownRelatedCorrection(
      ShownCorrection correction,
      @Param("Whether the new one replaces it, both hold, or a person should decide.")
          ScopeRelation relation,
      @Param("Whether the two claims contradict each other.") boolean contradicts) {

    private static ShownRelatedCorrection of(RelatedCorrection found) {
      return new ShownRelatedCorrection(
          ShownCorrection.of(found.correction()), found.relation(), found.contradicts());
    }
  }

  private static Action<?, ?> check() {
    return Action.read(
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
        .takes(NewCorrection.class)
        .givesItems(
            ShownRelatedCorrection.class,
            (workspace, input) ->
                Either.right(
                    Items.of(
                        workspace.corrections().check(input.draft()), ShownRelatedCorrection::of)));
  }

  record DetectCorrection(@Param(value = "What a user said.", position = 0) String message) {}

  record DetectedCorrection(
      @Param("Whether the user should be asked if it is one.") boolean soundsLikeCorrection) {}

  private static Action<?, ?> detect() {
    return Action.read("correction.detect", "Decides whether a message sounds like a correction.")
        .example("{'message':'No, use Postgres.'}")
        .takes(DetectCorrection.class)
        .gives(
            DetectedCorrection.class,
            (workspace, input) ->
                Either.right(new DetectedCorrection(CorrectionCue.isIn(input.message()))));
  }

  record JudgeWorth(
      @Param(value = "How clearly it corrects something.", min = 0, max = 1) double strength,
      @Param(value = "How likely it is needed again.", min = 0, max = 1) double reuse,
      @Param(value = "How much it matters to the project.", min = 0, max = 1) double project,
      @Param(value = "How explicitly it was said.", min = 0, max = 1) double explicitness,
      @Param(value = "How bad the mistake was.", min = 0, max = 1) double severity,
      @Param(value = "How unclear it is.", min = 0, max = 1, defaultValue = "0") double ambiguity,
      @Param(value = "How private it is.", min = 0, max = 1, defaultValue = "0")
          double sensitivity) {

    private StoreWorth worth() {
      return new StoreWorth(
          strength, reuse, project, explicitness, severity, ambiguity, sensitivity);
    }
  }

  record ShownWorth(
      double score,
      @Param("Save from 0.85 on, ask a person from 0.60 on.") StoreWorth.Verdict verdict) {}

  private static Action<?, ?> worth() {
    return Action.read("correction.worth", "Decides whether a statement is worth recording.")
        .example("{'strength':1,'reuse':0.9,'project':0.8,'explicitness':1,'severity':0.7}")
        .takes(JudgeWorth.class)
        .gives(
            ShownWorth.class,
            (workspace, input) ->
                Either.right(new ShownWorth(input.worth().score(), input.worth().verdict())));
  }

  record ExportCorrections() {}

  private static Action<?, ?> export() {
    return Action.read(
            "correction.export", "Writes training examples as JSON Lines from one snapshot.")
        .details(
            "One for each correction that holds, rejects something and has an effective"
                + " confidence of 0.7 or more.")
        .example("{}")
        .takes(ExportCorrections.class)
        .givesLines(
            (workspace, input, progress) ->
                Either.right(
                    new Streamed(
                        workspace
                            .corrections()
                            .exportDpo(pair -> progress.line(pair.line() + "\n"))
                            .pairs())));
  }

  record ShownSummary(
      @Param("How many training examples there are.") long pairs,
      @Param("Their fields.") Seq<String> domains,
      @Param("How many are left out because they reject nothing.") long withoutRejected) {

    private static ShownSummary of(DpoSummary summary) {
      return new ShownSummary(summary.pairs(), summary.domains(), summary.withoutRejected());
    }
  }

  private static Action<?, ?> exportSummary() {
    return Action.read("correction.export-summary", "Counts the training examples of an export.")
        .example("{}")
        .takes(ExportCorrections.class)
        .gives(
            ShownSummary.class,
            (workspace, input) ->
                Either.right(ShownSummary.of(workspace.corrections().exportDpo(pair -> {}))));
  }
}
