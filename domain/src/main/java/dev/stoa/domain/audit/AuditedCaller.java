package dev.stoa.domain.audit;

import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Sha256;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * Who asked for what an entry is about.
 *
 * @param tokenId the access token
 * @param agentId the one agent that the caller acts as
 * @param subjectId stands for the user, who may have to be erased one day
 */
public record AuditedCaller(
    Option<String> tokenId, Option<String> agentId, Option<String> subjectId) {

  private static final int ID_DIGITS = 16;

  /** Who came with a token of a user, perhaps as one agent. */
  public static AuditedCaller byToken(String tokenId, Option<String> agentId, String subject) {
    return new AuditedCaller(
        Option.some(tokenId), agentId, Option.some(Sha256.hex(subject).substring(0, ID_DIGITS)));
  }

  /** Who runs the program as one agent. */
  public static AuditedCaller asAgent(String agentId) {
    return new AuditedCaller(Option.none(), Option.some(agentId), Option.none());
  }

  /** The event with what is known of the caller. */
  public AuditEvent named(AuditEvent event) {
    JsonObject details = (JsonObject) JsonParser.parse(event.details().text());
    Map<String, JsonValue> members = details.members();
    members = with(members, "caller_agent_id", agentId);
    members = with(members, "caller_subject_id", subjectId);
    AuditEvent detailed = event.details(CanonicalJson.of(new JsonObject(members)));
    return event.tokenId().isEmpty() && tokenId.isDefined()
        ? detailed.token(tokenId.get())
        : detailed;
  }

  private static Map<String, JsonValue> with(
      Map<String, JsonValue> members, String name, Option<String> id) {
    return id.map(value -> members.put(name, (JsonValue) new JsonString(value))).getOrElse(members);
  }
}
