/** PostgreSQL: connections, dialect and migrations. */
module dev.stoa.adapter.postgres {
  requires transitive dev.stoa.adapter.jooq;
  requires com.zaxxer.hikari;
  requires flyway.core;
  requires org.postgresql.jdbc;
  requires static transitive org.jspecify;

  provides dev.stoa.storage.StorageProvider with
      dev.stoa.adapter.postgres.PostgresProvider;
}
