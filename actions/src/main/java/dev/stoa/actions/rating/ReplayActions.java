package dev.stoa.actions.rating;

import dev.stoa.actions.Action;
import dev.stoa.actions.shape.Input;
import dev.stoa.domain.rating.fit.FitRequest;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** What callers may compute from the log of all matches. */
final class ReplayActions {

  private ReplayActions() {}

  static Seq<Action<?, ?>> actions() {
    return List.of(replay(), repair(), fit());
  }

  record Replay() {}

  private static Action<?, ?> replay() {
    return Action.ofWorkspace()
        .read(
            "rating.replay",
            "Recomputes ratings, history and relationships from the log of matches, and reports"
                + " what is stored differently.")
        .details("To store the recomputed values, repair the ratings.")
        .example("{}")
        .takes(Replay.class)
        .answers(RatingViews.REPLAY, (workspace, input) -> workspace.ratings().replay())
        .soundIf(seen -> seen.value().agrees());
  }

  private static Action<?, ?> repair() {
    return Action.ofOperator()
        .write("rating.repair", "Replays the log of matches and stores what differs; audited.")
        .details("Changes that the log itself contains stay as they are.")
        .example("{}")
        .takes(Replay.class)
        .answers(RatingViews.REPLAY, (workspace, input) -> workspace.ratings().rebuild());
  }

  private static final Input<FitRequest> FIT =
      Input.of(FitRequest.class, "FitRatings")
          .rename("discipline", "domain")
          .param("domain", RatingActions.DOMAIN, about -> about.label("name"))
          .param(
              "seed",
              "The random seed of the intervals.",
              about -> about.label("number").otherwise("1"))
          .param(
              "replicates",
              "The number of bootstrap replicates.",
              about -> about.between(20, 2000).otherwise("200"));

  private static Action<?, ?> fit() {
    return Action.ofWorkspace()
        .read(
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
        .takes(FIT)
        .gives(RatingViews.FIT, (workspace, input) -> workspace.ratings().fit(input));
  }
}
