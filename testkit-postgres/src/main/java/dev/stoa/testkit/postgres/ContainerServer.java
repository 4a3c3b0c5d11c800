package dev.stoa.testkit.postgres;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.testcontainers.DockerClientFactory;
import org.testcontainers.containers.PostgreSQLContainer;

/** A container, if a Docker engine is available. */
final class ContainerServer implements PostgresSource {

  private static final String IMAGE = "postgres:17";

  // No engine is known in under a second; the rest is for an engine that must first fetch an image.
  private static final long PATIENCE_SECONDS = 60;

  @Override
  public String name() {
    return "a container";
  }

  @Override
  public Running open(CommitDurability durability) throws Exception {
    if (!DockerTraces.ofThisMachine().any() || !dockerAnswers()) {
      throw new IllegalStateException("no Docker engine answers");
    }
    PostgreSQLContainer<?> container = prepared(durability);
    try {
      container.start();
    } catch (RuntimeException e) {
      container.close();
      throw e;
    }
    String url =
        "jdbc:postgresql://"
            + container.getHost()
            + (":" + container.getFirstMappedPort())
            + ("/" + container.getDatabaseName())
            + ("?user=" + container.getUsername())
            + ("&password=" + container.getPassword());
    return new Running("a container of " + IMAGE, DatabaseUrl.parse(url), false, container::close);
  }

  private static PostgreSQLContainer<?> prepared(CommitDurability durability) {
    List<String> command = new ArrayList<>(List.of("postgres"));
    durability
        .settings()
        .forEach((name, value) -> command.addAll(List.of("-c", name + "=" + value)));
    return new PostgreSQLContainer<>(IMAGE)
        .withEnv("POSTGRES_INITDB_ARGS", "--locale=C.UTF-8 --encoding=UTF8")
        .withCommand(command.toArray(String[]::new));
  }

  // On a separate thread, because an engine behind a firewall may never answer.
  private static boolean dockerAnswers() throws Exception {
    CompletableFuture<Boolean> answer = new CompletableFuture<>();
    Thread asking =
        new Thread(
            () -> {
              try {
                answer.complete(DockerClientFactory.instance().isDockerAvailable());
              } catch (RuntimeException | LinkageError e) {
                answer.completeExceptionally(e);
              }
            },
            "is-docker-there");
    asking.setDaemon(true);
    asking.start();
    try {
      return answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException e) {
      throw new IllegalStateException(
          "the Docker engine gave no answer in " + PATIENCE_SECONDS + " seconds", e);
    }
  }
}
