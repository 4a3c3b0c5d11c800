package dev.stoa.actions;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * On whose behalf an edge runs actions.
 *
 * @param subject the user
 * @param agent the one agent that the caller acts as; none if it may name any
 * @param upTo the strongest effect that it may have
 */
public record Caller(String subject, Option<AgentName> agent, Effect upTo) {

  /** Who runs the program, and may do everything. */
  public static final Caller LOCAL = new Caller("local", Option.none(), Effect.DESTRUCTIVE);

  /** Whether the caller may run this action. */
  public boolean may(Action<?, ?> action) {
    return action.effect().compareTo(upTo) <= 0;
  }

  /**
   * The input as the caller may give it: with its agent and its user filled in.
   *
   * @throws ForbiddenException if the action is not allowed, or the input names another agent or
   *     user
   * @throws BadInput if a process is named without its machine
   */
  public JsonObject input(Action<?, ?> action, JsonObject given) {
    if (!may(action)) {
      throw new ForbiddenException(
          "this caller may have the effect "
              + upTo.label()
              + " at most: "
              + action.name()
              + " has the effect "
              + action.effect().label());
    }
    demandMachine(action.inputShape(), given);
    JsonObject own = asUser(action.inputShape(), given);
    return agent.map(one -> new ActingAgent(one).in(action.inputShape(), own)).getOrElse(own);
  }

  /** Who runs the program may act as any user; other callers are the user they are. */
  private JsonObject asUser(RecordShape shape, JsonObject given) {
    if (equals(LOCAL)) {
      return given;
    }
    Map<String, JsonValue> members = given.members();
    JsonString own = new JsonString(subject);
    for (Member member : shape.members().filter(Member::isUser)) {
      if (members.get(member.name()).exists(question -> !question.equals(own))) {
        throw new ForbiddenException("this caller is the user " + subject + ": leave the user out");
      }
      members = members.put(member.name(), own);
    }
    return new JsonObject(members);
  }

  /** What would be this machine if it is left out: a caller may be on another. */
  private static void demandMachine(RecordShape shape, JsonObject given) {
    for (Member member : shape.members()) {
      for (String other : member.localWith()) {
        if (given.members().containsKey(other) && !given.members().containsKey(member.name())) {
          throw BadInput.at(
              member.component(), "it is missing: " + other + " is of a machine, so name it");
        }
      }
    }
  }
}
