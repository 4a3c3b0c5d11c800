package dev.stoa.domain.operations;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.kernel.Labelled;
import dev.stoa.domain.operations.HealthFinding.Status;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class RehearsalTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05.123456Z");
  private static final BackupName BACKUP = BackupName.of("agents", AT, "1f9a0c2e");

  @Test
  void aReportIsReadAsItWasWritten() {
    assertEquals(new Rehearsal(BACKUP.value(), AT, true), Rehearsal.parse(report(Option.none())));
    assertEquals(
        new Rehearsal(BACKUP.value(), AT, false),
        Rehearsal.parse(report(Option.some("has another checksum"))));
  }

  @Test
  void aFreePlanAllowsADay() {
    RecoveryPlan free = Labelled.of(RecoveryPlan.class, "plan", "free");
    assertEquals(Duration.ofDays(1), free.recoveryTime());
    assertEquals(Duration.ofDays(1), free.recoveryPoint());
  }

  @Test
  void anotherFileIsNoReport() {
    assertEquals(
        "has no valid member passed",
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    Rehearsal.parse(
                        "{\"backup\":\"a\",\"drilled_at\":\"2026-01-02T03:04:05.123456Z\"}"))
            .getMessage());
  }

  @Test
  void aFailedOneIsAProblemAndNoneOrAnOldOneAWarning() {
    Rehearsal passed = new Rehearsal(BACKUP.value(), AT, true);
    assertEquals(
        HealthFinding.ok("restore drill", "that of " + BACKUP + " passed 31 days ago"),
        found(passed, Duration.ofDays(31)));
    assertEquals(Status.WARNING, found(passed, Duration.ofDays(31).plusSeconds(1)).status());
    assertEquals(Status.WARNING, Rehearsal.finding(Option.none(), AT).status());
    HealthFinding failed = found(new Rehearsal(BACKUP.value(), AT, false), Duration.ZERO);
    assertEquals(Status.PROBLEM, failed.status());
    assertEquals("that of " + BACKUP + " failed at 2026-01-02T03:04:05.123456Z", failed.found());
  }

  private static HealthFinding found(Rehearsal last, Duration age) {
    return Rehearsal.finding(Option.some(last), AT.plus(age));
  }

  private static String report(Option<String> fault) {
    return new DrillReport(
            BACKUP,
            AT,
            RecoveryPlan.PRO,
            Duration.ZERO,
            1,
            Vector.of(new DrillStep("restore", Duration.ofSeconds(1), fault)))
        .text();
  }
}
