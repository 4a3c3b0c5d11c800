package dev.stoa.adapter.mcp;

import dev.stoa.actions.shape.BadInput;
import dev.stoa.actions.shape.ListShape;
import dev.stoa.actions.shape.Member;
import dev.stoa.actions.shape.OptionShape;
import dev.stoa.actions.shape.RecordShape;
import dev.stoa.actions.shape.Shape;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonValue;

/** The members of an input that say which agent acts, also inside the items of its lists. */
final class Actors {

  private Actors() {}

  /** Whether an input cannot be given without an agent. */
  static boolean isRequired(Shape shape) {
    if (shape instanceof ListShape list) {
      return isRequired(list.item());
    }
    return shape instanceof RecordShape fields
        && fields
            .members()
            .exists(
                member ->
                    member.isActor()
                        ? member.isRequired()
                        : !(member.shape() instanceof OptionShape) && isRequired(member.shape()));
  }

  /** Refuses an input that names an agent. */
  static void refuse(Shape shape, JsonValue given) {
    if (shape instanceof OptionShape option) {
      refuse(option.item(), given);
    } else if (shape instanceof ListShape list && given instanceof JsonArray array) {
      array.values().forEach(item -> refuse(list.item(), item));
    } else if (shape instanceof RecordShape fields && given instanceof JsonObject object) {
      for (Member member : fields.members()) {
        object.members().get(member.name()).forEach(value -> refuse(member, value));
      }
    }
  }

  private static void refuse(Member member, JsonValue given) {
    if (member.isActor()) {
      throw BadInput.at(
          member.component(), "the acting agent is fixed when the server starts: leave it out");
    }
    refuse(member.shape(), given);
  }
}
