package dev.stoa.testkit.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.Locale;

/** The binaries from Maven Central, unpacked under the temporary folder; they run as root too. */
final class EmbeddedServer implements Way {

  @Override
  public String name() {
    return "embedded binaries";
  }

  @Override
  public Running open(Durability durability) throws IOException {
    String setting = durability.setting();
    EmbeddedPostgres.Builder builder =
        EmbeddedPostgres.builder()
            .setServerConfig("max_connections", PostgresServer.MAX_CONNECTIONS)
            .setServerConfig("fsync", setting)
            .setServerConfig("full_page_writes", setting)
            .setServerConfig("synchronous_commit", setting);
    EmbeddedPostgres postgres = inUtf8(builder).start();
    String url = "jdbc:postgresql://localhost:" + postgres.getPort() + "/postgres";
    return new Running(
        name(),
        DatabaseUrl.parse(url + "?user=postgres&password=postgres"),
        false,
        postgres::close);
  }

  // Linux has the locale C.UTF-8; elsewhere PostgreSQL brings one of that name itself.
  private static EmbeddedPostgres.Builder inUtf8(EmbeddedPostgres.Builder builder) {
    if (System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("linux")) {
      return builder.setLocaleConfig("locale", "C.UTF-8");
    }
    return builder
        .setLocaleConfig("locale", "C")
        .setLocaleConfig("locale-provider", "builtin")
        .setLocaleConfig("builtin-locale", "C.UTF-8");
  }
}
