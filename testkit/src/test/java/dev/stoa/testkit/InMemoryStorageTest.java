package dev.stoa.testkit;

import dev.stoa.domain.agent.AgentId;
import dev.stoa.domain.storage.Storage;
import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.channel.BookmarksContract;
import dev.stoa.testkit.channel.ChannelMessagesContract;
import dev.stoa.testkit.channel.ChannelWorkspace;
import dev.stoa.testkit.channel.ChannelsContract;
import dev.stoa.testkit.channel.HandOffsContract;
import dev.stoa.testkit.channel.MessageSignalsContract;
import dev.stoa.testkit.channel.ParticipantsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.storage.EveryPortIsTested;
import dev.stoa.testkit.storage.InMemoryStorage;
import io.vavr.control.Either;
import org.junit.jupiter.api.Nested;

final class InMemoryStorageTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends Fresh implements UnitOfWorkContract {}

  @Nested
  final class AuditLogTest extends Fresh implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends Fresh implements CheckpointsContract {}

  @Nested
  final class BookmarksTest extends FreshChannels implements BookmarksContract {}

  @Nested
  final class ChannelMessagesTest extends FreshChannels implements ChannelMessagesContract {}

  @Nested
  final class ChannelsTest extends FreshChannels implements ChannelsContract {}

  @Nested
  final class HandOffsTest extends FreshChannels implements HandOffsContract {}

  @Nested
  final class MessageSignalsTest extends FreshChannels implements MessageSignalsContract {}

  @Nested
  final class ParticipantsTest extends FreshChannels implements ParticipantsContract {}

  private abstract static class Fresh {
    final InMemoryStorage storage = new InMemoryStorage();

    public Storage storage() {
      return storage;
    }
  }

  private abstract static class FreshChannels extends Fresh implements ChannelWorkspace {
    @Override
    public AgentId givenAnAgent(String identity, boolean archived) {
      AgentId id = new AgentId("id-of-" + identity);
      storage
          .unitOfWork()
          .write(
              () -> {
                storage.participants().add(id, identity, archived);
                return Either.right(id);
              });
      return id;
    }
  }
}
