package dev.stoa.domain.channel;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonString;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Instants;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A channel as one JSON object. */
final class JsonExport implements ExportFormat {

  @Override
  public String opening(ExportHeading heading) {
    return "{\"channel_id\":"
        + text(heading.channel().id().value())
        + ",\"channel_name\":"
        + text(heading.channel().name().value())
        + ",\"topic\":"
        + optional(heading.channel().topic())
        + ",\"created_at\":"
        + optional(heading.firstMessageAt().map(Instants::text))
        + ",\"members\":"
        + texts(heading.members().map(AgentId::value))
        + ",\"message_count\":"
        + heading.messageCount()
        + ",\"messages\":[";
  }

  @Override
  public String message(ChannelMessage message, String identity, boolean first) {
    return (first ? "\n" : ",\n")
        + "{\"message_id\":"
        + text(message.id().value())
        + ",\"sequence\":"
        + message.sequence()
        + ",\"agent_id\":"
        + text(message.author().value())
        + ",\"identity\":"
        + text(identity)
        + ",\"content\":"
        + text(message.content())
        + ",\"mentions\":"
        + texts(message.mentions())
        + ",\"created_at\":"
        + text(Instants.text(message.createdAt()))
        + "}";
  }

  @Override
  public String closing() {
    return "]}\n";
  }

  private static String text(String value) {
    return CanonicalJson.of(new JsonString(value)).text();
  }

  private static String optional(Option<String> value) {
    return CanonicalJson.of(value.<JsonValue>map(JsonString::new).getOrElse(JsonNull::new)).text();
  }

  private static String texts(Seq<String> values) {
    return CanonicalJson.of(new JsonArray(values.map(JsonString::new))).text();
  }
}
