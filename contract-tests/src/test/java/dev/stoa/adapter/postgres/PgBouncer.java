package dev.stoa.adapter.postgres;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.postgresql.Driver;

/** PgBouncer in transaction mode before one database, where it is installed. */
final class PgBouncer {

  private static final int ATTEMPTS = 200;

  private PgBouncer() {}

  /** The url of the database through PgBouncer, or the database's own where there is none. */
  static String before(String url) {
    try {
      if (!isInstalled()) {
        System.out.println(
            "pgbouncer is not installed: transaction pooling is tested against PostgreSQL itself");
        return url;
      }
      return started(url);
    } catch (IOException e) {
      throw new IllegalStateException("cannot start pgbouncer", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static boolean isInstalled() throws InterruptedException {
    try {
      return new ProcessBuilder("pgbouncer", "--version")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException absent) {
      return false;
    }
  }

  private static String started(String url) throws IOException, InterruptedException {
    Properties server = Driver.parseURL(url, new Properties());
    int port = freePort();
    Path folder = Files.createTempDirectory("stoa-pgbouncer");
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    folder.toFile().deleteOnExit();
    Path settings = Files.writeString(folder.resolve("pgbouncer.ini"), settings(server, port));
    settings.toFile().deleteOnExit();
    List<String> command = new ArrayList<>(List.of("pgbouncer", "-q"));
    if (System.getProperty("user.name").equals("root")) {
      // It refuses to run as root.
      command.addAll(List.of("-u", "nobody"));
    }
    command.add(settings.toString());
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    Runtime.getRuntime().addShutdownHook(new Thread(process::destroy));
    awaitPort(process, port);
    String address = server.getProperty("PGHOST") + ":" + server.getProperty("PGPORT");
    return url.replace(address, "127.0.0.1:" + port);
  }

  /** Two server connections for all clients, so that sessions are mixed as often as can be. */
  private static String settings(Properties server, int port) {
    return """
    [databases]
    %s = host=%s port=%s user=%s password=%s
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = %d
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction
    default_pool_size = 2
    ignore_startup_parameters = extra_float_digits
    """
        .formatted(
            server.getProperty("PGDBNAME"),
            server.getProperty("PGHOST"),
            server.getProperty("PGPORT"),
            server.getProperty("user"),
            server.getProperty("password"),
            port);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return socket.getLocalPort();
    }
  }

  private static void awaitPort(Process process, int port)
      throws IOException, InterruptedException {
    for (int attempt = 1; ; attempt++) {
      try (Socket socket = new Socket()) {
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return;
      } catch (IOException notYet) {
        if (attempt == ATTEMPTS || !process.isAlive()) {
          throw notYet;
        }
        Thread.sleep(50);
      }
    }
  }
}
