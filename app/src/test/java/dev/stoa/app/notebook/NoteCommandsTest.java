package dev.stoa.app.notebook;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.domain.json.JsonBoolean;
import dev.stoa.domain.json.JsonNull;
import dev.stoa.domain.json.JsonString;
import dev.stoa.testkit.sqlite.TestWorkspace;
import io.vavr.collection.List;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NoteCommandsTest {

  @TempDir Path folder;

  private Cli cli;

  @BeforeEach
  void aWorkspace() {
    cli = Cli.on(TestWorkspace.copyTo(folder.resolve("a.db")));
    cli.run("agent", "register", "ada", "--model", "m").ok();
    cli.run("agent", "register", "bob", "--model", "m").ok();
  }

  @Test
  void aNoteIsWrittenEditedShownAndListed() {
    cli.run("channel", "create", "ops").ok();
    Cli.Outcome written =
        cli.run(
                "note",
                "write",
                "Retries need jitter",
                "--as",
                "ada",
                "--topic",
                "beliefs",
                "--core",
                "--channel",
                "ops",
                "--anchors",
                "src/A.java:1",
                "--json")
            .ok();
    String id = written.text("note_id");
    assertEquals("beliefs", written.text("topic"));
    assertEquals("manual", written.text("source"));
    assertEquals("src/A.java:1", written.text("code_anchors"));
    String end = id.substring(id.length() - 8);
    cli.run("note", "edit", end, "--message", "Retries need a cap", "--as", "ada").ok();
    String shown = cli.run("note", "show", end, "--as", "ada").ok().out();
    assertTrue(shown.contains("Retries need a cap"), shown);
    assertTrue(shown.contains(id), shown);
    String listed = cli.run("note", "list", "--as", "ada", "--core", "--age", "1d").ok().out();
    assertTrue(listed.contains(end), listed);
    assertTrue(listed.endsWith("No more notes.\n"), listed);
    assertEquals("No notes.\n", cli.run("note", "list", "--as", "bob").ok().out());
    cli.run("note", "core", end, "--off", "--as", "ada").ok();
    assertEquals("No notes.\n", cli.run("note", "list", "--as", "ada", "--core").ok().out());
  }

  @Test
  void pagesAreAskedForByWhatThePageSaid() {
    for (int i = 0; i < 3; i++) {
      cli.run("note", "notes", "n" + i, "--as", "ada").ok();
    }
    Cli.Outcome first = cli.run("note", "list", "--as", "ada", "--limit", "2", "--json").ok();
    assertEquals(2, first.objects("items").size());
    Cli.Outcome rest =
        cli.run("note", "list", "--as", "ada", "--after", first.text("next"), "--json").ok();
    assertEquals(1, rest.objects("items").size());
    cli.run("note", "list", "--as", "ada", "--after", "x")
        .failed(2, "--after: x is not a cursor of this list: copy it from the previous page");
    cli.run("note", "list", "--as", "ada", "--age", "long")
        .failed(2, "--age: 'long' is not a duration: write it as 30s, 5m, 2h, 7d or PT1H30M");
    cli.run("note", "list", "--as", "ada", "--topic", "notes", "--besides", "journal").ok();
    assertEquals(
        "No notes.\n", cli.run("note", "list", "--as", "ada", "--besides", "notes").ok().out());
  }

  @Test
  void shortcutsWriteAndListTheirTopic() {
    for (String topic : new String[] {"journal", "notes", "tasks", "beliefs"}) {
      assertEquals(
          new JsonString(topic),
          cli.run("note", topic, "hello", "--as", "ada", "--json")
              .ok()
              .objects("items")
              .single()
              .members()
              .get("topic")
              .get());
      assertEquals(1, cli.run("note", topic, "--as", "ada", "--json").ok().objects("items").size());
    }
  }

  @Test
  void severalBecomeOneAndTheChainIsShown() {
    String one = write("idea alpha");
    String two = write("idea beta");
    Cli.Outcome made =
        cli.run(
                "note",
                "replace",
                one,
                two,
                "--message",
                "one idea",
                "--why",
                "the same",
                "--as",
                "ada",
                "--json")
            .ok();
    assertEquals("notes", made.text("topic"));
    assertEquals("the same", made.text("synthesis_note"));
    Cli.Outcome chain =
        cli.run("note", "chain", made.text("note_id"), "--as", "ada", "--json").ok();
    assertEquals(
        List.of("predecessor", "predecessor", "note").map(JsonString::new),
        chain.objects("notes").map(link -> link.members().get("place").get()).toList());
    String output = cli.run("note", "chain", one, "--as", "ada").ok().out();
    assertTrue(output.contains("| successor | " + made.text("note_id") + " | one idea"), output);
    cli.run("note", "replace", one, "--message", "again", "--as", "ada")
        .failed(1, "note " + one + " was replaced by " + made.text("note_id") + ": use that one");
    cli.run("note", "restore", one, "--as", "ada")
        .failed(1, "note " + one + " was replaced by " + made.text("note_id") + ": use that one");
    write("another idea");
    assertEquals(
        1,
        cli.run("note", "related", made.text("note_id"), "--as", "ada", "--json")
            .ok()
            .objects("items")
            .size());
  }

  @Test
  void notesArePutAwayTakenOutAndDeleted() {
    String id = write("to be gone");
    cli.run("note", "archive", id, "--as", "ada").ok();
    assertEquals("No notes.\n", cli.run("note", "list", "--as", "ada").ok().out());
    cli.run("note", "restore", id, "--as", "ada").ok();
    cli.run("note", "delete", id, "--as", "bob")
        .failed(1, "note " + id + " belongs to another agent: act as that one");
    cli.run("note", "delete", id, "--as", "ada").ok();
    cli.run("note", "show", id, "--as", "ada")
        .failed(1, "note " + id + " is unknown: list the notes, including archived ones");
    String trail = cli.run("audit", "list", "--json").ok().out();
    assertTrue(trail.contains("notebook.note_deleted"), trail);
    cli.run("note", "edit", id, "--as", "ada")
        .failed(2, "nothing is to change: give --message, --topic or --anchors");
    cli.run("note", "write", "x", "--as", "eve")
        .failed(
            1,
            "agent eve is unknown: see `stoa agent list`, or register it with `stoa agent"
                + " register`");
  }

  @Test
  void theBriefingHasWhatAnAgentNeeds() {
    cli.run("agent", "describe", "ada", "I remember.").ok();
    cli.run("note", "write", "Never force-push", "--as", "ada", "--core").ok();
    cli.run("channel", "create", "ops").ok();
    cli.run("channel", "post", "ops", "hello", "--as", "bob").ok();
    cli.run("knowledge", "contribute", "decision/merge", "We squash", "--as", "bob").ok();
    cli.run("agent", "spawn", "start", "ada").ok();
    Cli.Outcome woken = cli.run("note", "wake", "--as", "ada", "--json").ok();
    assertEquals(1, woken.number("wakes"));
    assertEquals(1, woken.number("spawn_number"));
    assertEquals("ops", woken.text("suggested_channel"));
    String output = cli.run("note", "wake", "--as", "ada").ok().out();
    assertTrue(output.startsWith("ada: I remember.; spawn 1, woke 2 times in it\n"), output);
    assertTrue(output.contains("Never force-push"), output);
    assertTrue(output.contains("We squash"), output);
    assertTrue(
        output.endsWith("Begin with channel.receive: stoa channel receive ops --as ada\n"), output);
    assertEquals(2, cli.run("note", "briefing", "--as", "ada", "--json").ok().number("wakes"));
  }

  @Test
  void theBriefingHasTheWorkThatWaitsAndWhatToBeginWith() {
    cli.run("channel", "create", "ops").ok();
    cli.run("channel", "post", "ops", "@ada the build is red", "--as", "bob").ok();
    cli.run("task", "create", "Sum up the week", "--agent", "bob").ok();
    cli.run("task", "create", "Sum up the day", "--agent", "ada").ok();
    String debate =
        cli.run(
                "debate",
                "open",
                "Cache?",
                "--participant",
                "ada",
                "--participant",
                "bob",
                "--json")
            .ok()
            .text("session_id");
    cli.run("debate", "start", debate).ok();
    cli.run("debate", "pause", debate).ok();
    String handOff =
        cli.run(
                "channel", "handoff", "offer", "ops", "Fix it", "--as", "bob", "--to", "ada",
                "--json")
            .ok()
            .text("hand_off_id");
    assertWokenTo("channel handoff acknowledge " + handOff + " --as ada");
    cli.run("channel", "handoff", "acknowledge", handOff, "--as", "ada").ok();
    assertWokenTo("channel receive ops --as ada");
    cli.run("channel", "receive", "ops", "--as", "ada").ok();
    assertWokenTo("task claim --worker ada --agent ada");
    cli.run("task", "claim", "--worker", "ada", "--agent", "ada").ok();
    assertWokenTo("debate resume " + debate);
    cli.run("debate", "resume", debate).ok();
    Cli.Outcome last = cli.run("note", "wake", "--as", "ada", "--json").ok();
    assertEquals(new JsonNull(), last.member("next_action"));
    assertEquals(1, last.objects("hand_offs").size());
    assertEquals(1, last.objects("tasks").size());
    assertEquals(0, last.objects("paused_debates").size());
    String idle = cli.run("note", "wake", "--as", "ada").ok().out();
    assertTrue(idle.endsWith("\nNothing waits for you.\n"), idle);
    String led =
        cli.run("debate", "run", "Cache?", "--participant", "ada", "--participant", "bob", "--json")
            .ok()
            .text("session_id");
    assertWokenTo("debate next " + led + " --as ada");
    cli.run("debate", "answer", led, "Yes.", "--as", "ada", "--confidence", "0.8").ok();
    assertEquals(idle, cli.run("note", "wake", "--as", "ada").ok().out());
  }

  private void assertWokenTo(String command) {
    String output = cli.run("note", "wake", "--as", "ada").ok().out();
    assertTrue(output.endsWith(": stoa " + command + "\n"), output);
    assertTrue(output.contains("Fix it"), output);
    assertTrue(output.contains("Sum up the day"), output);
    assertFalse(output.contains("Sum up the week"), output);
    assertTrue(output.contains("Cache?"), output);
  }

  @Test
  void notesAreWrittenFromAFileAllOrNone() throws IOException {
    Path file = folder.resolve("notes.jsonl");
    Files.writeString(
        file, "{\"message\":\"one\"}\n{\"message\":\"two\",\"topic\":\"beliefs\",\"core\":true}\n");
    Cli.Outcome written =
        cli.run("note", "write-batch", file.toString(), "--as", "ada", "--json").ok();
    assertEquals(2, written.objects("items").size());
    Files.writeString(file, "{\"message\":\"three\"}\n{\"message\":\" \"}\n");
    assertEquals(2, cli.run("note", "write-batch", file.toString(), "--as", "ada").code());
    assertEquals(2, cli.run("note", "list", "--as", "ada", "--json").ok().objects("items").size());
  }

  @Test
  void oneSearchFindsKnowledgeAndTheAgentsOwnNotes() {
    write("Retries need jitter");
    cli.run("knowledge", "contribute", "ops", "Jitter spreads load", "--as", "bob").ok();
    assertEquals(1, cli.run("search", "jitter", "--json").ok().objects("items").size());
    assertEquals(
        1, cli.run("search", "jitter", "--as", "bob", "--json").ok().objects("items").size());
    assertEquals(
        2, cli.run("search", "jitter", "--as", "ada", "--json").ok().objects("items").size());
    Cli.Outcome checked = cli.run("index", "check", "--json").ok();
    assertEquals(new JsonBoolean(true), checked.member("right"));
    assertTrue(checked.objects("indexes").size() >= 2, checked.out());
  }

  private String write(String message) {
    return cli.run("note", "write", message, "--as", "ada", "--json").ok().text("note_id");
  }
}
