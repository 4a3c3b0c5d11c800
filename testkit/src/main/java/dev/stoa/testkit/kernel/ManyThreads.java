package dev.stoa.testkit.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** The same work in several threads at once, several times in each. */
public final class ManyThreads {

  private ManyThreads() {}

  public static void run(int threads, int each, Runnable work) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<Future<?>> running = new ArrayList<>();
      for (int thread = 0; thread < threads; thread++) {
        running.add(
            pool.submit(
                () -> {
                  for (int i = 0; i < each; i++) {
                    work.run();
                  }
                }));
      }
      for (Future<?> one : running) {
        one.get();
      }
    } catch (ExecutionException e) {
      throw new AssertionError("a writer failed", e.getCause());
    } finally {
      pool.shutdown();
    }
  }
}
