package dev.stoa.app.rating;

import dev.stoa.adapter.cli.CliFailure;
import dev.stoa.adapter.cli.Table;
import dev.stoa.app.DemoContext;
import dev.stoa.app.DemoSection;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.rating.HistoryPoint;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.domain.rating.RatedMatch;
import dev.stoa.domain.rating.ReplayReport;
import dev.stoa.domain.rating.fit.FitRequest;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.control.Option;

/** Three agents debate; their ratings are shown, replayed, and fitted with intervals. */
public final class RatingDemo implements DemoSection {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final AgentName CYD = new AgentName("cyd");
  private static final Discipline SECURITY = new Discipline("security");
  private static final int PAGE = 20;

  @Override
  public String title() {
    return "Ratings";
  }

  @Override
  public void run(DemoContext demo) {
    RatingOperations ratings = demo.stoa().ratings().registering();
    RatedMatch first =
        ratings
            .record(
                NewMatch.scored(new MatchId("duel-0"), HashMap.of(ADA, 3.0, BOB, 1.0, CYD, 0.0))
                    .in(SECURITY))
            .getOrElseThrow(CliFailure::refused);
    demo.show(
        "Three agents debate; every pair is rated, and the changes sum to" + " zero:",
        RatingView.matches(List.of(first)));
    for (int i = 1; i <= 12; i++) {
      NewMatch match =
          i % 4 == 0
              ? NewMatch.drawn(new MatchId("duel-" + i), ADA, CYD)
              : NewMatch.won(new MatchId("duel-" + i), i % 3 == 0 ? BOB : ADA, CYD);
      ratings.record(match).getOrElseThrow(CliFailure::refused);
    }
    demo.show(
        "The leaderboard after twelve more matches:",
        RatingView.ratings(ratings.leaderboard(Option.none(), PAGE).items()));
    demo.show(
        "Their rating history and trend:",
        Table.of("agent", "history", "trend")
            .rows(List.of(ADA, BOB, CYD), agent -> line(ratings, agent)));
    ReplayReport replay = ratings.replay();
    demo.show(
        "Replaying the log reproduces every rating exactly:",
        Table.of("matches", "agents", "differences")
            .row(replay.matches(), replay.agents(), replay.differences()));
    demo.show(
        "All matches together, whatever their order, with 95 % intervals from a seed:",
        FitCommand.table(ratings.fit(FitRequest.seeded(7)).getOrElseThrow(CliFailure::refused)));
  }

  private static Object[] line(RatingOperations ratings, AgentName agent) {
    return new Object[] {
      agent,
      Sparkline.of(
          ratings.history(agent, Option.none(), PAGE).items().reverse().map(HistoryPoint::elo)),
      RatingView.word(ratings.trend(agent, PAGE).direction())
    };
  }
}
