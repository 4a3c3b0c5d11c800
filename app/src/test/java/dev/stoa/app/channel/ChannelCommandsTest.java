package dev.stoa.app.channel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonObject;
import dev.stoa.domain.json.JsonParser;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.sqlite.TestWorkspace;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChannelCommandsTest {

  @TempDir Path folder;

  private Cli cli;

  @BeforeEach
  void aWorkspaceWithTwoAgentsAndAChannel() {
    cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
    cli.run("agent", "register", "zealot", "--model", "claude-x").ok();
    cli.run("agent", "register", "sentinel", "--model", "claude-x").ok();
    cli.run("channel", "create", "#ops", "--topic", "what broke").ok();
  }

  @Test
  void whatIsPostedIsReceivedOnce() {
    post("The build is red, @sentinel");
    assertEquals(1, run("inbox", "--as", "sentinel", "--json").ok().objects("items").size());
    assertEquals(1, run("unread", "ops", "--as", "sentinel", "--json").ok().number("unread"));
    JsonObject message =
        run("receive", "ops", "--as", "sentinel", "--json").ok().objects("items").single();
    assertEquals(
        new JsonString("The build is red, @sentinel"), message.members().get("content").get());
    assertEquals("No messages.\n", run("receive", "ops", "--as", "sentinel").ok().out());
    assertEquals("Nothing is unread.\n", run("inbox", "--as", "sentinel").ok().out());
    assertTrue(run("members", "ops").ok().out().contains("zealot"));
  }

  @Test
  void historyIsReadWithoutMovingABookmark() {
    assertEquals("what broke", run("show", "ops", "--json").ok().text("topic"));
    post("first");
    post("second");
    Cli.Outcome first = run("history", "ops", "--limit", "1", "--json").ok();
    assertEquals("first", content(first));
    String next = first.text("next");
    assertEquals("second", content(run("history", "ops", "--after", next, "--json").ok()));
    assertEquals(
        "No messages.\n", run("history", "ops", "--since", "2099-01-01T00:00:00Z").ok().out());
    assertEquals(2, run("unread", "ops", "--as", "sentinel", "--json").ok().number("unread"));
  }

  private static String content(Cli.Outcome page) {
    return ((JsonString) page.objects("items").head().members().get("content").get()).value();
  }

  @Test
  void anInboxIsReadPageByPage() {
    post("first");
    cli.run("channel", "create", "#dev").ok();
    run("post", "dev", "second", "--as", "zealot").ok();
    Cli.Outcome first = run("inbox", "--as", "sentinel", "--limit", "1", "--json").ok();
    String next = first.text("next");
    assertTrue(run("inbox", "--as", "sentinel", "--after", next).ok().out().contains("ops"));
    run("inbox", "--as", "sentinel", "--after", "x")
        .failed(2, "--after: x is not a cursor of this list: copy it from the previous page");
  }

  @Test
  void waitingEndsWithTheTime() {
    assertEquals(
        "No messages.\n", run("wait", "ops", "--as", "sentinel", "--timeout", "0").ok().out());
    post("hello");
    assertEquals(
        1,
        run("wait", "ops", "--as", "sentinel", "--timeout", "5s", "--json")
            .ok()
            .objects("items")
            .size());
  }

  @Test
  void postingUnderOneIdTwiceIsOneMessage() {
    run("post", "ops", "done", "--as", "zealot", "--id", "run-7").ok();
    run("post", "ops", "done", "--as", "zealot", "--id", "run-7").ok();
    run("post", "ops", "undone", "--as", "zealot", "--id", "run-7")
        .failed(
            1,
            "message_id run-7 is taken by another message: choose a new id, or resend the same"
                + " message");
    run("delete-message", "run-7", "--as", "zealot").ok();
    assertEquals(0, run("unread", "ops", "--as", "sentinel", "--json").ok().number("unread"));
  }

  @Test
  void severalMessagesArePostedOrNone() {
    cli.run("channel", "create", "dev").ok();
    String lines =
        """
        {"channel":"ops","content":"one"}
        {"channel":"dev","content":"two","id":"m-2"}
        """;
    Cli.Outcome posted =
        cli.runPiped(lines, "channel", "post-batch", "-", "--as", "zealot", "--json").ok();
    assertEquals(2, posted.objects("items").size());
    String wrong = lines.replace("dev", "nowhere").replace("one", "never");
    assertEquals(1, cli.runPiped(wrong, "channel", "post-batch", "-", "--as", "zealot").code());
    assertEquals(1, run("history", "ops", "--json").ok().objects("items").size());
    assertEquals("two", content(run("history", "dev", "--json").ok()));
  }

  @Test
  void theMessagesOfAnAgentAreListedPageByPage() {
    cli.run("channel", "create", "dev").ok();
    post("first");
    run("post", "ops", "not hers", "--as", "sentinel").ok();
    run("post", "dev", "second", "--as", "zealot").ok();
    Cli.Outcome page = run("sent-by", "zealot", "--limit", "1", "--json").ok();
    assertEquals("first", content(page));
    Cli.Outcome rest = run("sent-by", "zealot", "--after", page.text("next"), "--json").ok();
    assertEquals("second", content(rest));
    assertEquals(1, rest.objects("items").size());
    assertEquals(new JsonNull(), rest.member("next"));
  }

  @Test
  void theAgentsThatAMessageMentionsAreListed() {
    run("post", "ops", "@sentinel and @nobody", "--as", "zealot", "--id", "m-1").ok();
    Cli.Outcome mentioned = run("mentioned", "m-1", "--json").ok();
    assertEquals(
        new JsonString("sentinel"),
        mentioned.objects("items").single().members().get("identity").get());
    run("mentioned", "m-2")
        .failed(1, "message_id m-2 names no message: receive or export to find it");
  }

  @Test
  void aChannelIsPinnedRenamedArchivedAndDeleted() {
    run("create", "dev").ok();
    run("pin", "ops").ok();
    assertEquals(
        new JsonString("ops"),
        run("list", "--json").ok().objects("items").head().members().get("name").get());
    run("pin", "ops").ok();
    run("unpin", "ops").ok();
    assertEquals("operations", run("rename", "ops", "operations", "--json").ok().text("name"));
    run("topic", "operations", "all of it").ok();
    run("archive", "operations").ok();
    run("post", "operations", "late", "--as", "zealot")
        .failed(1, "channel operations is archived: restore it first");
    run("restore", "operations").ok();
    run("delete", "operations", "--as", "zealot").ok();
    run("unread", "operations", "--as", "zealot")
        .failed(1, "channel operations is unknown: list the channels, or create it");
    assertEquals(
        1,
        cli.run("audit", "list", "--type", "channel.deleted", "--json")
            .ok()
            .objects("items")
            .size());
  }

  @Test
  void anExportIsMarkdownOrJson() {
    post("one");
    post("two");
    assertTrue(
        run("export", "ops").ok().out().startsWith("# ops\n\nwhat broke\n\n## Messages (2)\n"));
    JsonObject export = (JsonObject) JsonParser.parse(run("export", "ops", "--json").ok().out());
    assertEquals(new JsonString("ops"), export.members().get("channel_name").get());
  }

  @Test
  void tablesShowIdentitiesAndTheColumnsThatAreAskedFor() {
    String posted = run("post", "ops", "hello", "--as", "zealot").ok().out();
    assertTrue(posted.contains("| zealot | hello   |"), posted);
    String offered =
        run("handoff", "offer", "ops", "Fix it", "--as", "zealot", "--to", "sentinel").ok().out();
    assertTrue(offered.contains("| open   | zealot | sentinel | Fix it  |"), offered);
    assertEquals(
        """
        +---------+--------+
        | content | agent  |
        +---------+--------+
        | hello   | zealot |
        +---------+--------+
        """,
        run("receive", "ops", "--as", "sentinel", "--columns", "content,agent").ok().out());
  }

  @Test
  void workIsHandedOver() {
    String id =
        run("handoff", "offer", "ops", "Fix it", "--as", "zealot", "--to", "sentinel", "--json")
            .ok()
            .text("hand_off_id");
    assertEquals(
        1, run("handoff", "list", "--as", "sentinel", "--json").ok().objects("items").size());
    run("handoff", "close", id, "--as", "sentinel")
        .failed(1, "hand-off " + id + " is still open: acknowledge it before closing it");
    run("handoff", "acknowledge", id, "--as", "sentinel").ok();
    assertEquals(
        "closed", run("handoff", "close", id, "--as", "sentinel", "--json").ok().text("status"));
    assertTrue(run("handoff", "list", "--as", "sentinel").ok().out().startsWith("No hand-offs."));
  }

  @Test
  void badInputIsNamed() {
    run("create", "two words")
        .failed(
            2, "name contains whitespace or a control character: use hyphens, as in release-notes");
    run("post", "ops", " ", "--as", "zealot")
        .failed(2, "content is blank: give a value or leave it out");
    run("receive", "ops", "--as", "sentinel", "--limit", "0")
        .failed(2, "--limit: 0 is out of range: give 1 to 1000");
  }

  private void post(String content) {
    run("post", "ops", content, "--as", "zealot").ok();
  }

  private Cli.Outcome run(String... words) {
    String[] all = new String[words.length + 1];
    all[0] = "channel";
    System.arraycopy(words, 0, all, 1, words.length);
    return cli.run(all);
  }
}
