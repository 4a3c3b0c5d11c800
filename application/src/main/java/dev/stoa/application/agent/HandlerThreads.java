package dev.stoa.application.agent;

import dev.stoa.domain.kernel.DaemonThread;
import io.vavr.control.Option;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicLong;

/** The threads that handlers run on: virtual ones since Java 21, a pool of daemons before. */
final class HandlerThreads {

  private HandlerThreads() {}

  static ExecutorService of(String name, int most) {
    return virtual(name).getOrElse(() -> Executors.newFixedThreadPool(most, daemons(name)));
  }

  /** By reflection: the classes are compiled for Java 17. */
  private static Option<ExecutorService> virtual(String name) {
    try {
      Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
      Class<?> type = Class.forName("java.lang.Thread$Builder");
      builder = type.getMethod("name", String.class, long.class).invoke(builder, name + "-", 1L);
      Object threads = type.getMethod("factory").invoke(builder);
      return Option.some(
          (ExecutorService)
              Executors.class
                  .getMethod("newThreadPerTaskExecutor", ThreadFactory.class)
                  .invoke(null, threads));
    } catch (ReflectiveOperationException olderJava) {
      return Option.none();
    }
  }

  private static ThreadFactory daemons(String name) {
    AtomicLong number = new AtomicLong();
    return task -> DaemonThread.of(name + "-" + number.incrementAndGet(), task);
  }
}
