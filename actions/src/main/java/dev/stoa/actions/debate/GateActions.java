package dev.stoa.actions.debate;

import static dev.stoa.actions.debate.DebateReferences.SESSION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Items;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.debate.GateStatus;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.time.Instant;

/** What callers may ask of approval gates. */
final class GateActions {

  private static final String[] COLUMNS = {
    "gate_id", "round", "phase", "status", "expires_at", "decided_by", "reason"
  };

  private GateActions() {}

  /** The actions that begin with {@code debate.gate}. */
  static ActionGroup group() {
    return ActionGroup.of(
        "debate.gate", "Gates: approvals that debates wait for.", GateActions::actions);
  }

  private static Seq<Action<?, ?>> actions() {
    return List.of(request(), approve(), reject(), expire(), list());
  }

  record ShownGate(
      GateId gateId,
      DebateSessionId sessionId,
      long round,
      DebatePhase phase,
      GateStatus status,
      Instant requestedAt,
      Instant expiresAt,
      Option<Instant> decidedAt,
      Option<String> decidedBy,
      Option<String> reason) {

    static ShownGate of(ApprovalGate gate) {
      return new ShownGate(
          gate.id(),
          gate.session(),
          gate.round(),
          gate.phase(),
          gate.status(),
          gate.requestedAt(),
          gate.expiresAt(),
          gate.decidedAt(),
          gate.decidedBy(),
          gate.reason());
    }
  }

  record RequestGate(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = "The round.", min = 1) long round,
      @Param("The phase after which approval is needed.") DebatePhase phase,
      @Param(value = "How long it may be decided.", defaultValue = "30m") Duration open) {}

  private static Action<?, ?> request() {
    return Action.write(
            "debate.gate.request", "Pauses a session until the gate is decided; audited.")
        .example("{'session':'83c1f0a2','round':1,'phase':'proposal','open':'PT1H'}")
        .columns(COLUMNS)
        .takes(RequestGate.class)
        .gives(
            ShownGate.class,
            (workspace, input) ->
                workspace
                    .gates()
                    .request(
                        DebateReferences.session(workspace, input.session()).id(),
                        input.round(),
                        input.phase(),
                        input.open()),
            ShownGate::of);
  }

  record DecideGate(
      @Param(value = "Its id.", position = 0) GateId gate,
      @Param("Who decides.") String by,
      @Param("Why.") Option<String> reason) {}

  private static Action<?, ?> approve() {
    return Action.write("debate.gate.approve", "Approves a gate: its session runs again; audited.")
        .example("{'gate':'g1','by':'ann'}")
        .columns(COLUMNS)
        .takes(DecideGate.class)
        .gives(
            ShownGate.class,
            (workspace, input) ->
                workspace.gates().approve(input.gate(), input.by(), input.reason()),
            ShownGate::of);
  }

  private static Action<?, ?> reject() {
    return Action.write("debate.gate.reject", "Rejects a gate: its session has failed; audited.")
        .example("{'gate':'g1','by':'ann','reason':'too risky'}")
        .columns(COLUMNS)
        .takes(DecideGate.class)
        .gives(
            ShownGate.class,
            (workspace, input) ->
                workspace.gates().reject(input.gate(), input.by(), input.reason()),
            ShownGate::of);
  }

  record ExpireGates(
      @Param(value = "At most so many.", min = 1, max = 1000, defaultValue = "100") int most) {}

  private static Action<?, ?> expire() {
    return Action.write(
            "debate.gate.expire", "Lets gates time out: their sessions have failed; audited.")
        .example("{'most':10}")
        .listing("expired gates")
        .columns(COLUMNS)
        .takes(ExpireGates.class)
        .answersItems(
            ShownGate.class,
            (workspace, input) -> Items.of(workspace.gates().expire(input.most()), ShownGate::of));
  }

  private static Action<?, ?> list() {
    return Action.read("debate.gate.list", "Lists the gates of a session.")
        .example("{'session':'83c1f0a2'}")
        .listing("gates")
        .columns(COLUMNS)
        .takes(DebateActions.NamedSession.class)
        .answersItems(
            ShownGate.class,
            (workspace, input) ->
                Items.of(
                    workspace.gates().of(DebateReferences.session(workspace, input.session()).id()),
                    ShownGate::of));
  }
}
