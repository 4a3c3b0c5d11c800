package dev.stoa.spring.boot;

import dev.stoa.application.Workspace;
import dev.stoa.application.operations.HealthRequest;
import dev.stoa.domain.operations.HealthFinding;
import io.vavr.collection.Seq;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The health of a workspace, for the indicators of both lines of Spring Boot.
 *
 * @param details what each check found
 */
record StoaHealth(boolean isUp, Map<String, Object> details) {

  /** A quick look; what takes long is left to {@code stoa doctor}. */
  static StoaHealth of(Workspace workspace) {
    Seq<HealthFinding> findings = workspace.health().check(HealthRequest.QUICK);
    Map<String, Object> details = new LinkedHashMap<>();
    findings
        .filter(finding -> finding.status() != HealthFinding.Status.LEFT_OUT)
        .forEach(finding -> details.merge(finding.check(), shown(finding), StoaHealth::both));
    return new StoaHealth(!findings.exists(HealthFinding::isProblem), details);
  }

  private static String shown(HealthFinding finding) {
    String found = finding.status().label() + ": " + finding.found();
    return finding.fix().map(fix -> found + " (" + fix + ")").getOrElse(found);
  }

  private static Object both(Object one, Object other) {
    return one + "; " + other;
  }
}
