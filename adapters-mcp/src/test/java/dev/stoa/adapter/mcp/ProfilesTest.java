package dev.stoa.adapter.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingType;
import dev.stoa.actions.Action;
import dev.stoa.actions.Caller;
import dev.stoa.actions.Effect;
import dev.stoa.actions.catalogue.Catalogue;
import dev.stoa.application.Workspace;
import dev.stoa.domain.json.JsonObject;
import io.vavr.Lazy;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the profiles offer and cost, and that they reach everything. */
class ProfilesTest {

  private static final Encoding TOKENS =
      Encodings.newDefaultEncodingRegistry().getEncoding(EncodingType.CL100K_BASE);
  private static final Lazy<Seq<ProfileCost>> COSTS =
      Lazy.of(() -> ProfileCost.all(Catalogue.complete(), text -> TOKENS.countTokens(text)));

  private static final Path PAGE = Path.of("../docs/mcp.md");

  private final Workspace workspace = Exchange.workspace();
  private final Exchange core = as("core", Effect.DESTRUCTIVE);

  private Exchange as(String profile, Effect upTo) {
    return Exchange.of(profile, workspace, Exchange.caller(workspace, Option.some("zealot"), upTo));
  }

  @Test
  void theDefaultIsSmall() {
    ProfileCost cost = COSTS.get().head();
    assertEquals("core", cost.profile());
    assertTrue(cost.tools() <= 10, cost::toString);
    assertTrue(cost.tokens() <= 2_500, cost::toString);
    assertEquals(
        List.of(
            "remember",
            "recall",
            "search",
            "brief_me",
            "note",
            "post",
            "inbox",
            "task",
            "find_action",
            "run_action"),
        Exchange.names(core.result("tools/list", Map.of()), "tools"));
  }

  @Test
  void thePageSaysWhatTheyCost() throws Exception {
    String table =
        COSTS
            .get()
            .map(
                cost ->
                    String.format(
                        Locale.ROOT,
                        "| `%s` | %,d | %,d | %,d |%n",
                        cost.profile(),
                        cost.tools(),
                        cost.bytes(),
                        cost.tokens()))
            .mkString("| profile | tools | bytes | tokens |\n|---|---|---|---|\n", "", "");
    String page = Files.readString(PAGE);
    String written = page.replaceFirst("(?s)\\| profile \\| tools \\| bytes .*?\\n(?=\\n)", table);
    if ("write".equals(System.getProperty("stoa.golden"))) {
      Files.writeString(PAGE, written);
    }
    assertEquals(
        written,
        Files.readString(PAGE),
        "docs/mcp.md differs: check the change and write it with -Dstoa.golden=write");
  }

  @Test
  void everyViewIsOfActionsAndMembersThatThereAre() {
    Seq<Action<?, ?>> actions = ActionTool.actions(Catalogue.complete());
    for (ToolView view : ToolView.ALL) {
      for (ToolView.Use use : view.uses()) {
        Action<?, ?> action =
            actions
                .find(one -> one.name().equals(use.action()))
                .getOrElseThrow(() -> new AssertionError(use.action()));
        Seq<String> required =
            action
                .inputShape()
                .members()
                .filter(member -> member.isRequired() && !member.isActor())
                .map(member -> member.name());
        assertEquals(
            List.empty(), required.removeAll(use.members()), "what a model must give: " + use);
        use.members()
            .forEach(name -> assertTrue(action.inputShape().member(name).isDefined(), use + name));
      }
    }
    Profile.SMALL
        .flatMap(Profile::tools)
        .forEach(
            tool ->
                assertTrue(
                    McpTools.of(Catalogue.complete(), false).byName().containsKey(tool), tool));
  }

  @Test
  void noToolAsksForAnEmbedding() {
    for (Effect effect : Effect.values()) {
      String listed = Exchange.json(as("all", effect).result("tools/list", Map.of()));
      assertFalse(listed.contains("\"embedding\":"), "with the effect " + effect);
    }
  }

  @Test
  void whatACallerMayNotDoIsNeverListed() {
    for (String profile : ToolChoice.profiles()) {
      Exchange reader = as(profile, Effect.READ);
      for (JsonObject tool : Exchange.objects(reader.result("tools/list", Map.of()), "tools")) {
        assertEquals(
            "true",
            Exchange.json(Exchange.object(tool, "annotations").members().get("readOnlyHint").get()),
            tool::toString);
      }
    }
    JsonObject inbox =
        Exchange.objects(as("core", Effect.READ).result("tools/list", Map.of()), "tools")
            .find(tool -> Exchange.text(tool, "name").equals("inbox"))
            .get();
    assertTrue(Exchange.json(inbox).contains("\"enum\":[\"list\"]"), inbox::toString);
    String found = Exchange.text(as("core", Effect.READ).call("find_action", words("purge")));
    assertFalse(found.contains("memory.purge"), found);
    JsonObject run =
        as("core", Effect.READ)
            .call("run_action", Map.of("action", "memory.purge", "input", Map.of("id", "x")));
    assertTrue(Exchange.text(run).contains("may have the effect read at most"), run::toString);
  }

