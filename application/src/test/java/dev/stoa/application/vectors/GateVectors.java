package dev.stoa.application.vectors;

import static dev.stoa.application.vectors.VectorWorkspace.onNew;
import static dev.stoa.domain.vectors.VectorForm.expectingList;

import dev.stoa.application.debate.DebateOperations;
import dev.stoa.application.debate.GateOperations;
import dev.stoa.domain.debate.ApprovalGate;
import dev.stoa.domain.debate.DebatePhase;
import dev.stoa.domain.debate.DebateRefused;
import dev.stoa.domain.debate.DebateSessionId;
import dev.stoa.domain.debate.GateDecision;
import dev.stoa.domain.debate.GateId;
import dev.stoa.domain.debate.NewDebateSession;
import dev.stoa.domain.vectors.Given;
import dev.stoa.domain.vectors.SpecVector;
import dev.stoa.domain.vectors.VectorChecks;
import io.vavr.collection.Vector;
import io.vavr.control.Either;

/** Checks the vectors of gates that need a store. */
final class GateVectors {

  private static final GateDecision BY_ANN = GateDecision.by("ann");

  private final GateOperations gates;
  private final DebateOperations debates;

  private GateVectors(VectorWorkspace workspace) {
    gates = new GateOperations(workspace.storage, workspace::tick, workspace::id);
    debates = new DebateOperations(workspace.storage, workspace::tick, workspace::id);
  }

  static VectorChecks checks() {
    return VectorChecks.of("HelixAgent")
        .check(
            "gates", expectingList(Given::isText), onNew(GateVectors::new, GateVectors::refused));
  }

  /** A gate decided twice, and one that is not there. */
  private void refused(SpecVector vector) {
    DebateSessionId session = debates.open(NewDebateSession.about("any")).id();
    debates.start(session).get();
    GateId gate = gates.request(session, 1, DebatePhase.PROPOSAL, ApprovalGate.USUAL).get().id();
    gates.approve(gate, BY_ANN).get();
    vector
        .expected()
        .matches(
            Vector.of(gates.reject(gate, BY_ANN), gates.approve(new GateId("none"), BY_ANN))
                .map(GateVectors::answer));
  }

  private static String answer(Either<DebateRefused, ApprovalGate> decided) {
    if (decided.isRight()) {
      return "decided";
    }
    return decided.getLeft() instanceof DebateRefused.UnknownGate
        ? "error: not found"
        : "error: not pending";
  }
}
