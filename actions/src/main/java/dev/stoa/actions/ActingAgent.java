package dev.stoa.actions;

import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shape;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.AgentName;
import io.vavr.collection.Map;

/**
 * The one agent that a caller acts as: every member of an input that is an actor has its identity.
 */
public record ActingAgent(AgentName agent) {

  /**
   * The input with the agent filled in.
   *
   * @throws ForbiddenException if the input names another agent
   */
  public JsonObject in(RecordShape shape, JsonObject input) {
    Map<String, JsonValue> members = input.members();
    for (Member member : shape.members()) {
      if (member.isActor()) {
        members.get(member.name()).forEach(this::check);
        members = members.put(member.name(), new JsonString(agent.value()));
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

  private void check(JsonValue given) {
    if (!given.equals(new JsonString(agent.value()))) {
      throw new ForbiddenException(
          "this caller acts as " + agent.value() + " only: leave the agent out");
    }
  }
}
