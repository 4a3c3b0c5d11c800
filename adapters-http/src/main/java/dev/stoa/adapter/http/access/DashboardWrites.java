package dev.stoa.adapter.http.access;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.adapter.http.exchange.HttpFailure;
import dev.stoa.adapter.http.exchange.SameOrigin;
import dev.stoa.application.Workspace;
import dev.stoa.domain.audit.DashboardAction;
import dev.stoa.domain.audit.DashboardAction.Kind;
import io.javalin.http.Context;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;

/**
 * What may be changed from the dashboard: nothing by default, and a few actions if the server was
 * started so. Each is audited.
 */
public record DashboardWrites(boolean allowed) {

  private static final Map<String, Kind> ACTIONS =
      LinkedHashMap.of(
          "breaker.reset",
          Kind.BREAKER_RESET,
          "channel.handoff.acknowledge",
          Kind.HAND_OFF_ACKNOWLEDGED,
          "debate.gate.approve",
          Kind.GATE_APPROVED,
          "memory.protect",
          Kind.RED_LINE_DRAWN,
          "trust.quarantine",
          Kind.ITEM_QUARANTINED,
          "trust.restore",
          Kind.QUARANTINE_ENDED);

  /** The actions that the page may offer to a caller. */
  public Seq<String> offered(Catalogue catalogue, Caller caller) {
    return allowed
        ? ACTIONS.keySet().toList().filter(name -> catalogue.find(name).exists(caller::may))
        : List.empty();
  }

  /** Refuses an action that is not for the dashboard, or whose path does not say to what. */
  public void check(Context context, Action<?, ?> action) {
    if (action.effect() == Effect.READ) {
      return;
    }
    SameOrigin.check(context.req());
    if (!allowed) {
      throw new HttpFailure(
          403,
          "dashboard.read_only",
          "the dashboard is read-only: start the server with --allow-writes, or"
              + " set stoa.http.allow-writes");
    }
    if (!ACTIONS.containsKey(action.name()) || context.pathParamMap().isEmpty()) {
      throw new HttpFailure(
          403, "dashboard.action", action.name() + " cannot be done from the dashboard");
    }
  }

  /** Records what was done, to what and with which token. */
  public void record(Context context, Workspace workspace, Action<?, ?> action) {
    String subject = context.pathParamMap().values().stream().findFirst().orElse("");
    ACTIONS
        .get(action.name())
        .map(kind -> new DashboardAction(kind, subject, RequestScope.caller(context.req()).token()))
        .forEach(workspace.audit()::dashboardAction);
  }
}
