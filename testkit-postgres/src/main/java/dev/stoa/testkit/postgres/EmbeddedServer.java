package dev.stoa.testkit.postgres;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The binaries from Maven Central, unpacked under the temporary folder; they also run as root. */
final class EmbeddedServer implements PostgresSource {

  static final String NAME = "embedded binaries";

  private final Unpacked unpacked = new Unpacked();

  Unpacked unpacked() {
    return unpacked;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public Running open(CommitDurability durability) throws Exception {
    Optional<PreparedData> prepared = PreparedData.usedFor(durability);
    Optional<Path> ofNobody = prepared.flatMap(PreparedData::binariesOfNobody);
    if (ofNobody.isPresent()) {
      return new UnprivilegedPostgres(ofNobody.get()).open(durability);
    }
    TemporaryFolder data = TemporaryFolder.create();
    try {
      prepared.ifPresent(files -> files.copyTo(dataIn(data)));
      EmbeddedPostgres postgres = builder(durability, data).start();
      String url = "jdbc:postgresql://localhost:" + postgres.getPort() + "/postgres";
      return new Running(
          name(),
          DatabaseUrl.parse(url + "?user=postgres&password=postgres"),
          false,
          () -> {
            postgres.close();
            data.remove();
          });
    } catch (IOException | RuntimeException e) {
      data.remove();
      if (unpacked.isDone() && UnprivilegedPostgres.isPossible()) {
        return new UnprivilegedPostgres(unpacked.folder()).open(durability);
      }
      throw e;
    }
  }

  // No separate shutdown hook: two hooks that stop one server would run at the same time.
  private EmbeddedPostgres.Builder builder(CommitDurability durability, TemporaryFolder data) {
    EmbeddedPostgres.Builder builder =
        inUtf8(EmbeddedPostgres.builder())
            .setPgBinaryResolver(unpacked)
            .setDataDirectory(dataIn(data))
            .setRegisterShutdownHook(false)
            // Removed here: the library takes a millisecond for each of many files.
            .setCleanDataDirectory(false);
    durability.settings().forEach(builder::setServerConfig);
    return builder;
  }

  private static Path dataIn(TemporaryFolder folder) {
    return folder.path().resolve("data");
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
