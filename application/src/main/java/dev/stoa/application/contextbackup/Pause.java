package dev.stoa.application.contextbackup;

import java.time.Duration;

/** Waits between two notes of the coverage job. */
@FunctionalInterface
public interface Pause {

  /** Waits on the calling thread. */
  Pause SLEEP =
      time -> {
        try {
          Thread.sleep(time.toMillis());
          return true;
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          return false;
        }
      };

  /** False if the wait was interrupted and the job should end. */
  boolean pause(Duration time);
}
