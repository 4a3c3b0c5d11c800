package dev.stoa.adapter.http.events;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.EOFException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** The end of a stream of events. */
class EventClientTest {

  @Test
  void aServerThatReportsAnErrorWaitsUntilTheAnswerHasEnded() throws Exception {
    EventClient client = new EventClient(new NoEvents(), "", new NoOutput(), 0);
    CountDownLatch ending = new CountDownLatch(1);
    CountDownLatch finish = new CountDownLatch(1);
    client
        .ended()
        .thenRun(
            () -> {
              ending.countDown();
              await(finish);
            });
    Thread closing = new Thread(client::end);
    closing.start();
    ending.await();
    Thread failing = new Thread(() -> client.onError(new EOFException()));
    failing.start();
    while (failing.getState() == Thread.State.RUNNABLE) {
      Thread.onSpinWait();
    }
    assertEquals(Thread.State.BLOCKED, failing.getState());
    finish.countDown();
    closing.join();
    failing.join();
    assertTrue(client.ended().isDone());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static final class NoEvents implements EventFeed {
    @Override
    public Seq<ServerEvent> after(String id) {
      return Vector.empty();
    }

    @Override
    public boolean endsWith(String id) {
      return false;
    }
  }

  private static final class NoOutput extends ServletOutputStream {
    @Override
    public boolean isReady() {
      return false;
    }

    @Override
    public void setWriteListener(WriteListener listener) {}

    @Override
    public void write(int written) {}
  }
}
