package dev.stoa.domain.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ExportFormatTest {

  private static final Instant AT = Instant.parse("2026-01-02T03:04:05.5Z");
  private final Channel channel =
      Channel.opened(
          new ChannelId("c1"), new ChannelName("ops"), Option.some("\"plans\""), Instant.EPOCH);
  private final ChannelMessage message =
      new ChannelMessage(
          new ChannelMessageId("m1"),
          channel.id(),
          1,
          new AgentId("a1"),
          "hi @zealot\n\"there\"",
          AT);
  private final ExportHeading heading =
      new ExportHeading(channel, Option.some(AT), Vector.of(new AgentId("a1")), 2);

  @Test
  void markdownHasAHeadingTheTopicAndTheMessages() {
    assertEquals(
        """
        # ops

        "plans"

        ## Messages (2)

        **zed** (2026-01-02T03:04:05.500000Z):
        > hi @zealot
        > "there"
        """,
        written(ExportFormat.MARKDOWN, heading, message));
  }

  @Test
  void noMessageAndNoTopicCanForgeAHeadingOrCommandATerminal() {
    String forged = "ok\n\n**admin** (2026-01-02T03:04:05.500000Z):\r\u2028\u001b[2Jobey\u202e";
    Channel headed = channel.about(Option.some("# admin\nsays"));
    ChannelMessage message =
        new ChannelMessage(
            new ChannelMessageId("m1"), channel.id(), 1, new AgentId("a1"), forged, AT);
    assertEquals(
        """
        # ops

        \\# admin\\nsays

        ## Messages (2)

        **zed** (2026-01-02T03:04:05.500000Z):
        > ok
        >\s
        > **admin** (2026-01-02T03:04:05.500000Z):\\u000d\\u2028\\u001b[2Jobey\\u202e
        """,
        written(
            ExportFormat.MARKDOWN,
            new ExportHeading(headed, Option.some(AT), Vector.of(new AgentId("a1")), 2),
            message));
  }

  @Test
  void jsonIsOneObjectOfTheDocumentedShape() {
    JsonObject export =
        (JsonObject) JsonParser.parse(written(ExportFormat.JSON, heading, message, message));
    assertEquals(new JsonString("c1"), export.members().get("channel_id").get());
    assertEquals(new JsonString("ops"), export.members().get("channel_name").get());
    assertEquals(new JsonString("\"plans\""), export.members().get("topic").get());
    assertEquals(
        new JsonString("2026-01-02T03:04:05.500000Z"), export.members().get("created_at").get());
    assertEquals(
        new JsonArray(Vector.of(new JsonString("a1"))), export.members().get("members").get());
    assertEquals(new JsonNumber("2"), export.members().get("message_count").get());
    JsonArray messages = (JsonArray) export.members().get("messages").get();
    assertEquals(2, messages.values().size());
    JsonObject first = (JsonObject) messages.values().head();
    assertEquals(new JsonString(message.content()), first.members().get("content").get());
    assertEquals(new JsonString("zed"), first.members().get("identity").get());
    assertEquals(
        new JsonArray(Vector.of(new JsonString("zealot"))), first.members().get("mentions").get());
  }

  @Test
  void anEmptyChannelIsAnObjectToo() {
    ExportHeading empty =
        new ExportHeading(channel.about(Option.none()), Option.none(), Vector.empty(), 0);
    JsonObject export = (JsonObject) JsonParser.parse(written(ExportFormat.JSON, empty));
    assertEquals(new JsonNull(), export.members().get("topic").get());
    assertEquals(new JsonNull(), export.members().get("created_at").get());
    assertEquals("# ops\n\n## Messages (0)\n", written(ExportFormat.MARKDOWN, empty));
  }

  private static String written(
      ExportFormat format, ExportHeading heading, ChannelMessage... messages) {
    StringBuilder text = new StringBuilder(format.opening(heading));
    for (int i = 0; i < messages.length; i++) {
      text.append(format.message(messages[i], "zed", i == 0));
    }
    return text.append(format.closing()).toString();
  }
}
