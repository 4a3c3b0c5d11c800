package dev.stoa.actions.critique;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import dev.stoa.actions.critique.CritiqueViews.Scored;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Paged;
import dev.stoa.actions.shape.Paging;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.critique.CritiqueOperations;
import dev.stoa.domain.critique.ArchiveReport;
import dev.stoa.domain.critique.CritiqueRefused;
import dev.stoa.domain.critique.IssueCategory;
import dev.stoa.domain.critique.PatternId;
import dev.stoa.domain.critique.PatternQuery;
import dev.stoa.domain.critique.PatternRetention;
import dev.stoa.domain.critique.RankPosition;
import dev.stoa.domain.critique.RankedPattern;
import dev.stoa.domain.kernel.Page;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.kernel.TimePosition;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What callers may ask of patterns: issues that recur, and whether raising them helps. */
final class PatternActions {

  private PatternActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(patterns(), pattern(), learn(), archive());
  }

  record ListPatterns(
      @Param("Only this category.") Option<IssueCategory> category,
      @Param(value = "How many successes at least.", min = 0, defaultValue = "2") long minSuccesses,
      @Paged(20) Paging page) {

    private Page<Scored, RankPosition> patterns(CritiqueOperations critiques) {
      Page<RankedPattern, RankPosition> found =
          critiques.topPatterns(
              new PatternQuery(category, minSuccesses, page.by(RankPosition.class)));
      return new Page<>(found.items().map(Scored::of), found.next());
    }
  }

  private static Action<?, ?> patterns() {
    return Action.ofWorkspace()
        .read("critique.patterns", "Lists patterns by score, best first.")
        .example("{'limit':10}")
        .example("{'category':'security','min_successes':1}")
        .listing("patterns")
        .columns(
            "score",
            "pattern_id",
            "category",
            "issue",
            "successes",
            "failures",
            "surprise",
            "suggestion")
        .takes(ListPatterns.class)
        .answersPage(
            CritiqueViews.PATTERN, (workspace, input) -> input.patterns(workspace.critiques()));
  }

  record NamedPattern(@Param(value = "Its id.", position = 0) PatternId pattern) {}

  private static Action<?, ?> pattern() {
    return Action.ofWorkspace()
        .read("critique.pattern", "Shows a pattern.")
        .example("{'pattern':'0f9a9a0f6e1b'}")
        .takes(NamedPattern.class)
        .gives(
            CritiqueViews.PATTERN,
            (workspace, input) ->
                workspace
                    .critiques()
                    .pattern(input.pattern())
                    .toEither(() -> new CritiqueRefused.UnknownPattern(input.pattern()))
                    .map(Scored::of));
  }

  private static Action<?, ?> learn() {
    return Action.ofWorkspace()
        .write("critique.learn", "Updates the pattern of an issue without a critique.")
        .details("A first success creates the pattern; a failure without one is refused.")
        .example("{'issue':'slow lookup','helped':true,'severity':0.7,'suggestion':'index it'}")
        .example("{'issue':'slow lookup','failed':true}")
        .creates()
        .takes(LearnPattern.class)
        .gives(
            CritiqueViews.PATTERN,
            (workspace, input) ->
                workspace
                    .critiques()
                    .learn(input.lesson())
                    .toEither(() -> new CritiqueRefused.UnknownPattern(PatternId.of(input.issue())))
                    .map(Scored::of));
  }

  record ArchivePatterns(
      PatternRetention retention,
      @Param(value = "How many in one transaction.", min = 1, max = 1000, defaultValue = "500")
          int batch) {

    private static final Input<ArchivePatterns> INPUT =
        Input.of(ArchivePatterns.class)
            .flatten(
                "retention",
                Input.of(PatternRetention.class)
                    .rename("max_age", "older_than")
                    .param(
                        "older_than",
                        "Not updated for longer than this.",
                        about -> about.otherwise("90d"))
                    .param(
                        "min_success_rate",
                        "With a success rate below this.",
                        about -> about.option("below").between(0, 1).otherwise("0.3")));
  }

  record ArchivedPatterns(
      @Param("How many old patterns were examined.") long examined,
      @Param("How many of them were archived.") long archived) {}

  private static Action<?, ?> archive() {
    return Action.ofWorkspace()
        .write(
            "critique.archive-patterns",
            "Archives patterns that are old and mostly fail, in batches; audited.")
        .example("{}")
        .example("{'older_than':'30d','min_success_rate':0.5}")
        .takes(ArchivePatterns.INPUT)
        .gives(
            ArchivedPatterns.class,
            (workspace, input, progress) ->
                Either.right(archived(workspace.critiques(), input, progress)));
  }

  private static ArchivedPatterns archived(
      CritiqueOperations critiques, ArchivePatterns input, Progress progress) {
    long examined = 0;
    long archived = 0;
    Option<TimePosition<PatternId>> next = Option.none();
    do {
      ArchiveReport report =
          critiques.archivePatterns(input.retention(), new PageRequest<>(next, input.batch()));
      examined += report.examined();
      archived += report.archived().size();
      next = report.next();
      progress.done(examined);
    } while (next.isDefined());
    return new ArchivedPatterns(examined, archived);
  }
}
