package dev.stoa.adapter.http.events;

import io.vavr.collection.Seq;
import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;

/** A client that follows a feed; a slow one delays no other. */
final class EventClient implements WriteListener {

  /** A browser whose connection is lost would wait three seconds. */
  private static final byte[] RETRY = "retry: 1000\n\n".getBytes(StandardCharsets.UTF_8);

  private static final byte[] ALIVE = ": alive\n\n".getBytes(StandardCharsets.UTF_8);

  private final EventFeed feed;
  private final long since;
  private final ServletOutputStream out;
  private final CompletableFuture<Void> ended = new CompletableFuture<>();
  private final Queue<byte[]> pending = new ArrayDeque<>();
  private String position;
  private boolean writable;
  private boolean unflushed;

  EventClient(EventFeed feed, String position, ServletOutputStream out, long since) {
    this.feed = feed;
    this.position = position;
    this.out = out;
    this.since = since;
    pending.add(RETRY);
  }

  EventFeed feed() {
    return feed;
  }

  /** When it began, in nanoseconds. */
  long since() {
    return since;
  }

  CompletableFuture<Void> ended() {
    return ended;
  }

  /** The id of the last event that it was given. */
  synchronized String position() {
    return position;
  }

  /** Whether it has got everything that it was given. */
  synchronized boolean isIdle() {
    return writable && pending.isEmpty() && !ended.isDone();
  }

  synchronized void give(Seq<ServerEvent> events) {
    events.forEach(event -> pending.add(event.bytes()));
    events.lastOption().forEach(last -> position = last.id());
    write();
  }

  /** Shows both sides that the other is alive. */
  synchronized void keepAlive() {
    if (pending.isEmpty()) {
      pending.add(ALIVE);
      write();
    }
  }

  @Override
  public synchronized void onWritePossible() {
    writable = true;
    write();
  }

  private void write() {
    if (!writable || ended.isDone()) {
      return;
    }
    try {
      while (out.isReady()) {
        byte[] next = pending.poll();
        if (next != null) {
          out.write(next);
          unflushed = true;
        } else if (unflushed) {
          unflushed = false;
          out.flush();
        } else {
          return;
        }
      }
      writable = false;
    } catch (IOException e) {
      end();
    }
  }

  @Override
  public void onError(Throwable failure) {
    end();
  }

  /**
   * Ends the answer; the client may reconnect with the id of its last event.
   *
   * <p>A caller waits while another call runs: a server that reports an error here forgets the
   * request when this returns, and until then the answer must have been ended.
   */
  synchronized void end() {
    if (!ended.isDone()) {
      ended.complete(null);
    }
  }
}
