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
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
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
    try (Subscriptions subscriptions = subscriptions(scope)) {
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

  private static Subscriptions subscriptions(CallScope scope) {
    return new Subscriptions(
        new Resources(ActionTool.actions(Catalogue.complete()), context -> scope),
        McpTools.of(Catalogue.complete(), false));
  }

  @Test
  void aSubscriptionEndsWithTheRightsOfItsCaller() throws Exception {
    nobody.call("channel_create", Map.of("name", "ops"));
    Caller sentinel = Exchange.caller(workspace, Option.some("sentinel"), Effect.WRITE);
    AtomicBoolean holds = new AtomicBoolean(true);
    CallScope all = Exchange.scope(Catalogue.complete(), workspace, sentinel);
    CallScope scope = new CallScope(workspace, sentinel, all.tools(), holds::get);
    try (Subscriptions subscriptions = subscriptions(scope)) {
      String inbox = request("resources/subscribe", "stoa://inbox");
      assertEquals(Option.none(), subscriptions.received("s", scope, inbox, changed::add));
      zealot.call("channel_post", Map.of("channel", "ops", "content", "green"));
      assertEquals("stoa://inbox", next());
      holds.set(false);
      zealot.call("channel_post", Map.of("channel", "ops", "content", "red"));
      assertNull(changed.poll(3, TimeUnit.SECONDS));
    }
  }

  @Test
  void whatCannotBeWatchedIsRefused() {
    Caller reader = Exchange.caller(workspace, Option.none(), Effect.READ);
    CallScope scope =
        new CallScope(
            workspace,
            reader,
            ToolChoice.of(Catalogue.complete(), Option.none(), List.of("memory", "agent")));
    try (Subscriptions subscriptions = subscriptions(scope)) {
      for (String uri : new String[] {"stoa://no/x", "stoa://inbox", "stoa://tasks"}) {
        assertEquals(
            "there is nothing to subscribe to at " + uri,
            subscriptions
                .received("s", scope, request("resources/subscribe", uri), changed::add)
                .get()
                .sentence());
      }
      for (int i = 0; i < 1_000; i++) {
        String one = request("resources/subscribe", "stoa://memory/" + i);
        assertEquals(Option.none(), subscriptions.received("s", scope, one, changed::add));
      }
      String more = request("resources/subscribe", "stoa://agents");
      assertEquals(
          "{\"error\":{\"code\":-32602,\"message\":\"there are 1000 subscriptions already: end one"
              + " with resources/unsubscribe\"},\"id\":1,\"jsonrpc\":\"2.0\"}",
          subscriptions.received("other", scope, more, changed::add).get().json());
      String end = request("resources/unsubscribe", "stoa://memory/7");
      subscriptions.received("s", scope, end, changed::add);
      assertEquals(Option.none(), subscriptions.received("other", scope, more, changed::add));
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
