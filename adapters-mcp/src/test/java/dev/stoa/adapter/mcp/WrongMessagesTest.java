package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.stoa.actions.Caller;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Messages that are no requests of the protocol, and requests with wrong parameters. */
class WrongMessagesTest {

  /** What is sent after {@code "jsonrpc":"2.0","id":7}, and what is answered. */
  private static final Map<String, String> WRONG_PARAMS =
      TreeMap.of(
              "'method':'tools/call','params':[1]",
              "params is no object",
              "'method':'tools/call'",
              "params.name is missing",
              "'method':'tools/call','params':{'name':['a']}",
              "params.name is no text",
              "'method':'tools/call','params':{'name':'search','arguments':'retries'}",
              "params.arguments is no object",
              "'method':'tools/list','params':{'cursor':{}}",
              "params.cursor is no text",
              "'method':'tools/list','params':{'_meta':4}",
              "params._meta is no object",
              "'method':'resources/read','params':{'uri':{}}",
              "params.uri is no text",
              "'method':'prompts/get','params':{'name':'brief_me','arguments':[]}",
              "params.arguments is no object",
              "'method':'initialize','params':{'protocolVersion':'2025-06-18','capabilities':4,"
                  + "'clientInfo':{'name':'a','version':'1'}}",
              "params.capabilities is no object")
          .put(
              "'method':'initialize','params':{'protocolVersion':'2025-06-18',"
                  + "'capabilities':{'roots':true},'clientInfo':{'name':'a','version':'1'}}",
              "params.capabilities.roots is no object")
          .put(
              "'method':'initialize','params':{'protocolVersion':'2025-06-18','capabilities':{},"
                  + "'clientInfo':{'name':'a'}}",
              "params.clientInfo.version is missing");

  private final Workspace workspace = Exchange.workspace();

  private static String json(String text) {
    return text.replace('\'', '"');
  }

  private static String request(String rest) {
    return json("{'jsonrpc':'2.0','id':7," + rest + "}");
  }

  private static String error(JsonObject response) {
    JsonObject error = Exchange.object(response, "error");
    return Exchange.json(response.members().get("id").getOrElse(new JsonNull()))
        + " "
        + Exchange.json(error.members().get("code").get())
        + " "
        + Exchange.text(error, "message");
  }

  @Test
  void wrongParametersAreNamedOverStandardInput() {
    Exchange client = Exchange.of(workspace);
    WRONG_PARAMS.forEach(
        (sent, why) ->
            assertEquals("7 -32602 " + why, error(client.send(request(sent)).last()), sent));
  }

  @Test
  void anotherVersionOfJsonRpcIsRefusedOverStandardInput() {
    Exchange client = Exchange.of(workspace);
    String why = " -32600 jsonrpc must be the text 2.0";
    assertEquals(
        "7" + why,
        error(client.send(json("{'jsonrpc':'1.0','id':7,'method':'tools/list'}")).last()));
    assertEquals("7" + why, error(client.send(json("{'id':7,'method':'tools/list'}")).last()));
    assertEquals(
        "null" + why, error(client.send(json("{'jsonrpc':2,'method':'tools/list'}")).last()));
    assertEquals("null -32600 a message must be an object", error(client.send(json("[4]")).last()));
    assertEquals(
        "7 -32600 method is no text",
        error(client.send(json("{'jsonrpc':'2.0','id':7,'method':[]}")).last()));
  }

  @Test
  void theSameIsAnsweredOverHttp() throws Exception {
    McpServlet servlet = McpServlet.of(Catalogue.complete(), "1", List.of());
    try (HttpServer server = new HttpServer(0, servlet, workspace, request -> Caller.LOCAL)) {
      for (var wrong : WRONG_PARAMS) {
        HttpResponse<String> response = post(server, request(wrong._1));
        assertEquals(200, response.statusCode(), wrong._1);
        assertEquals("7 -32602 " + wrong._2, error(object(response)), wrong._1);
      }
      HttpResponse<String> response =
          post(server, json("{'jsonrpc':'1.0','id':7,'method':'initialize'}"));
      assertEquals(400, response.statusCode());
      assertEquals("7 -32600 jsonrpc must be the text 2.0", error(object(response)));
      assertEquals(
          "null -32700 JSON position 1: a name in double quotes expected",
          error(object(post(server, "{nonsense"))));
    }
  }

  private static JsonObject object(HttpResponse<String> response) {
    return (JsonObject) JsonParser.parse(response.body());
  }

  private static HttpResponse<String> post(HttpServer server, String body) throws Exception {
    return HttpClient.newHttpClient()
        .send(
            HttpRequest.newBuilder(URI.create(server.url() + "/mcp"))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(BodyPublishers.ofString(body))
                .build(),
            BodyHandlers.ofString());
  }
}
