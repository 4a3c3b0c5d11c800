package dev.stoa.adapter.postgres;

import java.sql.SQLException;
import java.sql.Statement;

/** Makes a workspace as good as new, which is ten times as quick as copying one. */
final class EmptiedDatabase {

  /**
   * Only tables that hold something are touched. As a replica nothing guards the trail, no key is
   * followed and no trigger counts words: whatever they would have done is emptied as well.
   */
  private static final String EMPTY =
      """
      do $$
      declare
        one record;
        filled boolean;
      begin
        perform set_config('session_replication_role', 'replica', true);
        for one in
          select oid::regclass::text as name from pg_class
          where relkind = 'r' and relnamespace = current_schema()::regnamespace
            and relname <> 'stoa_schema_history'
        loop
          execute 'select exists (select 1 from ' || one.name || ')' into filled;
          if filled then
            execute 'delete from ' || one.name;
          end if;
        end loop;
        perform setval(schemaname || '.' || sequencename, start_value, false)
          from pg_sequences where last_value is not null and schemaname = current_schema();
      end;
      $$\
      """;

  private EmptiedDatabase() {}

  static synchronized void empty(String url) {
    try (Statement statement = SharedConnections.to(url).createStatement()) {
      statement.execute(EMPTY);
    } catch (SQLException e) {
      throw new IllegalStateException("cannot empty " + url, e);
    }
  }
}
