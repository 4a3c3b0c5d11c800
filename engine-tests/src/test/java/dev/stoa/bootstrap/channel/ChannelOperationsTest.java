package dev.stoa.bootstrap.channel;

import org.junit.jupiter.api.Nested;

final class ChannelOperationsTest {

  @Nested
  final class SqliteTest extends TestStore.OnSqlite implements ChannelScenarios {}

  @Nested
  final class PostgresTest extends TestStore.OnPostgres implements ChannelScenarios {}
}
