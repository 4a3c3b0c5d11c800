package dev.stoa.actions.debate;

import static dev.stoa.actions.debate.DebateReferences.SESSION;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.GateId;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.time.Duration;

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

  record RequestGate(
      @Param(value = SESSION, position = 0) String session,
      @Param(value = "The round.", min = 1) long round,
      @Param("The phase after which approval is needed.") DebatePhase phase,
      @Param(value = "How long it stays open for a decision.", defaultValue = "30m")
          Duration open) {}

  private static Action<?, ?> request() {
    return Action.ofWorkspace()
        .write("debate.gate.request", "Pauses a session until the gate is decided; audited.")
        .example("{'session':'83c1f0a2','round':1,'phase':'proposal','open':'PT1H'}")
        .columns(COLUMNS)
        .takes(RequestGate.class)
        .gives(
            DebateViews.GATE,
            (workspace, input) ->
                workspace
                    .gates()
                    .request(
                        DebateReferences.session(workspace, input.session()).id(),
                        input.round(),
                        input.phase(),
                        input.open()));
  }

  record DecideGate(@Param(value = "Its id.", position = 0) GateId gate, GateDecision decision) {

    private static final Input<DecideGate> INPUT =
        Input.of(DecideGate.class).flatten("decision", DebateInputs.DECISION);
  }

  private static Action<?, ?> approve() {
    return Action.ofAgent()
        .write("debate.gate.approve", "Approves a gate: its session runs again; audited.")
        .example("{'gate':'g1','by':'ann'}")
        .columns(COLUMNS)
        .takes(DecideGate.INPUT)
        .gives(
            DebateViews.GATE,
            (workspace, input) -> workspace.gates().approve(input.gate(), input.decision()));
  }

  private static Action<?, ?> reject() {
    return Action.ofAgent()
        .write("debate.gate.reject", "Rejects a gate: its session fails; audited.")
        .example("{'gate':'g1','by':'ann','reason':'too risky'}")
        .columns(COLUMNS)
        .takes(DecideGate.INPUT)
        .gives(
            DebateViews.GATE,
            (workspace, input) -> workspace.gates().reject(input.gate(), input.decision()));
  }

  record ExpireGates(
      @Param(value = "How many at most.", min = 1, max = 1000, defaultValue = "100") int most) {}

  private static Action<?, ?> expire() {
    return Action.ofWorkspace()
        .write(
            "debate.gate.expire",
            "Times out gates that are past their deadline: their" + " sessions fail; audited.")
        .example("{'most':10}")
        .listing("expired gates")
        .columns(COLUMNS)
        .takes(ExpireGates.class)
        .answersItems(
            DebateViews.GATE, (workspace, input) -> workspace.gates().expire(input.most()));
  }

  private static Action<?, ?> list() {
    return Action.ofWorkspace()
        .read("debate.gate.list", "Lists the gates of a session.")
        .example("{'session':'83c1f0a2'}")
        .listing("gates")
        .columns(COLUMNS)
        .takes(DebateActions.NamedSession.class)
        .answersItems(
            DebateViews.GATE,
            (workspace, input) ->
                workspace.gates().of(DebateReferences.session(workspace, input.session()).id()));
  }
}
