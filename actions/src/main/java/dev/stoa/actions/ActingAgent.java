package dev.stoa.actions;

import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shape;
import dev.stoa.application.Workspace;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * The one agent that a caller acts as: every member of an input that is an actor has its identity.
 *
 * @param agent its identity
 * @param isNamed whether a text of an input names this agent
 */
public record ActingAgent(AgentName agent, Predicate<String> isNamed) {

  /**
   * The agent of this id, whatever it is called by now, or was at the instant that is read.
   *
   * @param read the workspace as of that instant, if one is given
   * @throws ForbiddenException if there is none
   */
  static ActingAgent of(Workspace workspace, Option<Workspace> read, AgentId id) {
    AgentName identity =
        read.flatMap(then -> then.agents().find(id))
            .orElse(() -> workspace.agents().find(id))
            .getOrElseThrow(
                () ->
                    new ForbiddenException(
                        "the agent that this caller acts as is not in this workspace: ask for"
                            + " another token"))
            .identity();
    return new ActingAgent(
        identity, text -> workspace.agents().resolve(text).exists(named -> named.id().equals(id)));
  }

  /**
   * The input with the agent filled in.
   *
   * @throws ForbiddenException if the input names another agent
   */
  public JsonObject in(RecordShape shape, JsonObject input) {
    Map<String, JsonValue> members = input.members();
    for (Member member : shape.members()) {
      if (member.isActor()) {
        members.get(member.name()).forEach(given -> check(given, "leave the agent out"));
        members = members.put(member.name(), new JsonString(agent.value()));
      } else if (member.isOwnAgent()) {
        members = members.computeIfPresent(member.name(), (name, given) -> own(given))._2;
      } else {
        members =
            members.computeIfPresent(member.name(), (name, value) -> inside(member.shape(), value))
                ._2;
      }
    }
    return new JsonObject(members);
  }

  private JsonValue inside(Shape shape, JsonValue value) {
    if (shape instanceof OptionShape option) {
      return inside(option.item(), value);
    }
    if (shape instanceof ListShape list && value instanceof JsonArray array) {
      return new JsonArray(array.values().map(item -> inside(list.item(), item)));
    }
    return shape instanceof RecordShape fields && value instanceof JsonObject object
        ? in(fields, object)
        : value;
  }

  private JsonValue own(JsonValue given) {
    check(given, "name no other agent");
    return new JsonString(agent.value());
  }

  private void check(JsonValue given, String advice) {
    boolean isThis =
        given instanceof JsonString text
            && (text.value().equals(agent.value()) || isNamed.test(text.value()));
    if (!isThis) {
      throw new ForbiddenException("this caller acts as " + agent.value() + " only: " + advice);
    }
  }
}
