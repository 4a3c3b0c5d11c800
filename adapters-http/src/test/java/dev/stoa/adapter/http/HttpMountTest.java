package dev.stoa.adapter.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Action;
import dev.stoa.actions.ActionGroup;
import dev.stoa.actions.Caller;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.vavr.collection.List;
import io.vavr.control.Option;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.InstantSource;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.servlet.ServletHolder;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The edge as a servlet of another server; its tests in Tomcat are those of the starter. */
class HttpMountTest {

  record Nothing() {}

  private static final Logger LOGGER = Logger.getLogger("dev.stoa.http");

  private final Server server = new Server(0);
  private final HttpClient client = HttpClient.newHttpClient();

  @AfterEach
  void stop() throws Exception {
    server.stop();
    LOGGER.setLevel(null);
  }

  private URI serving(int lines) throws Exception {
    Action<?, ?> export =
        Action.ofWorkspace()
            .read("audit.export", "Fails after some lines.")
            .takes(Nothing.class)
            .givesLines(
                (workspace, input, progress) -> {
                  for (int i = 0; i < lines; i++) {
                    progress.line("{\"line\":" + i + "}\n");
                  }
                  throw new StorageException("the store is unreachable");
                });
    ActionGroup group = ActionGroup.of("test", "Actions that fail.", () -> List.of(export));
    HttpMount mount =
        HttpMount.over(
            Stoa.over(TestWorkspace.create().storage(), InstantSource.system()),
            new Catalogue(List.of(group)),
            request -> Option.some(Caller.LOCAL),
            new SimpleMeterRegistry(),
            false);
    ServletContextHandler context = new ServletContextHandler("/app");
    ServletHolder holder = new ServletHolder(mount);
    holder.setAsyncSupported(true);
    context.addServlet(holder, "/stoa/*");
    server.setHandler(context);
    server.start();
    int port = ((ServerConnector) server.getConnectors()[0]).getLocalPort();
    return URI.create("http://localhost:" + port + "/app/stoa/v1/audit/export");
  }

  private HttpResponse<String> get(URI uri) throws Exception {
    return client.send(HttpRequest.newBuilder(uri).build(), HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void whatFailsBeforeItWasSentIsAProblem() throws Exception {
    LOGGER.setLevel(Level.OFF);
    HttpResponse<String> answer = get(serving(1));
    assertEquals(503, answer.statusCode());
    assertTrue(answer.body().contains("the store is unreachable"), answer.body());
  }

  @Test
  void anAnswerThatWasBegunIsBrokenOff() throws Exception {
    LOGGER.setLevel(Level.OFF);
    URI export = serving(100_000);
    assertThrows(IOException.class, () -> get(export));
  }
}
