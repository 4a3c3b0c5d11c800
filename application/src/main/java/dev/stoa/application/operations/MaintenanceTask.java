package dev.stoa.application.operations;

import java.time.Duration;

/** One kind of regular work on a workspace. */
public interface MaintenanceTask {

  /** Its name, for example {@code evidence-expiry}. */
  String name();

  /** What it does, with its limits, in words; other limits need a dry run of their own. */
  String policy();

  /** The time from one run to the next. */
  Duration every();

  /** Whether it removes content, so that its first run is a dry run. */
  boolean removes();

  /** What {@link #run} would do now. */
  TaskOutcome preview();

  /** Does it, in units of work of a bounded size. */
  TaskOutcome run();
}
