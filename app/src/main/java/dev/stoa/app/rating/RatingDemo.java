package dev.stoa.app.rating;

import dev.stoa.app.demo.DemoContext;
import dev.stoa.app.demo.DemoSection;
import dev.stoa.application.rating.RatingOperations;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.Discipline;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** Three agents debate; their ratings are shown, replayed, and fitted with intervals. */
public final class RatingDemo implements DemoSection {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final AgentName CYD = new AgentName("cyd");
  private static final Discipline SECURITY = new Discipline("security");

  @Override
  public String title() {
    return "Ratings";
  }

  @Override
  public Seq<DemoSection> sections() {
    return List.of(this, new CalibrationDemo());
  }

  @Override
  public void run(DemoContext demo) {
    RatingOperations ratings = demo.stoa().ratings().registering();
    ratings
        .record(
            NewMatch.scored(new MatchId("duel-0"), HashMap.of(ADA, 3.0, BOB, 1.0, CYD, 0.0))
                .in(SECURITY))
        .getOrElseThrow(RefusalException::new);
    demo.run(
        "Three agents debate; every pair is rated, and the changes sum to zero:",
        "rating.match",
        "{'debate':'duel-0'}");
    for (int i = 1; i <= 12; i++) {
      NewMatch match =
          i % 4 == 0
              ? NewMatch.drawn(new MatchId("duel-" + i), ADA, CYD)
              : NewMatch.won(new MatchId("duel-" + i), i % 3 == 0 ? BOB : ADA, CYD);
      ratings.record(match).getOrElseThrow(RefusalException::new);
    }
    demo.run("The leaderboard after twelve more matches:", "rating.leaderboard", "{}");
    demo.run("The latest ratings of one of them:", "rating.history", "{'agent':'ada','limit':8}");
    demo.run("Its trend:", "rating.trend", "{'agent':'ada'}");
    demo.run("Replaying the log reproduces every rating exactly:", "rating.replay", "{}");
    demo.run(
        "All matches together, whatever their order, with 95 % intervals from a seed:",
        "rating.fit", "{'seed':7}");
  }
}
