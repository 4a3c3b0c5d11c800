package dev.stoa.adapter.http.events;

import dev.stoa.actions.Action;
import dev.stoa.actions.Progress;
import dev.stoa.application.Workspace;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.json.CanonicalJson;
import dev.stoa.domain.json.JsonArray;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonValue;
import dev.stoa.domain.kernel.Cursor;
import dev.stoa.domain.kernel.RefusalException;
import io.vavr.collection.Seq;

/** The messages of a channel; the id of an event is the sequence of its message. */
record ChannelFeed(Workspace workspace, ChannelId channel, Action<?, ?> history)
    implements EventFeed {

  @Override
  public Seq<ServerEvent> after(String id) {
    JsonObject input =
        JsonObject.builder()
            .put("channel", channel.value())
            .put("after", Cursor.of(history.name(), Long.valueOf(id)).text())
            .put("limit", PAGE)
            .build();
    CanonicalJson page =
        history.runJson(workspace, input, Progress.NONE).getOrElseThrow(RefusalException::new);
    JsonObject answer = (JsonObject) JsonParser.parse(page.text());
    return ((JsonArray) answer.members().get("items").get()).values().map(ChannelFeed::event);
  }

  private static ServerEvent event(JsonValue message) {
    JsonValue sequence = ((JsonObject) message).members().get("sequence").get();
    return new ServerEvent(
        ((JsonNumber) sequence).lexeme(), "message", CanonicalJson.of(message).text());
  }

  @Override
  public boolean endsWith(String id) {
    return false;
  }
}
