package dev.stoa.actions.debate;

import dev.stoa.actions.References;
import dev.stoa.actions.shape.Input;
import dev.stoa.actions.shape.Param;
import dev.stoa.application.Workspace;
import dev.stoa.application.debate.DebateOperations;
import dev.stoa.domain.debate.NewTurn;

/** A turn to append. */
record Say(
    @Param(value = DebateReferences.SESSION, position = 0) String session,
    NewTurn turn,
    @Param(ENFORCE) boolean enforce,
    @Param(References.REGISTER) boolean register) {

  static final String ENFORCE = "Refuse to speak to agents that the topology does not connect.";

  static final Input<Say> INPUT =
      Input.of(Say.class)
          .flatten("turn", DebateInputs.TURN)
          .param("content", about -> about.position(1));

  /** The operations to append with. */
  static DebateOperations debates(Workspace workspace, boolean enforce, boolean register) {
    DebateOperations plain = workspace.debates();
    DebateOperations known = register ? plain.registering() : plain;
    return enforce ? known.enforcing() : known;
  }
}
