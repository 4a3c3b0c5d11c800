package dev.stoa.domain.operations;

import dev.stoa.domain.json.JsonObject;
import io.vavr.control.Option;
import java.time.Duration;

/**
 * One step of a rehearsed restore.
 *
 * @param fault what was wrong; none if it went well
 */
public record DrillStep(String what, Duration took, Option<String> fault) {

  /** Whether it went well. */
  public boolean passed() {
    return fault.isEmpty();
  }

  JsonObject json() {
    return JsonObject.builder()
        .put("step", what)
        .put("millis", took.toMillis())
        .put("passed", passed())
        .put("fault", fault)
        .build();
  }
}
