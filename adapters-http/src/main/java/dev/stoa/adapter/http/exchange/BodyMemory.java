package dev.stoa.adapter.http.exchange;

import java.util.concurrent.atomic.AtomicLong;

/** The memory that the bodies of all requests take together. */
public final class BodyMemory {

  private final long most;
  private final AtomicLong taken = new AtomicLong();

  public BodyMemory(long most) {
    this.most = most;
  }

  /** The part of one request. */
  final class Part implements AutoCloseable {

    private long bytes;

    void add(long further) {
      bytes += further;
      if (taken.addAndGet(further) > most) {
        throw new HttpFailure(
            HttpProblem.of(
                    429, "server.busy", "the bodies of other requests fill memory: try again later")
                .header("Retry-After", "1"));
      }
    }

    @Override
    public void close() {
      taken.addAndGet(-bytes);
      bytes = 0;
    }
  }
}
