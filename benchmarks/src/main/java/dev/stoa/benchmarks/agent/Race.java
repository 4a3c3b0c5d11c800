package dev.stoa.benchmarks.agent;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

/** Workers on threads of their own who share out a number of steps. */
final class Race implements AutoCloseable {

  /** One step of the worker of this number. */
  @FunctionalInterface
  interface Step {
    void take(int worker) throws Exception;
  }

  private final int workers;
  private final ExecutorService threads;

  Race(int workers) {
    this.workers = workers;
    this.threads = Executors.newFixedThreadPool(workers);
  }

  void run(int steps, Step step) throws Exception {
    AtomicInteger left = new AtomicInteger(steps);
    List<Future<?>> running = new ArrayList<>();
    for (int i = 0; i < workers; i++) {
      int worker = i;
      running.add(
          threads.submit(
              () -> {
                while (left.decrementAndGet() >= 0) {
                  step.take(worker);
                }
                return null;
              }));
    }
    for (Future<?> one : running) {
      one.get();
    }
  }

  @Override
  public void close() {
    threads.shutdown();
  }
}
