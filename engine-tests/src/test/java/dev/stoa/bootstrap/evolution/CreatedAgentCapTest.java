package dev.stoa.bootstrap.evolution;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.EnginesOfThisBuild;
import dev.stoa.bootstrap.storage.JavaProcess;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.evolution.AgentProposal;
import dev.stoa.domain.evolution.Archetype;
import dev.stoa.domain.evolution.CreatedAgent;
import dev.stoa.domain.evolution.CreatedAgentId;
import dev.stoa.domain.evolution.CreatedAgentQuery;
import dev.stoa.domain.evolution.CreatedAgentStatus;
import dev.stoa.domain.evolution.Generation;
import dev.stoa.domain.evolution.NewGeneration;
import dev.stoa.domain.evolution.ProfileDraft;
import dev.stoa.domain.evolution.ProfileId;
import dev.stoa.testkit.kernel.ManyThreads;
import io.vavr.collection.Vector;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** However many approve at once: at most three created agents are active. */
final class CreatedAgentCapTest {

  private static final int AGENTS = 8;

  @ParameterizedTest
  @EnumSource
  void threadsApproveNoMoreThanTheCap(TestEngine engine) throws Exception {
    try (Stoa stoa = Stoa.open(engine.config(engine.migratedUrl()))) {
      Vector<CreatedAgentId> proposed = proposed(stoa);
      AtomicInteger next = new AtomicInteger();
      AtomicInteger approved = new AtomicInteger();
      CyclicBarrier together = new CyclicBarrier(AGENTS);
      ManyThreads.run(
          AGENTS,
          1,
          () -> {
            CreatedAgentId own = proposed.get(next.getAndIncrement());
            try {
              together.await();
            } catch (Exception e) {
              throw new IllegalStateException(e);
            }
            if (stoa.createdAgents().approve(own).isRight()) {
              approved.incrementAndGet();
            }
          });
      assertEquals(CreatedAgent.MAX_ACTIVE, approved.get());
      assertEquals(CreatedAgent.MAX_ACTIVE, active(stoa));
    }
  }

  @ParameterizedTest
  @EnginesOfThisBuild
  void processesApproveNoMoreThanTheCap(TestEngine engine) throws Exception {
    String url = engine.migratedUrl();
    try (Stoa stoa = Stoa.open(engine.config(url))) {
      Vector<String> proposed = proposed(stoa).map(CreatedAgentId::value);
      Vector<JavaProcess> running =
          Vector.of(
              JavaProcess.start(
                  ApprovingProcess.class, proposed.take(4).prepend(url).toJavaArray(String[]::new)),
              JavaProcess.start(
                  ApprovingProcess.class,
                  proposed.drop(4).prepend(url).toJavaArray(String[]::new)));
      for (JavaProcess process : running) {
        assertEquals("ready", process.line());
      }
      for (JavaProcess process : running) {
        process.go();
      }
      int approved = 0;
      for (JavaProcess process : running) {
        approved += Integer.parseInt(process.finish());
      }
      assertEquals(CreatedAgent.MAX_ACTIVE, approved);
      assertEquals(CreatedAgent.MAX_ACTIVE, active(stoa));
    }
  }

  private static int active(Stoa stoa) {
    return stoa.createdAgents()
        .list(CreatedAgentQuery.all().status(CreatedAgentStatus.ACTIVE).limit(99))
        .items()
        .size();
  }

  private static Vector<CreatedAgentId> proposed(Stoa stoa) {
    Vector<CreatedAgentId> all = Vector.empty();
    Generation newest = stoa.generations().open(NewGeneration.first()).get();
    for (int i = 0; i < AGENTS; i++) {
      ProfileId profile =
          stoa.profiles()
              .add(newest.id(), ProfileDraft.of(Archetype.CREATED_AGENT, "Mediate."))
              .get()
              .id();
      all =
          all.append(
              stoa.createdAgents()
                  .propose(AgentProposal.of(newest.id(), profile, "validator"))
                  .get()
                  .id());
      for (int passed = 0; passed < CreatedAgent.COOLDOWN; passed++) {
        newest = stoa.generations().open(NewGeneration.from(newest.id())).get();
      }
    }
    return all;
  }
}
