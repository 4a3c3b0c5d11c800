package dev.stoa.adapter.http.dashboard;

import dev.stoa.adapter.http.workspace.Workspaces;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.DaemonThread;
import io.vavr.control.Option;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers that take long on a large workspace, worked out on threads of their own. A caller gets
 * what is known, with its time, and waits for a moment at most.
 */
final class BackgroundAnswers implements AutoCloseable {

  private static final Logger LOG = System.getLogger("dev.stoa.http");
  private static final int MOST = 1_000;

  /**
   * The request.
   *
   * @param workspace its name; none if the server has one only
   * @param name the same for the same question
   * @param version an answer of another version is worked out again
   * @param lasts how long an answer is good
   * @param patience how long to wait for an answer of this version
   * @param slow whether it reads everything, and so has a thread apart
   */
  record Question(
      Option<String> workspace,
      String name,
      String version,
      Duration lasts,
      Duration patience,
      boolean slow) {

    private String key() {
      return workspace.getOrElse("") + "\n" + name;
    }
  }

  private record Answer(JsonValue value, String version, Instant at, long millis) {

    private boolean isOf(Question question) {
      return version.equals(question.version());
    }

    private JsonValue json(Question question) {
      return JsonObject.builder()
          .put("current", isOf(question))
          .put("value", value)
          .put("at", at.toString())
          .put("took_ms", millis)
          .build();
    }
  }

  private final Workspaces workspaces;
  private final InstantSource clock;
  private final ConcurrentHashMap<String, Answer> answers = new ConcurrentHashMap<>();
  private final ConcurrentHashMap<String, CompletableFuture<@Nullable Void>> running =
      new ConcurrentHashMap<>();
  private final ExecutorService quick =
      Executors.newSingleThreadExecutor(DaemonThread.named("stoa-dashboard"));
  private final ExecutorService slow =
      Executors.newSingleThreadExecutor(DaemonThread.named("stoa-dashboard-checks"));

  BackgroundAnswers(Workspaces workspaces, InstantSource clock) {
    this.workspaces = workspaces;
    this.clock = clock;
  }

  /**
   * The latest answer as {@code {value, at, took_ms, current}}; null if there is none yet. One that
   * is merely old is given at once, while it is worked out again.
   */
  JsonValue latest(Question question, Function<Workspace, JsonValue> work) {
    Answer known = answers.get(question.key());
    if (known == null || isOld(known, question)) {
      CompletableFuture<@Nullable Void> ended = begin(question, work);
      if (known == null || !known.isOf(question)) {
        await(ended, question.patience());
        known = answers.get(question.key());
      }
    }
    return known == null ? new JsonNull() : known.json(question);
  }

  /** Forgets an answer, so that it is computed at the next request. */
  void forget(Question question) {
    answers.remove(question.key());
  }

  private boolean isOld(Answer known, Question question) {
    return !known.isOf(question) || clock.instant().isAfter(known.at().plus(question.lasts()));
  }

  private CompletableFuture<@Nullable Void> begin(
      Question question, Function<Workspace, JsonValue> work) {
    return running.computeIfAbsent(
        question.key(),
        key -> {
          try {
            return CompletableFuture.runAsync(
                () -> run(question, work), question.slow() ? slow : quick);
          } catch (RejectedExecutionException closed) {
            return CompletableFuture.completedFuture(null);
          }
        });
  }

  private void run(Question question, Function<Workspace, JsonValue> work) {
    long start = System.nanoTime();
    try {
      for (Workspaces.Lease lease : workspaces.leaseIfOpen(question.workspace())) {
        try (lease) {
          JsonValue value = work.apply(lease.workspace());
          if (answers.size() >= MOST) {
            answers.clear();
          }
          long millis = Duration.ofNanos(System.nanoTime() - start).toMillis();
          answers.put(
              question.key(), new Answer(value, question.version(), clock.instant(), millis));
        }
      }
    } catch (RuntimeException e) {
      // A server that ends interrupts its checks, which needs no warning.
      Level level = slow.isShutdown() ? Level.DEBUG : Level.WARNING;
      LOG.log(level, "the dashboard cannot show " + question.name(), e);
    } finally {
      running.remove(question.key());
    }
  }

  private static void await(CompletableFuture<@Nullable Void> ended, Duration patience) {
    try {
      ended.get(patience.toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException | ExecutionException e) {
      LOG.log(Level.DEBUG, "an answer comes later", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    quick.shutdownNow();
    slow.shutdownNow();
  }
}
