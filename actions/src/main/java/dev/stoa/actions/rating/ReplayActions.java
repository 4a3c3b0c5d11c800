package dev.stoa.actions.rating;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.fit.FitRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** What callers may compute from the log of all matches. */
final class ReplayActions {

  private ReplayActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(replay(), repair(), fit());
  }

  record Replay() {}

  private static Action<?, ?> replay() {
    return Action.read(
            "rating.replay",
            "Recomputes ratings, history and relationships from the log of matches, and reports"
                + " what is stored differently.")
        .details("To store the recomputed values, repair the ratings.")
        .example("{}")
        .takes(Replay.class)
        .answers(
            ShownReplay.class, (workspace, input) -> ShownReplay.of(workspace.ratings().replay()))
        .soundIf(report -> report.differences() == 0);
  }

  private static Action<?, ?> repair() {
    return Action.write(
            "rating.repair", "Replays the log of matches and stores what differs; audited.")
        .details("Changes that the log itself contains stay as they are.")
        .example("{}")
        .takes(Replay.class)
        .answers(
            ShownReplay.class, (workspace, input) -> ShownReplay.of(workspace.ratings().rebuild()));
  }

  record FitRatings(
      @Param(value = RatingActions.DOMAIN, label = "name") Option<Discipline> domain,
      @Param(value = "The random seed of the intervals.", label = "number", defaultValue = "1")
          long seed,
      @Param(
              value = "The number of bootstrap replicates.",
              min = 20,
              max = 2000,
              defaultValue = "200")
          int replicates) {}

  private static Action<?, ?> fit() {
    return Action.read(
            "rating.fit",
            "Fits strengths to all matches at once, whatever their order, with 95 % intervals.")
        .details("The same seed gives the same intervals, bit for bit.")
        .example("{'seed':7}")
        .example("{'domain':'security'}")
        .columns(
            "ratings.agent",
            "ratings.elo",
            "ratings.low",
            "ratings.high",
            "ratings.pairings",
            "ratings.status")
        .takes(FitRatings.class)
        .gives(
            ShownFit.class,
            (workspace, input) ->
                workspace
                    .ratings()
                    .fit(new FitRequest(input.domain(), input.seed(), input.replicates()))
                    .map(ShownFit::of));
  }
}
