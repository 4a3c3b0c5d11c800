package dev.stoa.actions.debate;

import dev.stoa.application.Workspace;
import dev.stoa.domain.debate.DebateSession;
import dev.stoa.domain.kernel.RefusalException;

/** Finds what callers name. */
final class DebateReferences {

  static final String SESSION = "Its id, or a unique suffix of its id.";
  static final String KEY = "The member's name.";
  static final String VALUE = "Its value in JSON, such as 3, true or \"text\".";

  private DebateReferences() {}

  static DebateSession session(Workspace workspace, String reference) {
    return workspace.debates().resolve(reference).getOrElseThrow(RefusalException::new);
  }
}
