package dev.stoa.adapter.postgres;

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

final class PostgresContractsTest implements EveryPortIsTested {

  @Nested
  final class UnitOfWorkTest extends MigratedSchema implements UnitOfWorkContract {}

  @Nested
  final class AuditLogTest extends MigratedSchema implements AuditLogContract {}

  @Nested
  final class CheckpointsTest extends MigratedSchema implements CheckpointsContract {}

  @Nested
  final class BookmarksTest extends PostgresChannels implements BookmarksContract {}

  @Nested
  final class ChannelMessagesTest extends PostgresChannels implements ChannelMessagesContract {}

  @Nested
  final class ChannelsTest extends PostgresChannels implements ChannelsContract {}

  @Nested
  final class HandOffsTest extends PostgresChannels implements HandOffsContract {}

  @Nested
  final class MessageSignalsTest extends PostgresChannels implements MessageSignalsContract {}

  @Nested
  final class ParticipantsTest extends PostgresChannels implements ParticipantsContract {}
}
