package dev.stoa.adapter.sqlite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.stoa.adapter.jooq.engine.RecordedStatements;
import dev.stoa.adapter.jooq.unit.PollingBroadcast;
import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.channel.ChannelId;
import dev.stoa.domain.channel.ChannelMessageId;
import dev.stoa.domain.channel.ChannelName;
import dev.stoa.domain.channel.ChannelQuery;
import dev.stoa.domain.channel.SentPosition;
import dev.stoa.domain.kernel.ArchiveFilter;
import dev.stoa.domain.storage.Storage;
import dev.stoa.storage.JdbcStorage;
import dev.stoa.testkit.channel.ChannelWorkspace;
import io.vavr.collection.Vector;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** No statement of channels but the inbox reads rows it does not want, or sorts messages. */
final class ChannelPlansTest extends SqliteWorkspace implements ChannelWorkspace<Storage> {

  @Test
  void everyStatementOfChannelsIsServedByAnIndex() throws SQLException {
    AgentId agent = givenAnAgent("a");
    ChannelId channel = givenAChannel("ops");
    RecordedStatements recorded = new RecordedStatements(connections(config()));
    try (JdbcStorage storage =
        new SqliteDialect().open(recorded, new PollingBroadcast(), config())) {
      storage.unitOfWork().write(() -> Either.right(everything(storage, agent, channel))).get();
      List<String> slow = new ArrayList<>();
      Set<String> statements = new TreeSet<>(recorded.statements());
      for (String sql : statements) {
        for (String step : recorded.plan(sql)) {
          boolean scans = step.startsWith("SCAN") && !step.startsWith("SCAN json_each");
          if (scans || step.contains("TEMP B-TREE")) {
            slow.add(step + ": " + sql);
          }
        }
      }
      assertEquals(List.of(), slow);
      assertFalse(statements.size() < 14, () -> "only " + statements);
    }
  }

  private static AgentId everything(Storage storage, AgentId agent, ChannelId channel) {
    storage.channels().find(channel);
    storage.channels().lock(channel);
    storage.channels().lockName(new ChannelName("ops"));
    storage.channels().lockNext(channel, agent);
    for (ArchiveFilter listing : ArchiveFilter.values()) {
      storage.channels().page(ChannelQuery.all().within(listing));
    }
    storage.channelMessages().find(new ChannelMessageId("m"));
    storage.channelMessages().after(channel, 0, 10);
    storage.channelMessages().othersAfter(channel, agent, 0, 10);
    storage.channelMessages().sentBy(agent, Option.some(new SentPosition(channel, 3)), 10);
    storage.channelMessages().count(channel);
    storage.channelMessages().authors(channel, Option.none(), 10);
    storage.bookmarks().lock(agent, channel);
    storage.bookmarks().move(agent, channel, 0, Option.none());
    storage.bookmarks().unread(agent, channel);
    storage.participants().noteActive(agent, AT);
    storage.participants().keep(Vector.of(agent, new AgentId("b"))).get();
    storage.channels().find(Vector.of(channel, new ChannelId("d")));
    return agent;
  }
}