  private static Map<String, String> words(String words) {
    return Map.of("words", words);
  }

  @Test
  void everyActionIsFoundByItsNameAndBySomeOfItsWords() {
    FindAction find = new FindAction(ActionTool.actions(Catalogue.complete()));
    Rights operator = Rights.of(Caller.LOCAL);
    Rights agent = new Rights(Effect.DESTRUCTIVE, true);
    for (Action<?, ?> action : find.actions()) {
      Rights rights = operator.offer(action) ? operator : agent;
      assertEquals(action, find.found(rights, action.name()).head());
      assertEquals(action, find.found(rights, ActionTool.name(action)).head());
      assertTrue(
          find.found(rights, action.name().replace('.', ' ') + " " + action.summary())
              .take(5)
              .contains(action),
          action.name());
    }
  }

  @Test
  void anActionThatWasFoundCanBeRun() {
    String found = Exchange.text(core.call("find_action", words("create a new channel")));
    assertTrue(
        found.startsWith("channel.create (write): Creates a channel; audited.\n  input: name!"),
        found);
    String exact = Exchange.text(core.call("find_action", words("channel.create")));
    assertTrue(exact.contains("\"required\":[\"name\"]"), exact);
    JsonObject made =
        core.call("run_action", Map.of("action", "channel.create", "input", Map.of("name", "ops")));
    assertTrue(Exchange.text(made).contains("name: ops"), made::toString);
    JsonObject wrong =
        core.call("run_action", Map.of("action", "channel.create", "input", Map.of("nme", "a")));
    assertTrue(Exchange.text(wrong).contains("nme is unknown"), wrong::toString);
    JsonObject unknown = core.call("run_action", Map.of("action", "channel_creat"));
    assertEquals(
        "channel_creat is no action: did you mean channel.create?", Exchange.text(unknown));
  }

  @Test
  void aToolOfSeveralActionsIsToldWhichOne() {
    core.call("run_action", Map.of("action", "channel.create", "input", Map.of("name", "ops")));
    Exchange.of("core", workspace, Exchange.caller(workspace, Option.some("ada"), Effect.WRITE))
        .call("post", Map.of("channel", "ops", "content", "the build is green"));
    assertTrue(
        Exchange.text(core.call("inbox", Map.of("do", "list"))).contains("ops | 1"),
        () -> Exchange.text(core.call("inbox", Map.of("do", "list"))));
    String read = Exchange.text(core.call("inbox", Map.of("do", "read", "channel", "ops")));
    assertTrue(read.contains("the build is green"), read);
    assertEquals("do is missing: choose list, read", Exchange.text(core.call("inbox", Map.of())));
    assertEquals(
        "do: look is unknown: choose list, read",
        Exchange.text(core.call("inbox", Map.of("do", "look"))));
    String task =
        Exchange.text(core.call("task", Map.of("do", "add", "input", "x", "agent", "zealot")));
    assertTrue(task.contains("status: pending"), task);
  }

  @Test
  void aToolThatWasNotChosenIsNone() {
    JsonObject answer =
        core.ask("tools/call", Map.of("name", "memory_remember", "arguments", Map.of()));
    assertEquals(
        "there is no tool memory_remember among those chosen",
        Exchange.text(Exchange.object(answer, "error"), "message"));
  }

  @Test
  void rememberAnswersWhatSaysNearlyTheSame() {
    core.call("remember", Map.of("content", "Backups of the ledger run at night"));
    String near =
        Exchange.text(
            core.call("remember", Map.of("content", "Backups of the ledger run at noon")));
    assertTrue(near.contains("written: added") && near.contains("similar"), near);
    String known =
        Exchange.text(
            core.call("remember", Map.of("content", "- backups of the ledger run at night")));
    assertTrue(known.contains("written: known"), known);
    String merged =
        Exchange.text(
            core.call(
                "remember",
                Map.of("content", "Backups of ledger really run at night", "merge", true)));
    assertTrue(merged.contains("written: merged"), merged);
  }

  @Test
  void aRecalledMemoryCostsLittleMoreThanItsText() {
    Seq<String> texts =
        List.range(0, 5)
            .map(
                i ->
                    "Service number "
                        + i
                        + " retries three times with jitter, and never after thirty seconds.");
    texts.forEach(text -> core.call("remember", Map.of("content", text)));
    JsonObject answer = core.call("recall", Map.of("words", "retries with jitter"));
    String text = Exchange.text(answer);
    texts.forEach(one -> assertTrue(text.contains(one), text));
    int overhead = TOKENS.countTokens(text) - TOKENS.countTokens(texts.mkString("\n"));
    assertTrue(overhead <= 60 * texts.size(), () -> overhead + " tokens more:\n" + text);
    assertTrue(answer.members().get("structuredContent").isEmpty(), answer::toString);
  }
}
