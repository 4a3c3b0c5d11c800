package dev.stoa.domain.evolution;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import java.time.Instant;

/**
 * A configuration of an agent in a generation; it never changes and is never deleted.
 *
 * @param root the first profile of its lineage, itself without a parent: the agent it is a version
 *     of
 */
public record AgentProfile(
    ProfileId id, GenerationId generation, ProfileDraft draft, ProfileId root, Instant createdAt) {

  /** As lines of text, one per setting, then the prompt: what two profiles are compared by. */
  public String text() {
    StringBuilder text = new StringBuilder();
    line(text, "archetype", draft.archetype().label());
    line(text, "created_by", draft.createdBy().label());
    line(text, "baseline", Double.toString(draft.baseline()));
    ((JsonObject) JsonParser.parse(draft.hyperparameters().text()))
        .members()
        .toVector()
        .sortBy(member -> member._1)
        .forEach(member -> line(text, member._1, CanonicalJson.of(member._2).text()));
    text.append('\n').append(draft.systemPrompt());
    return draft.systemPrompt().endsWith("\n") ? text.toString() : text.append('\n').toString();
  }

  private static void line(StringBuilder text, String name, String value) {
    text.append(name).append(": ").append(value).append('\n');
  }
}
