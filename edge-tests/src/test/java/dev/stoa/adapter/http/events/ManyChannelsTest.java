package dev.stoa.adapter.http.events;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.adapter.http.Http;
import dev.stoa.adapter.http.HttpServer;
import dev.stoa.adapter.http.HttpSettings;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.channel.Channel;
import dev.stoa.domain.json.JsonNumber;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.kernel.Refusal;
import dev.stoa.domain.kernel.RefusalException;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What moves in a workspace with more channels than a page has. */
class ManyChannelsTest {

  private static final int CHANNELS = 250;
  private static final int PAGE = 100;

  @TempDir Path folder;

  @Test
  void aMessageInTheLastChannelIsNoticedOnSqlite() {
    check(TestWorkspace.copyTo(folder.resolve("many.db")));
  }

  @Test
  void aMessageInTheLastChannelIsNoticedOnPostgres() {
    check(TestEngine.POSTGRES.migratedUrl());
  }

  private static void check(String url) {
    try (Stoa stoa = Stoa.open(url);
        HttpServer server =
            HttpServer.over(stoa).settings(HttpSettings.DEFAULT.withPort(0)).start()) {
      Http http = Http.on(server);
      http.post("/v1/agents", "{'identity':'zeno','model':'m'}").ok();
      done(
          stoa.atomically(
              all ->
                  Vector.range(0, CHANNELS)
                      .map(i -> all.channels().create(name(i)))
                      .reduce((one, other) -> one.isLeft() ? one : other)));
      ChannelMovements movements = new ChannelMovements(PAGE);
      WorkspaceFeed feed = new WorkspaceFeed(stoa, movements);
      assertEquals(0, messages(feed));
      done(stoa.channels().post(name(3), "zeno", "first"));
      done(stoa.channels().post(name(CHANNELS - 1), "zeno", "last"));
      Seq<Long> results = Vector.range(0, 5).map(i -> messages(feed));
      assertEquals(
          Vector.of(0L, 0L, 2L, 2L, 2L), results.toVector(), "told when all pages were read again");
      Seq<Channel> lively = movements.next(stoa.channels()).lively();
      assertEquals(
          Vector.of(name(CHANNELS - 1), name(3)),
          lively.map(channel -> channel.name().value()).toVector());
      String changes = http.get("/v1/dashboard/changes").ok().body();
      assertTrue(changes.contains("\"name\":\"" + name(CHANNELS - 1) + "\""), changes);
    }
  }

  private static String name(int number) {
    return "c%05d".formatted(number);
  }

  private static long messages(WorkspaceFeed feed) {
    JsonObject state = (JsonObject) JsonParser.parse(feed.after("").head().json());
    return Long.parseLong(((JsonNumber) state.members().get("messages").get()).lexeme());
  }

  private static <T> T done(Either<? extends Refusal, T> outcome) {
    return outcome.getOrElseThrow(RefusalException::new);
  }
}
