package dev.stoa.benchmarks.audit;

import dev.stoa.application.audit.AuditOperations;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.benchmarks.engine.JdbcEngine;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.storage.StorageConfig;
import io.vavr.collection.Seq;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * Threads of a process that append to an audit trail or to conversations for some time, and how
 * long each append waited and worked; by Stoa, or by hand with the driver's busy timeout alone.
 */
final class AppendingWriters {

  private static final String MESSAGE =
      "The cache is warm again after the retry, and the deployment goes on with the second region.";

  private AppendingWriters() {}

  /** One append. */
  @FunctionalInterface
  private interface Append {
    void run() throws Exception;
  }

  /**
   * Takes who appends (stoa or jdbc, or messages by Stoa), the url, how many threads, for how many
   * milliseconds, and how many entries at once; prints a line when it is ready, waits for one, and
   * prints the microseconds of every append, or -1 for one that failed.
   */
  public static void main(String[] arguments) throws Exception {
    String url = arguments[1];
    int threads = Integer.parseInt(arguments[2]);
    Seq<AuditEvent> events = AuditEvents.events(0, Integer.parseInt(arguments[4]));
    if (arguments[0].equals("messages")) {
      try (Stoa stoa = Stoa.open(url)) {
        ThreadLocal<ConversationId> own = ThreadLocal.withInitial(() -> started(stoa));
        run(threads, arguments, () -> appended(stoa, own.get()));
      }
    } else if (arguments[0].equals("stoa")) {
      try (Stoa stoa = Stoa.open(url)) {
        AuditOperations audit = stoa.audit();
        run(
            threads,
            arguments,
            () -> audit.appendAll(events).getOrElseThrow(RefusalException::new));
      }
    } else {
      try (HandWrittenAudit audit = new HandWrittenAudit(JdbcEngine.SQLITE, url)) {
        Semaphore turn = new Semaphore(1, true);
        run(threads, arguments, () -> byHand(audit, turn, events));
      }
    }
  }

  private static ConversationId started(Stoa stoa) {
    return stoa.conversations()
        .start(UserId.LOCAL, NewConversation.untitled())
        .getOrElseThrow(RefusalException::new)
        .id();
  }

  private static void appended(Stoa stoa, ConversationId conversation) {
    stoa.messages()
        .append(UserId.LOCAL, conversation, MessageDraft.user(MESSAGE))
        .getOrElseThrow(RefusalException::new);
  }

  private static void byHand(HandWrittenAudit audit, Semaphore turn, Seq<AuditEvent> events)
      throws SQLException, InterruptedException {
    turn.acquire();
    try {
      audit.append(events.map(AuditEvents::identified), StorageConfig.SYSTEM_CLOCK.instant());
    } finally {
      turn.release();
    }
  }

  private static void run(int threads, String[] arguments, Append append) throws Exception {
    append.run();
    System.out.println("ready");
    System.in.read();
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(Long.parseLong(arguments[3]));
    ExecutorService writers = Executors.newFixedThreadPool(threads);
    List<Future<List<Long>>> all = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      all.add(writers.submit(() -> appended(end, append)));
    }
    List<Long> micros = new ArrayList<>();
    for (Future<List<Long>> one : all) {
      micros.addAll(one.get());
    }
    writers.shutdown();
    System.out.println(micros.stream().map(String::valueOf).collect(Collectors.joining(" ")));
  }

  private static List<Long> appended(long end, Append append) {
    List<Long> micros = new ArrayList<>();
    while (System.nanoTime() < end) {
      long start = System.nanoTime();
      boolean done = true;
      try {
        append.run();
      } catch (Exception e) {
        done = false;
      }
      micros.add(done ? TimeUnit.NANOSECONDS.toMicros(System.nanoTime() - start) : -1);
    }
    return micros;
  }
}
