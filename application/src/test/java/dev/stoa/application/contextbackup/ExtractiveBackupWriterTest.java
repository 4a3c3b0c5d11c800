package dev.stoa.application.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.stoa.domain.contextbackup.BackupNote;
import dev.stoa.domain.contextbackup.NoteSection;
import dev.stoa.domain.conversation.ConversationId;
import dev.stoa.domain.conversation.ConversationMessage;
import dev.stoa.domain.conversation.MessageId;
import dev.stoa.domain.conversation.MessageLabels;
import dev.stoa.domain.conversation.MessageRole;
import dev.stoa.domain.conversation.MessageText;
import dev.stoa.domain.kernel.SpecialistName;
import io.vavr.collection.Vector;
import io.vavr.control.Option;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

final class ExtractiveBackupWriterTest {

  private final ExtractiveBackupWriter writer = new ExtractiveBackupWriter();

  @Test
  void eachSectionIsTakenFromTheConversation() {
    BackupNote note =
        write(
            Option.none(),
            user("I need an importer for our CSV files. Please keep answers short."),
            assistant("We decided to stream rows. See src/main/Importer.java for it."),
            assistant("The parser works. Errors are not handled yet."),
            user("Handle the errors next."));
    assertEquals("I need an importer for our CSV files.", note.section(NoteSection.GOAL));
    assertEquals("We decided to stream rows.", note.section(NoteSection.DECISIONS));
    assertEquals(
        "The parser works.\nErrors are not handled yet.", note.section(NoteSection.STATUS));
    assertEquals("src/main/Importer.java", note.section(NoteSection.ACTIVE_FILE));
    assertEquals("Please keep answers short.", note.section(NoteSection.PREFERENCES));
    assertEquals("Handle the errors next.", note.section(NoteSection.RESUME));
  }

  @Test
  void whatNobodyMentionsIsKeptFromThePreviousNote() {
    BackupNote first =
        write(
            Option.none(), user("Port the parser. I prefer tabs."), assistant("We agreed on 17."));
    BackupNote second = write(Option.some(first.text()), user("Go on."));
    assertEquals("Port the parser.", second.section(NoteSection.GOAL));
    assertEquals("I prefer tabs.", second.section(NoteSection.PREFERENCES));
    assertEquals("We agreed on 17.", second.section(NoteSection.DECISIONS));
    assertEquals("Go on.", second.section(NoteSection.RESUME));
    assertEquals("None.", second.section(NoteSection.ACTIVE_FILE));
    assertEquals(
        "Go on.", write(Option.some("not a note"), user("Go on.")).section(NoteSection.GOAL));
  }

  @RepeatedTest(100)
  void anyConversationGivesANote(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    Vector<String> parts =
        Vector.of(
            "## GOAL\n",
            "x".repeat(3_000),
            "We decided this. ",
            "please ",
            "\uD83D\uDE00".repeat(300),
            "a.java ",
            "\n# ",
            "! ",
            "",
            "\r\n",
            "never.txt? ");
    ConversationMessage[] messages =
        Vector.fill(
                random.nextInt(60),
                () ->
                    message(
                        random.nextBoolean() ? MessageRole.USER : MessageRole.ASSISTANT,
                        Vector.fill(
                                random.nextInt(6), () -> parts.get(random.nextInt(parts.size())))
                            .mkString()))
            .toJavaArray(ConversationMessage[]::new);
    BackupNote note = write(Option.none(), messages);
    assertEquals(note, BackupNote.parse(note.text()));
    assertTrue(note.tokens() <= BackupNote.MAX_TOKENS, "seed " + repetition.getCurrentRepetition());
  }

  private BackupNote write(Option<String> previous, ConversationMessage... messages) {
    return writer.write(
        new BackupRequest(
            new ConversationId("c"), new SpecialistName("swe"), previous, Vector.of(messages)));
  }

  private static ConversationMessage user(String content) {
    return message(MessageRole.USER, content);
  }

  private static ConversationMessage assistant(String content) {
    return message(MessageRole.ASSISTANT, content);
  }

  private static ConversationMessage message(MessageRole role, String content) {
    return new ConversationMessage(
        new MessageId("m"),
        new ConversationId("c"),
        1,
        role,
        new MessageText(Option.none(), content, Option.none(), Option.none()),
        MessageLabels.NONE,
        Instant.EPOCH);
  }
}
