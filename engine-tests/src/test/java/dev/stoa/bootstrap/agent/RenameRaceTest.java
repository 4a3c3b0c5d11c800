package dev.stoa.bootstrap.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.agent.AgentQuery;
import dev.stoa.domain.critique.CritiqueDraft;
import dev.stoa.domain.critique.CritiqueQuery;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateVote;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.domain.kernel.PageRequest;
import dev.stoa.domain.rating.AgentRating;
import dev.stoa.domain.rating.MatchId;
import dev.stoa.domain.rating.NewMatch;
import dev.stoa.testkit.kernel.ManyThreads;
import io.vavr.collection.Vector;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An agent is renamed while others record under both of its names. */
final class RenameRaceTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName ZOE = new AgentName("zoe");
  private static final AgentName BOB = new AgentName("bob");

  @ParameterizedTest
  @EnumSource
  void nothingIsLeftUnderANameThatNobodyHas(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    AtomicInteger next = new AtomicInteger();
    AtomicInteger matches = new AtomicInteger();
    AtomicInteger critiques = new AtomicInteger();
    try (Stoa one = Stoa.open(engine.config(url));
        Stoa other = Stoa.open(engine.config(url))) {
      one.agents().register("ada", "m").get();
      one.agents().register("bob", "m").get();
      DebateSessionId session = one.debates().open(NewDebateSession.about("Cache it?")).id();
      one.debates().start(session).get();
      ManyThreads.run(
          4,
          12,
          () -> {
            int i = next.getAndIncrement();
            Stoa stoa = i % 2 == 0 ? one : other;
            AgentName name = i % 3 == 0 ? ADA : ZOE;
            if (i % 4 == 0) {
              stoa.agents().rename(i % 8 == 0 ? "ada" : "zoe", i % 8 == 0 ? ZOE : ADA);
            }
            if (stoa.ratings().record(NewMatch.won(new MatchId("d" + i), name, BOB)).isRight()) {
              matches.incrementAndGet();
            }
            if (stoa.critiques().file(CritiqueDraft.of("d", name).against(BOB)).isRight()) {
              critiques.incrementAndGet();
            }
            stoa.debates().vote(session, DebateVote.of(name, "yes", 1));
          });
      AgentName left = one.agents().list(AgentQuery.all()).items().head().identity();
      AgentName only =
          left.equals(BOB) ? one.agents().list(AgentQuery.all()).items().last().identity() : left;
      assertEquals(
          Vector.of(BOB, only).sorted(),
          one.ratings()
              .leaderboard(PageRequest.first())
              .items()
              .map(AgentRating::agent)
              .toVector()
              .sorted());
      assertEquals(matches.get(), one.ratings().rating(only).get().debates());
      assertEquals(
          critiques.get(),
          one.critiques().list(CritiqueQuery.all().by(only).limit(99)).items().size());
      assertEquals(critiques.get(), one.critiques().reputation(only).get().critiquesGiven());
      assertEquals(1, one.ratings().relationships(BOB, PageRequest.first(9)).items().size());
      assertEquals(Vector.of(only), one.debates().votes(session).map(DebateVote::voter).toVector());
      assertTrue(one.ratings().replay().agrees());
    }
  }
}
