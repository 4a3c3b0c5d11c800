package dev.stoa.application.debate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.debate.CoordinationProtocol;
import dev.stoa.domain.debate.DebateConfig;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.DebateTurn;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.debate.Topology;
import dev.stoa.domain.debate.TurnFilter;
import dev.stoa.domain.kernel.AgentName;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

final class AskedTogetherTest {

  private static final AgentName ADA = new AgentName("ada");
  private static final AgentName BOB = new AgentName("bob");
  private static final AgentName CYD = new AgentName("cyd");
  private static final DebateConfig ONE_ROUND = DebateConfig.USUAL.maxRounds(1);

  @AutoClose private final TestWorkspace workspace = TestWorkspace.create();
  private final AtomicLong ids = new AtomicLong();
  private final DebateOperations debates =
      new DebateOperations(
              workspace.storage(), Instant::now, () -> "id-%04d".formatted(ids.incrementAndGet()))
          .registering();

  @Test
  void withDpdeAllAreAskedAtOnceAndRecordedInOrder() {
    DebateSessionId id = opened(Topology.GRAPH_MESH, ONE_ROUND, CoordinationProtocol.DPDE);
    Map<DebatePhase, CountDownLatch> last = new HashMap<>();
    for (DebatePhase phase : DebatePhase.values()) {
      last.put(phase, new CountDownLatch(1));
    }
    Map<AgentName, DebateParticipant> both = new TreeMap<>();
    both.put(
        ADA,
        prompt -> {
          assertTrue(last.get(prompt.phase()).await(30, TimeUnit.SECONDS));
          return DebateAnswer.of("first by name, last to answer", 0.5);
        });
    both.put(
        BOB,
        prompt -> {
          last.get(prompt.phase()).countDown();
          return DebateAnswer.of("last by name, first to answer", 0.5);
        });
    assertTrue(debates.run(id, both).get().concluded().isDefined());
    List<AgentName> order =
        replayed(id).stream()
            .sorted(java.util.Comparator.comparingLong(DebateTurn::sequence))
            .map(turn -> turn.draft().agent())
            .toList();
    List<AgentName> expected = new ArrayList<>();
    for (int i = 0; i < DebatePhase.values().length; i++) {
      expected.addAll(List.of(ADA, BOB));
    }
    assertEquals(expected, order);
    assertTrue(
        replayed(id).stream().noneMatch(turn -> turn.draft().metadata().text().contains("error")));
  }

  @Test
  void aroundAModeratorAllAreAskedAtOnce() {
    DebateSessionId id = opened(Topology.STAR, ONE_ROUND.moderator(ADA), CoordinationProtocol.CPDE);
    CyclicBarrier together = new CyclicBarrier(2);
    Map<AgentName, DebateParticipant> all = new TreeMap<>();
    all.put(ADA, prompt -> DebateAnswer.of("to all", 0.5));
    for (AgentName agent : List.of(BOB, CYD)) {
      all.put(
          agent,
          prompt -> {
            together.await(30, TimeUnit.SECONDS);
            Set<AgentName> heard = new HashSet<>();
            prompt
                .visible()
                .filter(turn -> turn.draft().phase() == prompt.phase())
                .forEach(turn -> heard.add(turn.draft().agent()));
            return DebateAnswer.of("heard " + heard, 0.5);
          });
    }
    debates.run(id, all).get();
    assertEquals(
        Set.of("to all", "heard [ada]"),
        Set.copyOf(replayed(id).stream().map(turn -> turn.draft().content().get()).toList()));
  }

  @Test
  void noMoreAreAskedAtOnceThanThePhaseAllows() {
    DebateSessionId id = opened(Topology.GRAPH_MESH, ONE_ROUND, CoordinationProtocol.DPDE);
    Map<DebatePhase, AtomicInteger> most = new ConcurrentHashMap<>();
    AtomicInteger now = new AtomicInteger();
    Map<AgentName, DebateParticipant> many = new TreeMap<>();
    for (int i = 0; i < 10; i++) {
      many.put(
          new AgentName("agent-" + i),
          prompt -> {
            int running = now.incrementAndGet();
            most.computeIfAbsent(prompt.phase(), phase -> new AtomicInteger())
                .accumulateAndGet(running, Math::max);
            Thread.sleep(2);
            now.decrementAndGet();
            return DebateAnswer.of("yes", 0.5);
          });
    }
    debates.run(id, many).get();
    assertEquals(80, replayed(id).size());
    most.forEach(
        (phase, running) ->
            assertTrue(running.get() <= phase.mostAtOnce(), phase + " had " + running));
  }

  @Test
  void whoIsAskedAgainSeesWhatItSawBefore() throws InterruptedException {
    DebateSessionId id = opened(Topology.GRAPH_MESH, ONE_ROUND, CoordinationProtocol.DPDE);
    List<DebatePrompt> wanted = new ArrayList<>();
    CountDownLatch stuck = new CountDownLatch(1);
    Map<AgentName, DebateParticipant> both = new TreeMap<>();
    both.put(ADA, prompt -> DebateAnswer.of("ada", 0.5));
    both.put(
        BOB,
        prompt -> {
          wanted.add(prompt);
          stuck.countDown();
          Thread.sleep(3_600_000);
          return DebateAnswer.of("bob", 0.5);
        });
    Thread runner = new Thread(() -> debates.run(id, both));
    runner.setUncaughtExceptionHandler((thread, thrown) -> {});
    runner.start();
    stuck.await();
    while (replayed(id).isEmpty()) {
      Thread.onSpinWait();
    }
    runner.interrupt();
    runner.join();
    both.put(
        BOB,
        prompt -> {
          wanted.add(prompt);
          return DebateAnswer.of("bob", 0.5);
        });
    assertTrue(debates.run(id, both).get().concluded().isDefined());
    assertEquals(wanted.get(0), wanted.get(1));
  }

  private DebateSessionId opened(
      Topology topology, DebateConfig config, CoordinationProtocol protocol) {
    return debates
        .open(NewDebateSession.about("Cache or not?").topology(topology, config).protocol(protocol))
        .id();
  }

  private List<DebateTurn> replayed(DebateSessionId id) {
    List<DebateTurn> turns = new ArrayList<>();
    debates.replay(id, TurnFilter.ALL, turns::add).get();
    return turns;
  }
}
