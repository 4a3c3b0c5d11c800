package dev.stoa.schema;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * The statements that create a workspace where there is nothing yet: those of all migrations, and
 * the history that Flyway would write of them, so that it can go on from there.
 */
public final class CreationScript {

  private static final String ROW =
      "INSERT INTO "
          + Migrations.HISTORY
          + " (installed_rank, version, description, type, script, checksum, installed_by,"
          + " execution_time, success) VALUES (";

  private CreationScript() {}

  /**
   * For one transaction.
   *
   * @param settings those of {@link Migrations#settings}, with what is known at run time only
   * @param user the SQL of who creates it
   */
  public static String of(String engine, Map<String, String> settings, String user) {
    StringBuilder script = new StringBuilder(Migrations.read(engine, "/history.template"));
    List<String> migrations = Migrations.scripts(engine);
    for (int i = 0; i < migrations.size(); i++) {
      String sql = Migrations.sql(engine, migrations.get(i));
      script
          .append(Migrations.filled(sql, settings))
          .append('\n')
          .append(row(i + 1, migrations.get(i), checksum(sql), user));
    }
    return script.toString();
  }

  private static String row(int rank, String file, int checksum, String user) {
    int end = file.indexOf("__");
    String version = file.substring(1, end).replace('_', '.');
    String description = file.substring(end + 2, file.length() - ".sql".length()).replace('_', ' ');
    return ROW
        + rank
        + (", '" + version + "', '" + description + "', 'SQL', '" + file + "', ")
        + checksum
        + (", " + user + ", 0, TRUE);\n");
  }

  /**
   * The same for a PostgreSQL of this version or later, where tables of short rows can have no
   * table for long values beside them.
   */
  public static String of(String engine, Map<String, String> settings, String user, int version) {
    String script = of(engine, settings, user);
    return version < ShortRows.SINCE ? script : ShortRows.stored(script);
  }

  /** The one that Flyway compares, whatever ends the lines. */
  private static int checksum(String sql) {
    CRC32 crc = new CRC32();
    sql.lines().forEach(line -> crc.update(line.getBytes(StandardCharsets.UTF_8)));
    return (int) crc.getValue();
  }
}
