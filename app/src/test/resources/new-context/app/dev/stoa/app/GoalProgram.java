package dev.stoa.app;

import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.routes.Route;
import dev.stoa.adapter.http.routes.Routes;
import dev.stoa.application.goal.GoalOperations;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.audit.AuditEvent;
import dev.stoa.domain.audit.AuditQuery;
import dev.stoa.domain.goal.Goal;
import java.util.List;

/** What a program sees of goals; no part of the context. */
public final class GoalProgram {

  private GoalProgram() {}

  /** What each layer has found. */
  public static List<String> seen(String url) {
    try (Stoa stoa = Stoa.open(url)) {
      stoa.operations(GoalOperations.class).open("learn");
      Route listed = Routes.of(Catalogue.complete()).last();
      boolean reserved = stoa.audit().append(AuditEvent.of("goal.lost")).isLeft();
      return List.of(
          "stored " + stoa.operations(GoalOperations.class).list(9).map(Goal::title).mkString(),
          "audited " + stoa.audit().list(AuditQuery.all()).items().last().event().eventType(),
          "reserved " + reserved,
          "route " + listed.action().name() + " " + listed.path(),
          "command " + Commands.all().nodes().exists(node -> node.name().equals("goal")),
          "demo " + DemoSections.all().last().title());
    }
  }
}
