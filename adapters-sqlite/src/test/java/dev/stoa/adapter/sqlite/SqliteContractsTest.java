package dev.stoa.adapter.sqlite;

import dev.stoa.testkit.audit.AuditLogContract;
import dev.stoa.testkit.audit.CheckpointsContract;
import dev.stoa.testkit.channel.BookmarksContract;
import dev.stoa.testkit.channel.ChannelMessagesContract;
import dev.stoa.testkit.channel.ChannelsContract;
import dev.stoa.testkit.channel.HandOffsContract;
import dev.stoa.testkit.channel.MessageSignalsContract;
import dev.stoa.testkit.channel.ParticipantsContract;
import dev.stoa.testkit.kernel.UnitOfWorkContract;
import dev.stoa.testkit.storage.EveryPortIsTested;
import org.junit.jupiter.api.Nested;

final class SqliteContractsTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends SqliteWorkspace implements UnitOfWorkContract {}

  @Nested
  final class AuditLogTest extends SqliteWorkspace implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends SqliteWorkspace implements CheckpointsContract {}

  @Nested
  final class BookmarksTest extends SqliteChannels implements BookmarksContract {}

  @Nested
  final class ChannelMessagesTest extends SqliteChannels implements ChannelMessagesContract {}

  @Nested
  final class ChannelsTest extends SqliteChannels implements ChannelsContract {}

  @Nested
  final class HandOffsTest extends SqliteChannels implements HandOffsContract {}

  @Nested
  final class MessageSignalsTest extends SqliteChannels implements MessageSignalsContract {}

  @Nested
  final class ParticipantsTest extends SqliteChannels implements ParticipantsContract {}
}
