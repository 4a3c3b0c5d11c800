package dev.stoa.spring.boot;

import org.springframework.context.SmartLifecycle;

/**
 * Ends the streams that clients keep open before the server waits for its requests to end: it would
 * wait for them until its time is over.
 */
final class ServedStreams implements SmartLifecycle {

  private final Runnable end;
  private volatile boolean running;

  ServedStreams(Runnable end) {
    this.end = end;
  }

  @Override
  public void start() {
    running = true;
  }

  @Override
  public void stop() {
    running = false;
    end.run();
  }

  @Override
  public boolean isRunning() {
    return running;
  }

  /** The last to start, so the first to stop. */
  @Override
  public int getPhase() {
    return DEFAULT_PHASE;
  }
}
