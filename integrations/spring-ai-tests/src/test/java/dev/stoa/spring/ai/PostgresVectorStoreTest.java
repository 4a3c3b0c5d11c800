package dev.stoa.spring.ai;

import dev.stoa.testkit.postgres.PostgresServer;

final class PostgresVectorStoreTest extends VectorStoreContract {

  private static String shared;

  /** One database for all tests, each of which deletes what the one before has stored. */
  @Override
  String url() {
    if (shared == null) {
      shared = PostgresServer.shared().newDatabase();
    }
    return shared;
  }
}
