package dev.stoa.domain.contextbackup;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.stoa.domain.conversation.TokenEstimate;
import org.junit.jupiter.api.Test;

final class BackupNoteTest {

  private static final String NOTE =
      """
      ## GOAL
      Ship the importer.

      ## DECISIONS MADE
      - Use streams.
      - Keep ids.

      ## CURRENT STATUS
      Half of it works.

      ## ACTIVE FILE / CODE CONTEXT
      Importer.java
      ### not a heading of the note
      ## nor is this

      ## USER PREFERENCES LEARNED
      Short answers.

      ## RESUME INSTRUCTION
      Write the test first.
      """;

  @Test
  void aNoteIsReadAndWrittenAlike() {
    BackupNote note = BackupNote.parse(NOTE);
    assertEquals(NOTE, note.text());
    assertEquals("- Use streams.\n- Keep ids.", note.section(NoteSection.DECISIONS));
    assertEquals(note, BackupNote.parse(note.text()));
    assertEquals(TokenEstimate.of(NOTE), note.tokens());
  }

  @Test
  void theShortHeadingsAreReadToo() {
    String shortened =
        NOTE.replace(" MADE", "")
            .replace("CURRENT ", "")
            .replace(" / CODE CONTEXT", "")
            .replace("USER PREFERENCES LEARNED", "Preferences")
            .replace(" INSTRUCTION", "  ")
            .replace("\n", "\r\n");
    assertEquals(NOTE, BackupNote.parse(shortened).text());
  }

  @Test
  void whatIsWrongIsNamed() {
    assertRefused("note has no heading \"## GOAL\": add it with its section", "");
    assertRefused(
        "note begins with text before \"## GOAL\": begin with that heading", "Here:\n" + NOTE);
    assertRefused(
        "note has no heading \"## RESUME INSTRUCTION\": add it with its section",
        NOTE.substring(0, NOTE.indexOf("## RESUME")));
    assertRefused(
        "note has the heading \"## CURRENT STATUS\" where \"## DECISIONS MADE\" is expected: give"
            + " the six headings once, in order",
        NOTE.replace("## DECISIONS MADE\n", ""));
    assertRefused(
        "note has the heading \"## GOAL\" where it has ended: give the six headings once, in order",
        NOTE + NOTE);
    assertRefused(
        "note has nothing under \"## CURRENT STATUS\": write something, or None.",
        NOTE.replace("Half of it works.", " "));
    assertRefused(
        "note contains the character U+0000, which cannot be stored: remove it",
        NOTE.replace("Half", "\0"));
  }

  @Test
  void aNoteHasAtMostNineHundredTokens() {
    int room = 4 * 901 - 1 - NOTE.length();
    assertEquals(900, BackupNote.parse(NOTE.strip() + "x".repeat(room) + "\n").tokens());
    assertRefused(
        "note has about 901 tokens: shorten it to 900, which is 3600 characters",
        NOTE.strip() + "x".repeat(room + 1) + "\n");
  }

  @Test
  void aSectionHoldsNoHeading() {
    assertEquals(
        "note has the heading \"## GOAL\" inside another section: remove it",
        assertThrows(
                IllegalArgumentException.class,
                () ->
                    new BackupNote(
                        BackupNote.parse(NOTE).sections().put(NoteSection.STATUS, "a\n## GOAL")))
            .getMessage());
  }

  private static void assertRefused(String message, String text) {
    assertEquals(
        message,
        assertThrows(IllegalArgumentException.class, () -> BackupNote.parse(text)).getMessage());
  }
}
