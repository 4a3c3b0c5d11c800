package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonObject;
import io.vavr.control.Option;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Subscribers are told what changed for them, and nothing else. */
class SubscriptionsTest {

  private final Workspace workspace = Exchange.workspace();
  private final Exchange nobody = Exchange.of(workspace);
  private final Exchange zealot = Exchange.of(workspace, "zealot");
  private final BlockingQueue<String> changed = new LinkedBlockingQueue<>();

  private static String request(String method, String uri) {
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\""
        + method
        + "\",\"params\":{\"uri\":\""
        + uri
        + "\"}}";
  }

  private String next() throws InterruptedException {
    return changed.poll(30, TimeUnit.SECONDS);
  }

  @Test
  void anInboxAndADebateAreWatchedUntilTheClientHasEnough() throws Exception {
    nobody.call("channel_create", Map.of("name", "ops"));
    JsonObject debate =
        Exchange.object(
            zealot.call("debate_open", Map.of("topic", "Jitter?")), "structuredContent");
    String session = Exchange.text(debate, "session_id");
    Caller sentinel = Exchange.caller(workspace, Option.some("sentinel"), Effect.WRITE);
    CallScope scope = Exchange.scope(Catalogue.complete(), workspace, sentinel);
    try (Subscriptions subscriptions =
        new Subscriptions(
            new Resources(ActionTool.actions(Catalogue.complete()), context -> scope))) {
      for (String uri : new String[] {"stoa://inbox", "stoa://debate/" + session, "stoa://no/x"}) {
        subscriptions.received("s", scope, request("resources/subscribe", uri), changed::add);
      }
      zealot.call("channel_post", Map.of("channel", "ops", "content", "green"));
      assertEquals("stoa://inbox", next());
      nobody.call("debate_start", Map.of("session", session));
      assertEquals("stoa://debate/" + session, next());
      subscriptions.received(
          "s", scope, request("resources/unsubscribe", "stoa://inbox"), changed::add);
      zealot.call("channel_post", Map.of("channel", "ops", "content", "red"));
      assertNull(changed.poll(3, TimeUnit.SECONDS));
    }
  }

  @Test
  void anAddressIsOfOneTemplateOnly() {
    ResourceAddress debate = new ResourceAddress("stoa://debate/{session}", "debate.show");
    ResourceAddress turns = new ResourceAddress("stoa://debate/{session}/turns", "debate.turns");
    assertTrue(debate.matches("stoa://debate/1f"));
    assertFalse(debate.matches("stoa://debate/1f/turns"));
    assertFalse(debate.matches("stoa://debate/"));
    assertTrue(turns.matches("stoa://debate/1f/turns"));
    assertFalse(turns.matches("stoa://debate/1f"));
    assertFalse(turns.matches("stoa://debate//turns"));
  }
}
