package dev.stoa.bootstrap.storage;

import dev.stoa.application.Workspace;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.agent.AgentTaskId;
import dev.stoa.domain.audit.AuditEntryId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.consensus.ConsensusId;
import dev.stoa.domain.correction.CorrectionId;
import dev.stoa.domain.critique.CritiqueId;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.evidence.EvidenceId;
import dev.stoa.domain.evolution.EpisodeId;
import dev.stoa.domain.knowledge.KnowledgeId;
import dev.stoa.domain.lesson.LessonId;
import dev.stoa.domain.memory.MemoryId;
import dev.stoa.domain.resilience.BreakerName;
import dev.stoa.domain.specialist.QuerySessionId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/** A fresh process whose first calls come from sixteen threads at once. */
public final class FirstCalls {

  private static final String NONE = "00000000-0000-4000-8000-000000000000";

  private static final List<Function<Workspace, ?>> CALLS =
      List.of(
          stoa -> stoa.agents().find(new AgentId(NONE)),
          stoa -> stoa.audit().find(new AuditEntryId(NONE)),
          stoa -> stoa.breakers().find(new BreakerName("none")),
          stoa -> stoa.channels().find(new ChannelId(NONE)),
          stoa -> stoa.consensus().find(new ConsensusId(NONE)),
          stoa -> stoa.corrections().find(new CorrectionId(NONE)),
          stoa -> stoa.critiques().find(new CritiqueId(1)),
          stoa -> stoa.debates().find(new DebateSessionId(NONE)),
          stoa -> stoa.episodes().find(new EpisodeId(NONE)),
          stoa -> stoa.evidence().find(new EvidenceId(NONE)),
          stoa -> stoa.knowledge().find(new KnowledgeId(NONE)),
          stoa -> stoa.lessons().find(new LessonId(NONE)),
          stoa -> stoa.memory().find(new MemoryId(NONE)),
          stoa -> stoa.queries().find(new QuerySessionId(NONE)),
          stoa -> stoa.ratings().rating("none"),
          stoa -> stoa.tasks().find(new AgentTaskId(NONE)));

  private FirstCalls() {}

  /** Prints how many answered; what was thrown goes to standard error. */
  public static void main(String[] args) throws InterruptedException {
    ExecutorService threads = Executors.newFixedThreadPool(CALLS.size());
    CountDownLatch ready = new CountDownLatch(CALLS.size());
    int answered = 0;
    try (Stoa stoa = Stoa.open(args[0])) {
      List<Callable<Object>> calls = new ArrayList<>();
      for (Function<Workspace, ?> call : CALLS) {
        calls.add(
            () -> {
              ready.countDown();
              ready.await();
              return call.apply(stoa);
            });
      }
      for (Future<Object> outcome : threads.invokeAll(calls)) {
        answered += answers(outcome) ? 1 : 0;
      }
    }
    threads.shutdown();
    System.out.println(answered);
  }

  private static boolean answers(Future<?> outcome) throws InterruptedException {
    try {
      outcome.get();
      return true;
    } catch (ExecutionException e) {
      e.printStackTrace();
      return false;
    }
  }
}
