package dev.stoa.app.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.app.Cli;
import dev.stoa.application.conversation.NewConversation;
import dev.stoa.application.conversation.NewMessage;
import dev.stoa.bootstrap.Stoa;
import dev.stoa.bootstrap.storage.TestEngine;
import dev.stoa.domain.conversation.MessageDraft;
import dev.stoa.domain.conversation.UserId;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Vector;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ContextCommandsTest {

  private static final String NOTE =
      """
      ## GOAL
      Ship the importer.
      ## DECISIONS
      None.
      ## STATUS
      Half of it works.
      ## ACTIVE FILE
      Importer.java
      ## PREFERENCES
      None.
      ## RESUME
      Write the test first.
      """;

  private static final String NOT_VALID =
      "specialist swe has no valid backup of conversation importer-chat: ";

  @ParameterizedTest
  @EnumSource
  void messagesAreCountedForTheSpecialistsThatSeeThem(TestEngine engine) {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("context", "register", "swe", "128000").ok();
    String id = cli.run("conversation", "start", "Importer", "--json").ok().text("conversation_id");
    for (int i = 0; i < 5; i++) {
      cli.run("message", "append", id, "message " + i).ok();
    }
    Cli.Outcome unseen = cli.run("context", "coverage", "--json").ok();
    assertEquals(1, unseen.number("unseen"));
    assertTrue(unseen.out().contains("\"ratio\":0"), unseen.out());
    cli.run("message", "append", id, "another", "--seen-by", "law")
        .failed(1, "specialist law is unknown: register it with the context window of its model");
    cli.run("message", "append", id, "another", "--seen-by", "swe").ok();
    Cli.Outcome seen = cli.run("context", "coverage", "--json").ok();
    assertEquals(0, seen.number("unseen"));
    assertEquals(1, seen.number("missing"));
  }

  @ParameterizedTest
  @EnumSource
  void whatWasAppendedIsPrintedWithoutAnEmptyTable(TestEngine engine, @TempDir Path folder)
      throws IOException {
    Cli cli = Cli.on(engine.migratedUrl());
    cli.run("context", "register", "swe", "128000").ok();
    String id = cli.run("conversation", "start", "Importer", "--json").ok().text("conversation_id");
    Path lines = Files.writeString(folder.resolve("lines"), "{\"content\":\"When?\"}\n");
    String printed =
        cli.run("context", "append", id, lines.toString(), "--seen-by", "swe").ok().out();
    assertTrue(printed.startsWith("messages:\n"), printed);
    assertTrue(printed.contains("When?"), printed);
  }

  @ParameterizedTest
  @EnumSource
  void aNoteIsStoredResumedAndOutdated(TestEngine engine, @TempDir Path folder) throws IOException {
    String url = engine.migratedUrl();
    Cli cli = Cli.on(url);
    cli.run("context", "register", "swe", "99")
        .failed(2, "<context window>: 99 is out of range: give 100 to 1000000000");
    cli.run("context", "register", "swe", "128000").ok();
    assertTrue(cli.run("context", "specialists").ok().out().contains("128000"));
    append(url, 30);
    String due = cli.run("context", "due", "importer-chat").ok().out();
    assertTrue(due.contains("message_count"), due);
    Path note = folder.resolve("note.md");
    Files.writeString(note, NOTE);
    cli.run("context", "resume", "importer-chat", "swe")
        .failed(1, NOT_VALID + "there is none; store one first");
    cli.run("context", "store", "importer-chat", "law", note.toString())
        .failed(1, "specialist law is unknown: register it with the context window of its model");
    cli.run("context", "store", "importer-chat", "swe", note.toString()).ok();
    String resumed = cli.run("context", "resume", "importer-chat", "swe").ok().out();
    assertTrue(resumed.contains("## RESUME INSTRUCTION"), resumed);
    assertTrue(cli.run("context", "due", "importer-chat").ok().out().contains("No backups due"));
    append(url, 1);
    cli.run("context", "resume", "importer-chat", "swe")
        .failed(1, NOT_VALID + "the last one covers message 30 of 31; store one first");
    String pass = cli.run("context", "cover", "--pause", "0s", "--json").ok().out();
    assertTrue(pass.contains("\"stored\":1"), pass);
    assertTrue(
        cli.run("context", "list", "importer-chat", "swe")
            .ok()
            .out()
            .contains("coverage_job_stale"));
    Files.writeString(note, NOTE.replace("## STATUS\nHalf of it works.\n", ""));
    cli.run("context", "store", "importer-chat", "swe", note.toString())
        .failed(
            2,
            "note has the heading \"## ACTIVE FILE / CODE CONTEXT\" where \"## CURRENT STATUS\" is"
                + " expected: give the six headings once, in order");
  }

  private static void append(String url, int messages) {
    try (Stoa stoa = Stoa.open(url)) {
      var id =
          stoa.conversations()
              .start(UserId.LOCAL, NewConversation.untitled().id("importer-chat"))
              .get()
              .id();
      stoa.contextBackups()
          .append(
              UserId.LOCAL,
              id,
              Vector.fill(messages, () -> NewMessage.of(MessageDraft.user("Go on."))),
              Vector.of(new SpecialistName("swe")))
          .get();
    }
  }
}
