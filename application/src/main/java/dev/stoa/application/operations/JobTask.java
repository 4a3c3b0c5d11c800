package dev.stoa.application.operations;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * A task that is done in one go and removes no content.
 *
 * @param waiting how much there is to do
 * @param work does it, and returns how much it did
 */
public record JobTask(
    String name, String policy, Duration every, LongSupplier waiting, LongSupplier work)
    implements MaintenanceTask {

  @Override
  public boolean removes() {
    return false;
  }

  @Override
  public TaskOutcome preview() {
    return new TaskOutcome(waiting.getAsLong(), false);
  }

  @Override
  public TaskOutcome run() {
    return new TaskOutcome(work.getAsLong(), false);
  }
}
