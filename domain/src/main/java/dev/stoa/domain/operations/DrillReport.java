package dev.stoa.domain.operations;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import java.time.Duration;
import java.time.Instant;

/**
 * What a rehearsed restore showed.
 *
 * @param age how old the backup was
 * @param rows of the backup
 */
public record DrillReport(
    BackupName backup,
    Instant drilledAt,
    RecoveryPlan plan,
    Duration age,
    long rows,
    Seq<DrillStep> steps) {

  /** What the names of the files begin with; their order is that of time. */
  public static final String FILES = "drill_";

  /** Whether every step went well, in the time that the plan allows. */
  public boolean passed() {
    return restored() && inTime() && recent();
  }

  /** Whether every step went well. */
  public boolean restored() {
    return steps.forAll(DrillStep::passed);
  }

  /** How long the steps took together. */
  public Duration took() {
    return steps.foldLeft(Duration.ZERO, (sum, step) -> sum.plus(step.took()));
  }

  /** Whether the restore was as quick as the plan requires. */
  public boolean inTime() {
    return took().compareTo(plan.recoveryTime()) <= 0;
  }

  /** Whether the backup was as recent as the plan requires. */
  public boolean recent() {
    return age.compareTo(plan.recoveryPoint()) <= 0;
  }

  /** The name of its file. */
  public String file() {
    return FILES + Instants.text(drilledAt).replaceAll("[^0-9TZ]", "-") + ".json";
  }

  /** As commands show it. */
  public JsonObject json() {
    return JsonObject.builder()
        .put("backup", backup.value())
        .put("drilled_at", Instants.text(drilledAt))
        .put("plan", plan.label())
        .put("passed", passed())
        .put("rows", rows)
        .put("steps", steps.map(DrillStep::json))
        .put("millis", took().toMillis())
        .put("recovery_time_seconds", plan.recoveryTime().toSeconds())
        .put("in_time", inTime())
        .put("age_seconds", age.toSeconds())
        .put("recovery_point_seconds", plan.recoveryPoint().toSeconds())
        .put("recent", recent())
        .build();
  }

  /** The text of its file. */
  public String text() {
    return CanonicalJson.of(json()).text() + "\n";
  }
}
