package dev.stoa.testkit.postgres;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Embedded binaries run by the user {@code nobody}: for root in a container, where PostgreSQL
 * refuses to run as root and user namespaces are not available.
 */
record UnprivilegedPostgres(Path binaries) implements PostgresSource {

  private static final int NOBODY = 65534;
  private static final List<String> AS_NOBODY =
      List.of("setpriv", "--reuid=" + NOBODY, "--regid=" + NOBODY, "--clear-groups");

  /** Whether this process may switch to the user {@code nobody}. */
  static boolean isPossible() {
    try {
      return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
    } catch (IOException | UnsupportedOperationException | IllegalArgumentException e) {
      return false; // not Linux
    }
  }

  /** Whether it is a file of the user {@code nobody}. */
  static boolean owns(Path file) throws IOException {
    return isPossible() && Files.getAttribute(file, "unix:uid").equals(NOBODY);
  }

  @Override
  public String name() {
    return EmbeddedServer.NAME + " run by nobody";
  }

  @Override
  public Running open(CommitDurability durability) throws Exception {
    TemporaryFolder home = TemporaryFolder.create();
    try {
      Files.setPosixFilePermissions(home.path(), PosixFilePermissions.fromString("rwxrwxrwx"));
      Path data = home.path().resolve("data");
      int port = freePort();
      Optional<PreparedData> prepared =
          PreparedData.usedFor(durability).filter(files -> files.binariesOfNobody().isPresent());
      if (!prepared.map(files -> files.copyTo(data)).orElse(false)) {
        run(
            home,
            "initdb",
            "-D",
            data.toString(),
            "-U",
            "postgres",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--no-sync",
            "--locale=C.UTF-8");
      }
      Files.writeString(
          data.resolve("postgresql.conf"), settings(port, durability), StandardOpenOption.APPEND);
      run(home, "pg_ctl", "-D", data.toString(), "-w", "-l", home.path() + "/log", "start");
      String url = "jdbc:postgresql://localhost:" + port + "/postgres";
      return new Running(
          name(),
          DatabaseUrl.parse(url + "?user=postgres&password=postgres"),
          false,
          () -> leave(home, data));
    } catch (Exception e) {
      home.remove();
      throw e;
    }
  }

  private void leave(TemporaryFolder home, Path data) throws Exception {
    try {
      run(home, "pg_ctl", "-D", data.toString(), "-w", "-m", "immediate", "stop");
    } finally {
      home.remove();
    }
  }

  private static String settings(int port, CommitDurability durability) {
    List<String> lines = new ArrayList<>();
    lines.add("port = " + port);
    lines.add("listen_addresses = 'localhost'");
    lines.add("unix_socket_directories = ''");
    durability.settings().forEach((name, value) -> lines.add(name + " = " + value));
    return "\n" + String.join("\n", lines) + "\n";
  }

  // Output goes to a file: a server that inherits a pipe would keep its reader waiting for ever.
  private void run(TemporaryFolder home, String program, String... arguments) throws Exception {
    List<String> command = new ArrayList<>(AS_NOBODY);
    command.add(binaries.resolve("bin").resolve(program).toString());
    command.addAll(List.of(arguments));
    Path path = home.path().resolve(program + ".out");
    int code =
        new ProcessBuilder(command)
            .directory(home.path().toFile())
            .redirectErrorStream(true)
            .redirectOutput(path.toFile())
            .start()
            .waitFor();
    if (code != 0) {
      throw new IllegalStateException(program + " said: " + Files.readString(path));
    }
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }
}
