package dev.stoa.application.operations;

import dev.stoa.domain.operations.MaintenanceRun;
import io.vavr.control.Option;
import java.time.Duration;

/**
 * A maintenance task and what it did last.
 *
 * @param last none if it has never begun
 * @param due whether the next run of maintenance runs it
 */
public record MaintenanceState(
    String task,
    String policy,
    Duration every,
    boolean removes,
    Option<MaintenanceRun> last,
    boolean due) {}
