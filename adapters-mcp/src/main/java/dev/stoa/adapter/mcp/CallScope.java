package dev.stoa.adapter.mcp;

import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonObject;
import java.util.function.BooleanSupplier;

/**
 * The workspace that a request is about, and on whose behalf it is made.
 *
 * @param tools those that the client is offered
 * @param holds whether the caller still has its rights, asked long after the request
 */
public record CallScope(
    Workspace workspace, Caller caller, ToolChoice tools, BooleanSupplier holds) {

  /** For a caller whose rights do not end. */
  public CallScope(Workspace workspace, Caller caller, ToolChoice tools) {
    this(workspace, caller, tools, () -> true);
  }

  Rights rights() {
    return Rights.of(caller);
  }

  /**
   * The input of an action, with the agent of the caller; callers cannot name an agent themselves.
   */
  JsonObject input(Action<?, ?> action, JsonObject given) {
    if (caller.agent().isEmpty()) {
      Actors.refuse(action.inputShape(), given);
    }
    return caller.input(workspace, action, given);
  }
}
